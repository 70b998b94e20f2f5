# テクニックの名前。日本のプレイヤーが使う呼び方に従う。出典は docs/languages/terms.ja.md。

technique-arrow-sum = 矢印の合計
technique-cage-combinations = ケージの組み合わせ
technique-cell-pairs = マスの組
technique-increasing-digits = 増加する数字
technique-innies-outies = 45のルール
technique-locked-candidates = いずれにしても理論
technique-outside-clue = 外側のヒント数字
technique-renban-window = 連番の範囲
technique-required-digit = 必須の数字
technique-rule-alone = ルール単独
technique-sum-bounds = 合計の上限と下限
