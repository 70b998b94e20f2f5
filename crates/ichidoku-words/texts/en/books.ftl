# What books say of their puzzles, and pictures of variants below them.

book-solutions = Solutions
book-author = Set by { $author }
book-own-words = In the setter's own words:

## How hard a puzzle is, from the easiest grade.

grade-trivial = Trivial
grade-easy = Easy
grade-medium = Medium
grade-hard = Hard
grade-very-hard = Very hard
grade-unfair = Unfair
grade-extreme = Extreme
grade-beyond = Beyond

## Rules of variants beside a picture, one sentence for all of a kind

rules-size = Each row, column and box contains the digits { $low } to { $high } once.
rules-size-plain = Each row and column contains the digits { $low } to { $high } once.
rules-cage = Digits in a cage differ and add up to the number in its corner.
rules-open-cage = Digits don't repeat in a cage.
rules-sum = The digits in an outlined set of cells add up to the number in its corner; they may repeat.
rules-thermo = Digits increase along each thermometer, starting from its bulb.
rules-slow-thermo = Digits never decrease along a slow thermometer, starting from its hollow bulb.
rules-greater = A sign between two cells points at the smaller digit.
rules-white-dot = Cells joined by a white dot contain consecutive digits.
rules-black-dot = Of two digits joined by a black dot, one is twice the other.
rules-x = Digits joined by an X add up to 10.
rules-v = Digits joined by a V add up to 5.
rules-whisper = Neighbours on a green line differ by at least { $difference }.
rules-dutch = Neighbours on an orange line differ by at least { $difference }.
rules-renban = A purple line contains consecutive digits in any order.
rules-modular = Any { $modulus } neighbours on a turquoise line leave different remainders when divided by { $modulus }.
rules-entropic = Any three neighbours on a peach line are a low digit (1 to 3), a middle one (4 to 6) and a high one (7 to 9), in any order.
rules-palindrome = A narrow grey line reads the same from both ends.
rules-twins = Shaded cells with the same letter contain the same digit.
rules-between = Digits on a line between two circles are between those in the circles.
rules-lockout = The digits in the diamonds at the ends of a line differ by at least { $difference }, and each digit between them is lower than both or higher than both.
rules-zipper = On a lilac line, two digits equally far from its middle always have the same sum, which is the digit in the middle if there is one.
rules-box-sum = Each stretch of a blue line within a box has the same sum.
rules-sum-line = A pink line can be cut into pieces that each add up to the number on it.
rules-arrow = The digits on an arrow add up to the digit in its circle.
rules-double-arrow = The digits on a thin line between two circles add up to as much as those in the circles.
rules-pill-arrow = The digits on an arrow add up to the number in its pill, in reading order.
rules-little-killer = A number with an arrow outside the grid is the sum of that diagonal, on which digits may repeat.
rules-rellik = A cage with a crossed-out number contains different digits, none of which, alone or together with others of them, adds up to that number.
rules-equality = A cage marked = contains different digits: as many odd as even ones, and as many low ones (up to { $low }) as high ones (from { $high }).
rules-lunchbox = Digits in an outlined set with a number in brackets differ, and those between the lowest and the highest of them add up to that number.
rules-x-sum = A number outside the grid is the sum of the first digits seen from there; the very first says how many.
rules-sandwich = A number outside the grid is the sum of the digits between { $low } and { $high } in its row or column.
rules-skyscraper = A number outside the grid says how many digits seen from there are higher than all before them.
rules-hidden-skyscraper = A number outside the grid is the first digit seen from there that is lower than one before it.
rules-numbered-room = The first digit seen from a number outside the grid says at which place that number is.
rules-rank = All rows and columns are read from both ends and sorted, lowest first; a number outside the grid is the place of the one read from there.
rules-quad = The four cells around a circle contain the digits in it.
rules-different = Digits don't repeat in shaded cells.
rules-odd = A cell with a shaded circle contains an odd digit.
rules-even = A cell with a shaded square contains an even digit.
rules-choices = A cell with small digits contains one of them.
rules-at-least = An outlined set of cells contains the digits in its corner, each at least as often as it is written there.
rules-exactly = An outlined set of cells contains each digit in its corner exactly as often as it is written there.
rules-look-and-say = A clue in the corner of a cage says in pairs how often a digit occurs in it: 12 means exactly one 2.
rules-circles = A digit in a circle occurs in exactly as many circles as it says.
rules-index-row = A digit N in a highlighted cell says that the Nth cell of its row contains the number of its column.
rules-index-column = A digit N in a highlighted cell says that the Nth cell of its column contains the number of its row.
rules-fog = Hatched cells are in fog: on a screen they are hidden until a right digit clears its own cell and those around it.
