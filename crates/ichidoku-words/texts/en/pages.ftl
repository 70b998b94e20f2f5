# What stands around the text of a technique's page. The text itself is in the folder pages, a file for each page.

page-why = Why it is true
page-how = How to find it
page-kinds = The kinds
page-outline = In outline
page-other-words = In other words
page-near-miss = Near miss
page-relatives = Relatives
page-references = References
page-example = Example
page-example-of = Example: { $technique }
page-untranslated = The text of this page isn’t translated yet. It follows in English.
page-column-name = technique
page-column-aliases = also called
page-column-difficulty = difficulty
page-difficulty = { $technique }: difficulty { $count }
page-exercises = Exercises
page-answer = Show the answer
page-on-board = Try it on the board
