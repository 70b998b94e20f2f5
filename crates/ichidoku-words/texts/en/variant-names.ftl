# The names of the techniques for other sizes and rules, by their slugs. `.indefinite` is the name with its article.

technique-arrow-sum = arrow sum
    .indefinite = an arrow with few possible sums
technique-cage-combinations = cage combinations
    .indefinite = a cage with few combinations
technique-cell-pairs = pair of cells
    .indefinite = a pair of cells that restrict each other
technique-contradiction = contradiction
    .indefinite = a candidate that leads to a contradiction
technique-increasing-digits = increasing digits
    .indefinite = a line of increasing digits
technique-innies-outies = rule of 45
    .indefinite = a place for the rule of 45
technique-locked-candidates = locked candidates
    .indefinite = a set of locked candidates
technique-outside-clue = outside clue
    .indefinite = an outside clue
technique-renban-window = renban window
    .indefinite = a renban window
technique-required-digit = required digit
    .indefinite = a required digit
technique-rule-alone = rule by itself
    .indefinite = a rule that excludes something by itself
technique-sum-bounds = bounds of a sum
    .indefinite = a sum with narrow bounds
