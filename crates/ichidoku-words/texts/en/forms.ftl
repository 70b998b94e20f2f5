# How things and lists are written. A form is asked for in a text as a function: { WORD($cells) } is cells-word.

house = { $house ->
    [row] row { NUMBER($house) }
    [column] column { NUMBER($house) }
   *[box] box { NUMBER($house) }
}
houses = { $houses ->
    [row] row { NUMBER($houses) }
    [column] column { NUMBER($houses) }
    [box] box { NUMBER($houses) }
    [rows] rows { NUMBER($houses) }
    [columns] columns { NUMBER($houses) }
    [boxes] boxes { NUMBER($houses) }
   *[mixed] { AND($houses) }
}
candidate = { DIGIT($candidate) } in { CELL($candidate) }

list-more = {", "}
list-and = {" and "}
list-or = {" or "}
list-nor = {" nor "}
# Before an 8, for languages that speak it with a vowel.
list-or-eight = {" or "}
list-clauses = {", and "}
list-clauses-more = {", "}

# rows, columns, boxes; houses of several kinds
houses-kind = { $houses ->
    [row] row
    [column] column
    [box] box
    [rows] rows
    [columns] columns
    [boxes] boxes
   *[mixed] houses
}
house-kind = { $house ->
    [row] row
    [column] column
   *[box] box
}
houses-word = { COUNT($houses) ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
   *[other] { COUNT($houses) }
}
cells-word = { $cells ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
   *[other] { COUNT($cells) }
}
digits-word = { $digits ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
   *[other] { COUNT($digits) }
}
count-word = { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
   *[other] { $count }
}
# 8 is spoken with a vowel.
digit-a = { $digit ->
    [8] an 8
   *[other] a { $digit }
}
# both, all three, all of …
cells-all = { $cells ->
    [1] it
    [2] both
   *[other] all { WORD($cells) }
}
# The subset of this many digits.
digits-subset = { $digits ->
    [2] pair
    [3] triple
    [4] quad
   *[other] set
}
# The names of colours and of sets, by their numbers.
count-colour = { $count ->
    [1] blue
    [2] green
    [3] orange
   *[4] purple
}
count-set = { $count ->
    [1] A
    [2] B
    [3] C
    [4] D
    [5] E
   *[6] F
}
