# サイズやルールの異なる問題の手順の説明。terms はマス、数字、数字の組の名前。

## ユニット。ほかの文の一部になる。

variant-row = { $place-count }行目
variant-column = { $place-count }列目
variant-box = ブロック{ $place-count }
variant-rising-diagonal = 右上がりの対角線
variant-falling-diagonal = 右下がりの対角線
variant-window = 窓{ $place-count }
variant-disjoint-set = 分離グループ{ $place-count }
variant-cage = { $cell-terms }のケージ
variant-set = { $cell-terms }の組

## 注目する場所と、終わり方

variant-look-houses = { BOTH($house-clauses) }に注目しましょう。
variant-look-cells = { $cell-terms }に注目しましょう。
variant-no-candidate = { $cell-terms }の候補がなくなったので、この問題には解がありません。
variant-no-place = { $house-clauses }に{ $digit-terms }の入るマスがないので、この問題には解がありません。
variant-broken-rule = ルール{ $rule-terms }を満たせなくなったので、この問題には解がありません。

## 手順

variant-last-candidate = { $cell-terms }に残る候補は{ $digit-terms }だけです。
variant-places = { $house-clauses }で{ $digit-terms }が入るのは{ OR($cell-terms) }だけです。
variant-hidden-so = 数字と同じ数のマスが必要なので、これらのマスにほかの数字は入りません。
variant-naked = { $house-clauses }で、{ $cell-terms }の候補は{ $digit-terms }だけです。
variant-naked-so = これらのマスがこれらの数字を使い切るので、ある数字の場所がすべて見えるマスにその数字は入りません。
variant-confined-so = これらのマスはすべて{ $house-clauses }にもあるので、そこのほかのマスに{ $digit-terms }は入りません。
variant-seen-so = そのうちの1マスに{ $digit-terms }が入り、どのマスからも{ $out-terms }が見えます。
variant-fish = { BOTH($base-clauses) }で{ $digit-terms }が入るのは{ BOTH($cover-clauses) }だけです。
variant-fish-so = 前者にはそれぞれ{ $digit-terms }が必要なので、後者の{ $digit-terms }はここで使い切られます。
variant-combinations = 残っている候補では、{ OR($set-terms) }しかありません。
variant-combinations-many = 残っている候補での組み合わせは{ $combination-count }通りです。
variant-combinations-so = ほかの候補はどの組み合わせにも入りません。
variant-required = どの組み合わせにも{ $digit-terms }があり、それが入るのは{ OR($cell-terms) }だけなので、{ $out-terms }には入りません。
variant-whole = { BOTH($house-clauses) }の数字の合計は{ $total-count }です。
variant-known = わかっている合計は{ $sum-terms }です。
variant-inside = 入っている数字も除くと、残る{ $cell-terms }の合計は{ $rest-count }です。
variant-outside = 入っている数字も考えると、はみ出した{ $cell-terms }の合計は{ $rest-count }です。
variant-difference = 残りは一方が{ $more-terms }、もう一方が{ $less-terms }で、前者の合計のほうが{ $rest-count }だけ大きくなります。
variant-ways = { COMMAS($cell-terms) }の順に、可能なのは{ OR($way-terms) }だけです。
variant-kept = 残っている候補では、これだけで{ COMMAS($content-clauses) }に限られます。
variant-content = { $cell-terms }の{ OR($digit-terms) }
variant-tried = 残っている候補のうち、これだけで消えるものがあります。

## ルールの意味

variant-rule-cage = { $cell-terms }のケージには異なる数字が入り、合計は{ $sum-count }です。
variant-rule-sum = { $cell-terms }の数字の合計は{ $sum-count }です。
variant-rule-thermo = 温度計{ COMMAS($cell-terms) }に沿って数字は大きくなります。
variant-rule-slow-thermo = 遅い温度計{ COMMAS($cell-terms) }に沿って数字は小さくなりません。
variant-rule-greater = { $cell-terms }の間の不等号により、先のマスのほうが大きくなります。
variant-rule-white-dot = { $cell-terms }の間の白丸により、隣どうしは連続した数字です。
variant-rule-black-dot = { $cell-terms }の間の黒丸により、隣どうしの一方はもう一方の2倍です。
variant-rule-letter = { $cell-terms }の間の文字により、隣どうしの合計は{ $sum-count }です。
variant-rule-whisper = 線{ COMMAS($cell-terms) }で隣り合う数字の差は{ $difference-count }以上です。
variant-rule-palindrome = 線{ COMMAS($cell-terms) }は両端から読んでも同じです。
variant-rule-not-consecutive = { $cell-terms }は隣り合うので、連続した数字になりません。
variant-rule-no-dot = { $cell-terms }の間に丸がないので、連続もせず、一方が他方の2倍にもなりません。
variant-rule-no-letter = { $cell-terms }の間にXもVもないので、合計は10にも5にもなりません。
variant-rule-arrow = 矢印の{ $cell-terms }の合計が{ $bulb-terms }になります。
variant-rule-double-arrow = { $cell-terms }の合計は、丸の{ $bulb-terms }の合計と等しくなります。
variant-rule-renban = 線{ COMMAS($cell-terms) }の数字は、順不同で切れ目なく連続します。
variant-rule-between = 線{ COMMAS($cell-terms) }の数字は両端の数字の間にあります。
variant-rule-sandwich = { $house-clauses }で{ $low-terms }と{ $high-terms }に挟まれた数字の合計は{ $sum-count }です。
variant-rule-x-sum = { $cell-terms }から見て、最初の数字は、それ自身を含めて何個の数字の合計が{ $clue-count }になるかを示します。
variant-rule-skyscraper = { $cell-terms }から見て、それより前のどの数字よりも大きい数字が{ $clue-count }個あります。
variant-rule-quad = { $cell-terms }の2×2に{ $digit-terms }が入ります。
variant-rule-other = ルール{ $rule-terms }が働きます。

## 結論。ほかの文の一部になる。

variant-cannot = { $cell-terms }に{ $digit-terms }は入らない
variant-is = { $cell-terms }に{ $digit-terms }が入る
