# サイズやルールの異なる問題の手順の説明。terms はマス、数字、数字の組の名前。

## ユニット。ほかの文の一部になる。

variant-row = { $place-count }行目
variant-column = { $place-count }列目
variant-box = ブロック{ $place-count }
variant-rising-diagonal = 右上がりの対角線
variant-falling-diagonal = 右下がりの対角線
variant-window = ウィンドウ{ $place-count }
variant-disjoint-set = 同位置グループ{ $place-count }
variant-cage = { $cell-terms }のケージ
variant-set = { $cell-terms }の組

## 注目する場所と、終わり方

variant-look-houses = { BOTH($house-clauses) }に注目しましょう。
variant-look-cells = { $cell-terms }に注目しましょう。
variant-no-candidate = { $cell-terms }の候補がなくなったので、この問題には解がありません。
variant-no-place = { $house-clauses }に{ $digit-terms }の入るマスがないので、この問題には解がありません。
variant-broken-rule = ルール「{ $rule-terms }」を満たせなくなったので、この問題には解がありません。

## 手順

variant-last-candidate = { $cell-terms }に残る候補は{ $digit-terms }だけです。
variant-places = { $house-clauses }で{ $digit-terms }が入るのは{ OR($cell-terms) }だけです。
variant-hidden-so = 数字とマスの数が同じで、これらの数字でマスがすべて埋まるので、どのマスにもほかの数字は入りません。
variant-naked = { $house-clauses }で、{ $cell-terms }の候補は{ $digit-terms }だけです。
variant-naked-so = これらの数字はこれらのマスで使い切られます。そのうちの1つの数字について、入りうるマスがすべて見えるマスには、その数字は入りません。
variant-confined-so = これらのマスはすべて{ $house-clauses }にもあるので、そこのほかのマスに{ $digit-terms }は入りません。
variant-seen-so = そのうちの1マスに{ $digit-terms }が入り、どのマスからも{ $out-terms }が見えます。
variant-fish = { BOTH($base-clauses) }で{ $digit-terms }が入るのは{ BOTH($cover-clauses) }だけです。
variant-fish-so = 前者にはそれぞれ{ $digit-terms }が必要なので、後者の{ $digit-terms }はここで使い切られます。
variant-combinations = 残っている候補で可能な組み合わせは{ OR($set-terms) }だけです。
variant-combinations-many = 残っている候補で可能な組み合わせは{ $combination-count }通りです。
variant-combinations-so = ほかの候補はどの組み合わせにも含まれません。
variant-required = どの組み合わせにも{ $digit-terms }が含まれ、それが入るのは{ OR($cell-terms) }だけなので、{ $out-terms }に{ $digit-terms }は入りません。
variant-whole = { BOTH($house-clauses) }に入る数字をすべて足すと{ $total-count }になります。
variant-known = わかっている合計は{ $sum-terms }です。
variant-inside = これらの合計とすでに入っている数字を引くと、残る{ $cell-terms }の{ $cell-terms ->
    [1] 数字
   *[other] 数字の合計
}は{ $rest-count }です。
variant-outside = これらの合計とすでに入っている数字を合わせると、外にはみ出す{ $cell-terms }の{ $cell-terms ->
    [1] 数字
   *[other] 数字の合計
}は{ $rest-count }です。
variant-difference = 差し引きすると、一方に{ $more-terms }、もう一方に{ $less-terms }が残り、{ $rest-count ->
    [0] 両者の合計は等しく
   *[other] 合計は前者のほうが{ $rest-count }大きく
}なります。
variant-ways = { COMMAS($cell-terms) }の順に並べると、可能なのは{ OR($way-terms) }だけです。
variant-kept = このルールと残っている候補だけで、{ COMMAS($content-clauses) }に限られます。
variant-content = { $cell-terms }は{ OR($digit-terms) }
variant-tried = このルールだけで、残っている候補のうちいくつかが消えます。

## ルールの意味

variant-rule-cage = { $cell-terms ->
    [1] { $cell-terms }のケージの合計は{ $sum-count }です。
   *[other] { $cell-terms }のケージには異なる数字が入り、合計は{ $sum-count }です。
}
variant-rule-sum = { $cell-terms }の{ $cell-terms ->
    [1] 数字
   *[other] 数字の合計
}は{ $sum-count }です。
variant-rule-thermo = 温度計{ COMMAS($cell-terms) }に沿って、数字はこの順に大きくなります。
variant-rule-slow-thermo = スロー温度計{ COMMAS($cell-terms) }に沿って、数字がこの順で小さくなることはありません。
variant-rule-greater = { $cell-terms ->
    [2] { $cell-terms }の間の不等号により、前者の数字のほうが大きくなります。
   *[other] { $cell-terms }の間の不等号により、隣り合う2マスではこの並びで前にあるマスの数字のほうが大きくなります。
}
variant-rule-white-dot = { $cell-terms ->
    [2] { $cell-terms }の間に白丸があるので、2マスの数字は連続します。
   *[other] { $cell-terms }の間に白丸があるので、隣り合うマスの数字は連続します。
}
variant-rule-black-dot = { $cell-terms ->
    [2] { $cell-terms }の間に黒丸があるので、一方の数字はもう一方の2倍です。
   *[other] { $cell-terms }の間に黒丸があるので、隣り合う2マスの一方の数字はもう一方の2倍です。
}
variant-rule-letter = { $cell-terms ->
    [2] { $cell-terms }の間の文字は、2マスの合計が{ $sum-count }であることを示します。
   *[other] { $cell-terms }の間の文字は、隣り合う2マスの合計が{ $sum-count }であることを示します。
}
variant-rule-whisper = 線{ COMMAS($cell-terms) }で隣り合う数字の差は{ $difference-count }以上です。
variant-rule-palindrome = 線{ COMMAS($cell-terms) }の数字は、どちらの端から読んでも同じ並びです。
variant-rule-not-consecutive = { $cell-terms }は隣り合うので、連続した数字は入りません。
variant-rule-no-dot = { $cell-terms }の間に丸がないので、2マスの数字は連続せず、一方がもう一方の2倍にもなりません。
variant-rule-no-letter = { $cell-terms }の間にXもVもないので、2マスの合計は10にも5にもなりません。
variant-rule-arrow = 矢印上の{ $cell-terms }の{ $cell-terms ->
    [1] 数字
   *[other] 数字の合計
}は、{ $bulb-terms }の数字と等しくなります。
variant-rule-double-arrow = { $cell-terms }の{ $cell-terms ->
    [1] 数字
   *[other] 数字の合計
}は、丸の{ $bulb-terms }の数字の合計と等しくなります。
variant-rule-renban = 線{ COMMAS($cell-terms) }には、連続した数字が順不同で入ります。
variant-rule-between = 線{ COMMAS($cell-terms) }では、両端を除くマスの数字は両端の数字の間の値になります。
variant-rule-sandwich = { $house-clauses }で{ $low-terms }と{ $high-terms }に挟まれた数字の合計は{ $sum-count }です。
variant-rule-x-sum = { $cell-terms }から見て、最初の数字は、それを含めて先頭から何個の数字を足すと{ $clue-count }になるかを示します。
variant-rule-skyscraper = { $cell-terms }から見て、手前のどの数字よりも大きい数字が{ $clue-count }個あります。
variant-rule-quad = { $cell-terms }の2×2マスには{ $digit-terms }が入ります。
variant-rule-other = ルール「{ $rule-terms }」を使います。

## 結論。ほかの文の一部になる。

variant-cannot = { $cell-terms }に{ $digit-terms }は入らない
variant-is = { $cell-terms }に{ $digit-terms }が入る
