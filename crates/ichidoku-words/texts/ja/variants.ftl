# サイズやルールの異なる問題の手順の説明。terms はマス、数字、数字の組の名前。

## ユニット。ほかの文の一部になる。

variant-row = { $place-count }行目
variant-column = { $place-count }列目
variant-box = ブロック{ $place-count }
variant-region = { $cell-terms }を含むブロック
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
variant-wrong-entry = { $cell-terms }に{ $digit-terms }は入りません。先に消してから進みましょう。
variant-dead-end = これまでに入れた数字では、解がありません。
variant-misstated = この問題に付いていた解は、このルールに反しています。ルールの意味が違うのかもしれません。

## 手順

variant-last-candidate = { $cell-terms }に残る候補は{ $digit-terms }だけです。
variant-places = { $house-clauses }で{ $digit-terms }が入るのは{ OR($cell-terms) }だけです。
variant-hidden-so = 数字とマスの数が同じで、これらの数字でマスがすべて埋まるので、どのマスにもほかの数字は入りません。
variant-naked = { $house-clauses }で、{ $cell-terms }の候補は{ $digit-terms }だけです。
variant-naked-so = これらの数字はこれらのマスで使い切られます。そのうちの1つの数字について、入りうるマスがすべて見えるマスには、その数字は入りません。
variant-confined-so = これらのマスはすべて{ $house-clauses }にもあるので、そこのほかのマスに{ $digit-terms }は入りません。
variant-seen-so = そのうちの1マスに{ $digit-terms }が入るので、そのすべてが見えるマスに{ $digit-terms }は入りません。
variant-seen-houses = そのうちの1マスに{ $digit-terms }が入るので、{ BOTH($house-clauses) }のほかのマスに{ $digit-terms }は入りません。
variant-fish = { BOTH($base-clauses) }で{ $digit-terms }が入るのは{ BOTH($cover-clauses) }だけです。
variant-fish-so = 前者にはそれぞれ{ $digit-terms }が必要なので、後者の{ $digit-terms }はここで使い切られます。
variant-combinations = 残っている候補で可能な組み合わせは{ OR($set-terms) }だけです。
variant-combinations-always = { $cell-count }マスで合計{ $sum-count }になる組み合わせは{ OR($set-terms) }だけです。
variant-combinations-many = 残っている候補で可能な組み合わせは{ $combination-count }通りです。
variant-combinations-so = ほかの候補はどの組み合わせにも含まれません。
variant-required = どの組み合わせにも{ $digit-terms }が含まれ、それが入るのは{ OR($cell-terms) }だけです。
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
variant-no-partner = { $cell-terms }の{ OR($digit-terms) }と組になる候補が、{ $partner-terms }にありません。
variant-no-partners = どちらのマスの{ OR($digit-terms) }にも、もう一方に組になる候補がありません。
variant-bounds = { COMMAS($cell-terms) }の順に、小さくても{ OR($least-terms) }、大きくても{ OR($most-terms) }です。
variant-kept = このルールと残っている候補だけで、{ COMMAS($content-clauses) }に限られます。
variant-content = { $cell-terms }は{ OR($digit-terms) }
variant-tried = このルールだけで、残っている候補のうちいくつかが消えます。
variant-then-no-candidate = すると、{ $cell-terms }の候補がなくなり、矛盾します。
variant-then-no-place = すると、{ $house-clauses }に{ $digit-terms }の入るマスがなくなり、矛盾します。
variant-then-broken = このとき残っている候補ではこれを満たせず、矛盾します。

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
variant-rule-greatest = { $bulb-terms }の数字は、{ $cell-terms }のどの数字よりも大きくなります。
variant-rule-least = { $bulb-terms }の数字は、{ $cell-terms }のどの数字よりも小さくなります。
variant-rule-white-dot = { $cell-terms ->
    [2] { $cell-terms }の間に白丸があるので、2マスの数字は連続します。
   *[other] { $cell-terms }の間に白丸があるので、隣り合うマスの数字は連続します。
}
variant-rule-black-dot = { $cell-terms ->
    [2] { $cell-terms }の間に黒丸があるので、一方の数字はもう一方の2倍です。
   *[other] { $cell-terms }の間に黒丸があるので、隣り合う2マスの一方の数字はもう一方の2倍です。
}
variant-rule-difference-dot = { $cell-terms }の間に丸があるので、2マスの数字の差は{ $number-count }です。
variant-rule-ratio-dot = { $cell-terms }の間に丸があるので、一方の数字はもう一方の{ $number-count }倍です。
variant-rule-letter = { $cell-terms ->
    [2] { $cell-terms }の間の文字は、2マスの合計が{ $sum-count }であることを示します。
   *[other] { $cell-terms }の間の文字は、隣り合う2マスの合計が{ $sum-count }であることを示します。
}
variant-rule-whisper = 線{ COMMAS($cell-terms) }で隣り合う数字の差は{ $difference-count }以上です。
variant-rule-same = { $cell-terms }には同じ数字が入ります。
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
variant-rule-x-sum = { $house-clauses }を{ $cell-terms }から見て、最初の数字は、それを含めて先頭から何個の数字を足すと{ $clue-count }になるかを示します。
variant-rule-skyscraper = { $house-clauses }を{ $cell-terms }から見て、手前のどの数字よりも大きい数字が{ $clue-count }個あります。
variant-rule-quad = { $cell-terms }の2×2マスには{ $digit-terms }が入ります。
variant-rule-numbered-room = { $house-clauses }を{ $cell-terms }から見て、最初の数字は、{ $digit-terms }が何番目のマスにあるかを示します。
variant-rule-hidden-skyscraper = { $house-clauses }を{ $cell-terms }から見て、手前にもっと大きい数字がある最初の数字は{ $digit-terms }です。
variant-rule-rank = すべての行と列を両端から読んで小さい順に並べると、{ $house-clauses }を{ $cell-terms }から読んだものは{ $rank-count }番目です。
variant-rule-ties-allowed = 順位のある行や列を読んだ並びは、ほかと同じになってもかまいません。
variant-rule-ties-none = すべての行と列を両端から読んだ並びは、互いに異なります。
variant-rule-ties-ranked = 順位のある行や列を読んだ並びは、ほかのどれとも異なります。

## 初期数字、ブロック、数字の異なるマス

variant-rule-given = { $cell-terms ->
    [1] { $cell-terms }には{ OR($digit-terms) }が入ります。
   *[other] { $cell-terms }にはそれぞれ{ OR($digit-terms) }が入ります。
}
variant-rule-odd = { $cell-terms ->
    [1] { $cell-terms }には奇数が入ります。
   *[other] { $cell-terms }にはそれぞれ奇数が入ります。
}
variant-rule-even = { $cell-terms ->
    [1] { $cell-terms }には偶数が入ります。
   *[other] { $cell-terms }にはそれぞれ偶数が入ります。
}
variant-rule-different = { $cell-terms }では数字が重複しません。
variant-rule-jigsaw = ブロックは不規則な形で、どのブロックでも数字は重複しません。
variant-rule-no-boxes = 通常のブロックはありません。
variant-rule-box-size = 各ブロックは{ $size-count }マスです。
variant-rule-windows = 盤面の内側にある追加のブロック（ウィンドウ）でも、数字は重複しません。
variant-rule-disjoint-sets = 2つのブロックの同じ位置に同じ数字は入りません。
variant-rule-diagonal = { $house-clauses }で数字は重複しません。
variant-rule-boxes-to-find = 解きながらブロックも見つけます。各ブロックはひとつながりの{ $size-count }マスで、その中で数字は重複しません。
variant-rule-boxes-alike = 行、列、ブロックのうち最も大きいものには、どれにも同じ数字が入ります。

## 盤面全体のルール

variant-rule-anti-knight = チェスのナイトの動きで移れる2マスに、同じ数字は入りません。
variant-rule-anti-king = 角で接する2マス（チェスのキングの斜めの動き）に、同じ数字は入りません。
variant-rule-anti-taxicab = 同じ数字の入った2マスは、縦横にたどって、ちょうどその数字と同じ歩数だけ離れることはありません。
variant-rule-anti-consecutive = 隣り合う2マスに、連続した数字は入りません。
variant-rule-strict-dots = 隣り合う2マスの間に丸がなければ、その数字は連続せず、一方がもう一方の2倍にもなりません。
variant-rule-strict-letters = 隣り合う2マスの間にXもVもなければ、その合計は10にも5にもなりません。
variant-rule-fog = 盤面は霧に覆われています。正しい数字を入れると、そのマスと周りのマスの霧が晴れます。最初から数字のあるマスは見えています。
variant-rule-fog-clear = 最初から見えるマス：{ COMMAS($cell-terms) }。
variant-rule-entropy = どの2×2マスにも、小さい数字（1～3）、中くらいの数字（4～6）、大きい数字（7～9）が入ります。
variant-rule-remainders = どの2×2マスでも、数字を3で割った余りが3種類ともそろいます。
variant-rule-flatmates = どの{ $digit-terms }も、すぐ上に{ $low-terms }があるか、すぐ下に{ $high-terms }があります。
variant-rule-doppelganger = どの行、列、ブロックにも0が1つ入り、ほかの数字が1つだけ欠けます。
variant-rule-doppelganger-lacking = 行どうし、列どうし、ブロックどうしで、欠ける数字は互いに異なります。
variant-rule-doppelganger-zero = 0のマスを含む行、列、ブロックに欠ける数字は、3つとも異なります。
variant-rule-connected = { $prefix-terms ->
    [0] { OR($digit-terms) }の入るマス
   *[other] 追加のマス{ $prefix-terms }のうち{ OR($digit-terms) }の入るもの
}は、辺でひとつながりになります。
variant-rule-connected-size = そのようなマスはちょうど{ $size-count }マスです。

## 線

variant-rule-modular = 線{ COMMAS($cell-terms) }で続いた{ $modulus-count }マスの数字は、{ $modulus-count }で割った余りが互いに異なります。
variant-rule-entropic = 線{ COMMAS($cell-terms) }で続いた3マスには、小さい数字（1～3）、中くらいの数字（4～6）、大きい数字（7～9）が順不同で入ります。
variant-rule-lockout = 線{ COMMAS($cell-terms) }の両端の数字の差は{ $difference-count }以上で、線上のほかの数字は両端のどちらよりも小さいか、どちらよりも大きくなります。
variant-rule-zipper = { $middle-terms ->
    [1] 線{ COMMAS($cell-terms) }で、中央から等しく離れた2マスの合計は、いつも{ $middle-terms }の数字と等しくなります。
   *[other] 線{ COMMAS($cell-terms) }で、中央から等しく離れた2マスの合計は、どれも等しくなります。
}
variant-rule-box-sum-line = 線{ COMMAS($cell-terms) }をブロックの境目で区切ると、各部分の合計はどれも等しくなります。
variant-rule-sum-line = 線{ COMMAS($cell-terms) }は、各部分の合計が{ $sum-count }になるように区切れます。
variant-rule-sum-loop = 輪になった線{ COMMAS($cell-terms) }は、各部分の合計が{ $sum-count }になるように区切れます。
variant-rule-pill-arrow = 矢印上の{ $cell-terms }の{ $cell-terms ->
    [1] 数字
   *[other] 数字の合計
}は、{ $bulb-terms }を左から右、上から下の順に並べた数と等しくなります。

## 合計とケージ

variant-rule-formula = 数字は{ $formula-terms }を満たします。
variant-rule-equal-sums = 次の合計は等しくなります：{ $sum-terms }。
variant-rule-little-killer = 斜めに並ぶ{ COMMAS($cell-terms) }の数字の合計は{ $sum-count }です。
variant-rule-open-cage = { $cell-terms }のケージで数字は重複しません。
variant-rule-rellik = { $cell-terms }のケージには異なる数字が入り、そのうち1つの数字も、いくつかの数字の合計も{ $sum-count }にはなりません。
variant-rule-equality = { $cell-terms }のケージには異なる数字が入り、奇数と偶数は同じ個数、小さい数字（{ $low-terms }以下）と大きい数字（{ $high-terms }以上）も同じ個数です。
variant-rule-lunchbox = { COMMAS($cell-terms) }の数字はすべて異なり、そのうち最小の数字と最大の数字に挟まれた数字の合計は{ $sum-count }です。

## 個数と位置

variant-rule-occurs = { $cell-terms }には、{ $occurs-clauses }ことになります。
variant-rule-counting = 丸の{ $cell-terms }に入るどの数字も、これらの丸の中に、ちょうどその数字と同じ個数だけ入ります。
variant-rule-distinct = { $control-terms }の数字は、{ $cell-terms }に何種類の数字が入るかを示します。
variant-rule-same-digits = 次のマスの組には、同じ数字が同じ個数ずつ入ります：{ $group-terms }。
variant-rule-indexes-row = { OR($cell-terms) }に数字Nが入るとき、そのマスの行のN番目のマスに、そのマスの列の番号が入ります。
variant-rule-indexes-column = { OR($cell-terms) }に数字Nが入るとき、そのマスの列のN番目のマスに、そのマスの行の番号が入ります。
variant-rule-indexes-digit = { $control-terms }の数字は、{ $digit-terms }の数字が{ COMMAS($cell-terms) }の何番目にあるかを示します。
variant-rule-box-run = { $cell-terms }から上下左右に同じブロックのマスが途切れずに続く数は、{ $cell-terms }の数字と等しくなります（{ $start-count ->
    [0] そのマス自身は数えません
   *[other] そのマス自身は1回だけ数えます
}）。
variant-rule-box-arms = { COMMAS($arm-terms) }に沿って最初のマスと同じブロックのマスが途切れずに続く数は、{ $control-terms }の数字と等しくなります（{ $start-count ->
    [0] 最初のマスは数えません
   *[other] 最初のマスは1回だけ数えます
}）。
variant-rule-box-around = { $control-terms }の数字は、周りのマスのうち同じブロックにあるものの数です（{ $start-count ->
    [0] そのマス自身は数えません
   *[other] そのマス自身も数えます
}）。
variant-rule-box-among = { $control-terms }の数字は、{ COMMAS($cell-terms) }のうち最初のマスと同じブロックにあるものの数です（{ $start-count ->
    [0] 最初のマスは数えません
   *[other] 最初のマスも数えます
}）。

## 問題独自のルールと、ほかのルールを組み合わせたルール

variant-rule-own = { $name-terms ->
    [0] { $cell-terms }には、この問題独自のルールがあります。
   *[other] { $cell-terms }には、この問題独自のルール「{ $name-terms }」があります。
}
variant-rule-any = 次の{ $alternative-count }通りのうち、少なくとも1つが成り立ちます。
variant-rule-alternative = { $place-count }通り目：{ $rule-clauses }
variant-rule-copies = 次のことは{ $place-count }か所で同じように成り立ちます。ここでは最初の1か所だけを示します。
variant-rule-extra-cells = 盤面の外に追加のマスがあります：{ $cell-terms }。

## その他

variant-rule-other = ルール「{ $rule-terms }」を使います。

## 結論。ほかの文の一部になる。

variant-cannot = { $cell-terms }に{ $digit-terms }は入らない
variant-is = { $cell-terms }に{ $digit-terms }が入る
variant-occurs = { $digit-terms }が{ $times-count ->
    [0] 入らない
   *[other] ちょうど{ $times-count }個入る
}
variant-occurs-at-least = { $digit-terms }が{ $times-count }個以上入る
