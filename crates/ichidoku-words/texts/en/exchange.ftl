# What the app says where a position is copied, saved, shared and printed, in a module that it fetches when it is first wanted.

## Copy, save and share

exchange-copy = Copy as
exchange-save = Save as
save = Save
saved-as = Saved as { $form }
exchange-texts = Text
exchange-links = Links to other sites
exchange-pictures = Pictures
exchange-files = Files for other programs
form-pretty = nine rows with drawn lines
form-full = all candidates on one line
form-marks = { $name }, with notes
exchange-scale = Size
exchange-transparent = Transparent background
exchange-code = QR code
exchange-share = Share…

## Print

print-paper = Paper
print-per-page = Puzzles per page
print-count = Puzzles, this one included
print-grade = Grade of the new ones
print-title = Title
print-solutions = Solutions
print-solutions-none = None
print-solutions-overleaf = On the next page
print-solutions-end = On the last pages
print-candidates = Print candidates
print-large = Large print
print-pdf = Save as PDF
print-pages = Pages to be printed
print-page = Page { $number }
print-making = Making puzzles…
print-fewer = Some puzzles weren’t found in time. Choose an easier grade, or fewer puzzles.
print-small-candidates = Candidates would be too small to read. Choose fewer puzzles per page, or larger paper.
print-letters = The title can have Latin letters only.
