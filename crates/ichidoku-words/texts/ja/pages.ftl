# テクニックのページで本文のまわりに出る語。本文は pages フォルダーにある。

page-why = なぜ正しいか
page-how = 見つけ方
page-kinds = 種類
page-outline = 概要
page-other-words = 言いかえると
page-near-miss = 惜しい例
page-relatives = 近いテクニック
page-references = 参考資料
page-example = 例
page-example-of = 例：{ $technique }
page-untranslated = このページの本文はまだ翻訳されていません。以下は英語です。
page-column-name = テクニック
page-column-aliases = 別名
page-column-difficulty = 難しさ
page-difficulty = { $technique }：難しさ{ $count }
page-exercises = 練習問題
page-answer = 答えを見る
page-on-board = 盤面で試す
