# APIやサーバーが要求を断る理由。句点は付けない。問題のテキストの誤りは `faults.ftl` にある。

## 語彙

refusal-cancelled = 処理は中止されました
refusal-guesses = ここで許される数を超える推測が必要でした
refusal-several-puzzles = 1問が必要ですが、複数の問題があります
refusal-entry-in-given = { $cell }の入力{ $entry }が、初期数字{ $given }と矛盾します
refusal-entered-twice = { $cell }に{ $earlier }と{ $digit }の2つが入力されています。1マスに1つまでです
refusal-marks-in-given = { $cell }の候補{ $marks }が、そこの初期数字{ $given }と矛盾します
refusal-mistake = 解が1つの局面が必要ですが、間違いがあります
refusal-clues-to-replace = 置き換える初期数字は{ $clues }個ではなく、1から4個にしてください
refusal-backdoor-size = 大きさは{ $size }ではなく、5マスまでにしてください
refusal-set-size = 大きさは{ $size }ではなく、4から16マスにしてください
refusal-unknown-order = '{ $name }' という順序はありません。使えるもの：{ $names }
refusal-unknown-algorithm = '{ $name }' というアルゴリズムはありません。使えるもの：{ $names }
refusal-left-out = ここで省ける解は{ $counted }個までです
refusal-grade-of-scale = 難易度{ $grade }は尺度{ $scale }にありません
refusal-like-improper = 手本の問題に解がないか、複数あります。解はちょうど1つである必要があります
refusal-variant-size = { $rules }の問題の大きさは{ $sides }で、{ $size }はありません
refusal-variant-symmetry = { $rules }の問題には、対称に置ける数字がありません
refusal-variant-grade = 新しい変則数独は easy、medium、hard、beyond のいずれかです
refusal-variant-form = 変則数独は { $name } では書き出せません。使える形式：{ $names }

## 読めないファイル

refusal-not-read = { $reason }
refusal-packed-cut-short = 圧縮データが途中で切れています
refusal-packed-broken = 圧縮データが壊れています：{ $reason }
refusal-binary-empty-zip = テキストが必要ですが、ファイルのないzipアーカイブです
refusal-binary-png = テキストが必要ですが、PNG画像です
refusal-binary-jpeg = テキストが必要ですが、JPEG画像です
refusal-binary-gif = テキストが必要ですが、GIF画像です
refusal-binary-pdf = テキストが必要ですが、PDF文書です
refusal-binary-gzip = テキストが必要ですが、gzipデータです。先に展開してください
refusal-binary-xz = テキストが必要ですが、xzデータです。先に展開してください
refusal-binary-zstd = テキストが必要ですが、zstdデータです。先に展開してください
refusal-binary-7-zip = テキストが必要ですが、7-Zipアーカイブです。先に展開してください
refusal-binary-office = テキストが必要ですが、古いOffice文書です。先にCSVかテキストで保存してください
refusal-binary-utf-32 = テキストが必要ですが、UTF-32のテキストです。先にUTF-8で保存してください
refusal-binary-bzip2 = テキストが必要ですが、bzip2データです。先に展開してください
refusal-binary-ods = テキストが必要ですが、OpenDocumentの表計算（ods）です。先にCSVで保存してください
refusal-binary-opendocument = テキストが必要ですが、OpenDocumentのファイルです。先にテキストで保存してください
refusal-binary-xlsx = テキストが必要ですが、Excelブック（xlsx）です。先にCSVで保存してください
refusal-binary-docx = テキストが必要ですが、Word文書（docx）です。先にテキストで保存してください
refusal-binary-xlsx-without-grid = テキストが必要ですが、数独のないExcelブック（xlsx）です
refusal-binary-ods-without-grid = テキストが必要ですが、数独のないOpenDocumentの表計算（ods）です
refusal-binary-large-spreadsheet = テキストが必要ですが、大きな表計算です。先にCSVで保存してください
refusal-binary-parquet = テキストが必要ですが、Parquetファイルです。先にCSVで保存してください
refusal-binary-arrow = テキストが必要ですが、ArrowかFeatherのファイルです。先にCSVで保存してください
refusal-binary-parquet-without-grid = テキストが必要ですが、問題の列がないParquetファイルです
refusal-binary-large-parquet = テキストが必要ですが、ディスクから読まない大きなParquetファイルです。先に保存してください
refusal-binary-large-pages = テキストが必要ですが、ページの大きいParquetファイルです。先にCSVで保存してください
refusal-binary-arrow-without-grid = テキストが必要ですが、問題の列がないArrowファイルです
refusal-binary-large-arrow = テキストが必要ですが、ディスクから読まない大きなArrowファイルです。先に保存してください
refusal-binary-large-batches = テキストが必要ですが、バッチの大きいArrowファイルです。先にCSVで保存してください
refusal-binary-unknown-columns = テキストが必要ですが、読めない種類の列があるArrowファイルです。先にCSVで保存してください
refusal-binary-picture = テキストが必要ですが、画像です
refusal-binary-rar = テキストが必要ですが、RARアーカイブです。先に展開してください
refusal-binary-sqlite = テキストが必要ですが、SQLiteデータベースです。先に表をCSVで保存してください
refusal-binary-numpy = テキストが必要ですが、NumPyのファイルです。先にテキストで保存してください
refusal-binary-zip = テキストが必要ですが、zipアーカイブです。先に展開してください
