# API或服务器拒绝请求的原因。不加句号。题目文本的错误在 `faults.ftl` 里。

## 词汇

refusal-cancelled = 工作已取消
refusal-guesses = 搜索的猜测次数超过了这里允许的
refusal-several-puzzles = 应为一题，却有多题
refusal-entry-in-given = 填入的{ $entry }与{ $cell }的提示数{ $given }矛盾
refusal-entered-twice = { $cell }填了两次，{ $earlier }和{ $digit }；每格最多一个
refusal-marks-in-given = { $cell }的候选数{ $marks }与那里的提示数{ $given }矛盾
refusal-mistake = 应为有唯一解的局面，却有错误
refusal-clues-to-replace = 要替换{ $clues }个提示数；应为1到4个
refusal-backdoor-size = 大小为{ $size }；应不超过5格
refusal-set-size = 大小为{ $size }；应为4到16格
refusal-unknown-order = 没有名为 '{ $name }' 的顺序；应为{ $names }
refusal-unknown-algorithm = 没有名为 '{ $name }' 的算法；应为{ $names }
refusal-left-out = 这里最多略去{ $counted }个解
refusal-grade-of-scale = { $grade }不是标准{ $scale }的等级
refusal-like-improper = 作为范本的题无解或多解；应恰有一解
refusal-variant-size = { $rules }题的大小为{ $sides }，没有{ $size }
refusal-variant-symmetry = { $rules } 题没有可以对称排列的已给数字
refusal-variant-grade = 新的变型数独只有 easy、medium、hard 和 beyond
refusal-variant-form = 变型数独不能写成 { $name }；可用的格式：{ $names }

## 无法读取的文件

refusal-not-read = { $reason }
refusal-packed-cut-short = 压缩数据不完整
refusal-packed-broken = 压缩数据已损坏：{ $reason }
refusal-binary-empty-zip = 应为文本，却是没有文件的zip压缩包
refusal-binary-png = 应为文本，却是PNG图片
refusal-binary-jpeg = 应为文本，却是JPEG图片
refusal-binary-gif = 应为文本，却是GIF图片
refusal-binary-pdf = 应为文本，却是PDF文档
refusal-binary-gzip = 应为文本，却是gzip数据；请先解压
refusal-binary-xz = 应为文本，却是xz数据；请先解压
refusal-binary-zstd = 应为文本，却是zstd数据；请先解压
refusal-binary-7-zip = 应为文本，却是7-Zip压缩包；请先解压
refusal-binary-office = 应为文本，却是旧的Office文档；请先另存为CSV或文本
refusal-binary-utf-32 = 应为文本，却是UTF-32文本；请先另存为UTF-8
refusal-binary-bzip2 = 应为文本，却是bzip2数据；请先解压
refusal-binary-ods = 应为文本，却是OpenDocument电子表格（ods）；请先另存为CSV
refusal-binary-opendocument = 应为文本，却是OpenDocument文件；请先另存为文本
refusal-binary-xlsx = 应为文本，却是Excel工作簿（xlsx）；请先另存为CSV
refusal-binary-docx = 应为文本，却是Word文档（docx）；请先另存为文本
refusal-binary-xlsx-without-grid = 应为文本，却是没有数独的Excel工作簿（xlsx）
refusal-binary-ods-without-grid = 应为文本，却是没有数独的OpenDocument电子表格（ods）
refusal-binary-large-spreadsheet = 应为文本，却是很大的电子表格；请先另存为CSV
refusal-binary-parquet = 应为文本，却是Parquet文件；请先另存为CSV
refusal-binary-arrow = 应为文本，却是Arrow或Feather文件；请先另存为CSV
refusal-binary-parquet-without-grid = 应为文本，却是没有题目列的Parquet文件
refusal-binary-large-parquet = 应为文本，却是不从磁盘读取的大Parquet文件；请先保存
refusal-binary-large-pages = 应为文本，却是页面很大的Parquet文件；请先另存为CSV
refusal-binary-arrow-without-grid = 应为文本，却是没有题目列的Arrow文件
refusal-binary-large-arrow = 应为文本，却是不从磁盘读取的大Arrow文件；请先保存
refusal-binary-large-batches = 应为文本，却是批次很大的Arrow文件；请先另存为CSV
refusal-binary-unknown-columns = 应为文本，却是含有无法读取的列类型的Arrow文件；请先另存为CSV
refusal-binary-picture = 应为文本，却是图片
refusal-binary-rar = 应为文本，却是RAR压缩文件；请先解压
refusal-binary-sqlite = 应为文本，却是SQLite数据库；请先把表另存为CSV
refusal-binary-numpy = 应为文本，却是NumPy文件；请先另存为文本
refusal-binary-zip = 应为文本，却是zip压缩包；请先解压
