# Why a request to the API or the server is refused. In lower case, without a full stop. What is wrong with a puzzle's text is
# in `faults.ftl`.

## The vocabulary

refusal-cancelled = the work was cancelled
refusal-guesses = the search took more guesses than are allowed here
refusal-several-puzzles = several puzzles where one was expected
refusal-entry-in-given = the entry { $entry } contradicts the given { $given } in { $cell }
refusal-entered-twice = { $cell } is entered twice, as { $earlier } and as { $digit }; expected at most one entry per cell
refusal-marks-in-given = the candidates { $marks } in { $cell } contradict the given { $given } there
refusal-mistake = a mistake where a position with one solution was expected
refusal-clues-to-replace = { $clues } clues to replace; expected 1 to 4
refusal-backdoor-size = a size of { $size }; expected at most 5 cells
refusal-set-size = a size of { $size }; expected 4 to 16 cells
refusal-unknown-order = no order is named '{ $name }'; expected { $names }
refusal-unknown-algorithm = no algorithm is named '{ $name }'; expected { $names }
refusal-left-out = no more than { $counted } solutions are left out here
refusal-grade-of-scale = { $grade } is not a grade on the scale { $scale }
refusal-like-improper = the puzzle that new ones are to be like has no solution or several; expected exactly one
refusal-variant-size = { $rules } puzzles have a size of { $sides }, not { $size }
refusal-variant-symmetry = puzzles with the rules { $rules } have no given digits to be symmetric
refusal-variant-grade = new variants are easy, medium, hard or beyond
refusal-variant-form = a variant can't be written as { $name }; expected { $names }

## Files that can't be read

refusal-not-read = { $reason }
refusal-packed-cut-short = the compressed data is cut short
refusal-packed-broken = broken compressed data: { $reason }
refusal-binary-empty-zip = text was expected, but this is a zip archive without files
refusal-binary-png = text was expected, but this is a PNG picture
refusal-binary-jpeg = text was expected, but this is a JPEG picture
refusal-binary-gif = text was expected, but this is a GIF picture
refusal-binary-pdf = text was expected, but this is a PDF document
refusal-binary-gzip = text was expected, but this is gzip data; decompress it first
refusal-binary-xz = text was expected, but this is xz data; decompress it first
refusal-binary-zstd = text was expected, but this is zstd data; decompress it first
refusal-binary-7-zip = text was expected, but this is a 7-Zip archive; unpack it first
refusal-binary-office = text was expected, but this is an old Office document; save it as CSV or text first
refusal-binary-utf-32 = text was expected, but this is text in UTF-32; save it as UTF-8 first
refusal-binary-bzip2 = text was expected, but this is bzip2 data; decompress it first
refusal-binary-ods = text was expected, but this is an OpenDocument spreadsheet (ods); save it as CSV first
refusal-binary-opendocument = text was expected, but this is an OpenDocument file; save it as text first
refusal-binary-xlsx = text was expected, but this is an Excel workbook (xlsx); save it as CSV first
refusal-binary-docx = text was expected, but this is a Word document (docx); save it as text first
refusal-binary-xlsx-without-grid = text was expected, but this is an Excel workbook (xlsx) without a Sudoku
refusal-binary-ods-without-grid = text was expected, but this is an OpenDocument spreadsheet (ods) without a Sudoku
refusal-binary-large-spreadsheet = text was expected, but this is a large spreadsheet; save it as CSV first
refusal-binary-parquet = text was expected, but this is a Parquet file; save it as CSV first
refusal-binary-arrow = text was expected, but this is an Arrow or Feather file; save it as CSV first
refusal-binary-parquet-without-grid = text was expected, but this is a Parquet file without a column of puzzles
refusal-binary-large-parquet = text was expected, but this is a large Parquet file that isn’t read from a disk; save it first
refusal-binary-large-pages = text was expected, but this is a Parquet file with large pages; save it as CSV first
refusal-binary-arrow-without-grid = text was expected, but this is an Arrow file without a column of puzzles
refusal-binary-large-arrow = text was expected, but this is a large Arrow file that isn’t read from a disk; save it first
refusal-binary-large-batches = text was expected, but this is an Arrow file with large batches; save it as CSV first
refusal-binary-unknown-columns = text was expected, but this is an Arrow file with columns of a kind that isn’t read; save it as CSV first
refusal-binary-picture = text was expected, but this is a picture
refusal-binary-rar = text was expected, but this is a RAR archive; unpack it first
refusal-binary-sqlite = text was expected, but this is an SQLite database; save its table as CSV first
refusal-binary-numpy = text was expected, but this is a NumPy file; save it as text first
refusal-binary-zip = text was expected, but this is a zip archive; unpack it first
