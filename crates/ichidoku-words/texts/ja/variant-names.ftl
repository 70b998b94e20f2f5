# テクニックの名前。日本のプレイヤーが使う呼び方に従う。出典は docs/languages/terms.ja.md。

technique-arrow-sum = 矢印の合計
technique-cage-combinations = ケージの組み合わせ
technique-cell-pairs = 2マスの関係
technique-contradiction = 矛盾による消去
technique-increasing-digits = 数字の大小関係
technique-innies-outies = 45のルール
technique-locked-candidates = いずれにしても理論
technique-outside-clue = 盤外の数字
technique-renban-window = 連番の範囲
technique-required-digit = 必ず入る数字
technique-rule-alone = 1つのルールによる消去
technique-sum-bounds = 合計の上限と下限
