# ヒントと説明の文。引数の名前の最後の語が種類を表す：$out-cells はマス。
# AND、OR は並びを書く。ほかの関数は forms.ftl にあるこの言語の形。

## どこを見るか、何を探すか

look-in = { $houses }に注目しましょう。
look-at-digit = { $houses }の{ $digit }に注目しましょう。
look-at-all = 盤面全体の{ $digit }に注目しましょう。
look-around = { $cell }から見えるマスに注目しましょう。
look-first = まず{ $houses }を見ましょう。
there-is = { $technique }が使えます。

## 盤面の誤り

solved = 盤面は完成しています。
conflict = { $house }に{ $digit }が2つあります（{ $cells }）。
no-solution = この問題には解がありません。
one-without = { OR($candidates) }がなければ、解はちょうど1つになります。
several-solutions = この問題は解が1つではないため、論理だけでは最後まで解けません。
two-differ = 解のうち2つは、{ $count } 個のマスで異なります。
wrong-entry = { $cell }に{ $digit }は入りません。先に消してから進みましょう。
wrong-mark = { $cell }には{ $digit }が必要ですが、メモにありません。
empty-cell = { $cell }の候補がなくなっています。消した候補を戻してから進みましょう。
lost-in-box = { $house }で必要なメモが抜けています。
stale-marks = 盤面の数字から、{ $candidates }はもうありえません。先にこの候補を消しましょう。
stale-elsewhere = ほかの場所でも、盤面の数字から{ $candidates }はもうありえません。この候補も消しましょう。
stuck = ここで使えるテクニックはありません。あとは試行錯誤しかありません。
stuck-among-chosen = 選んだテクニックでは、ここで一手も見つかりません。

## 結論。句はほかの文に入る

result = したがって、{ $result-clauses }ことがわかります。
result-more = さらに、{ $result-clauses }こともわかります。
result-cannot = { $cells }に{ AND($digits) }は入らない
result-is = { $cells }に{ $digit }が入る

## シングル

full-house = { $cell }は{ $house }で最後の空きマスです。
full-house-digit = { $digit }以外の数字はすべて入っています。
hidden-single = { $house }で{ $digit }が入るのは{ $cell }だけです。
blockers = { $blocker-cells }に{ $digit }があるため、ほかの{ $other-count ->
   *[other] 空きマス
}には入りません。
blockers-some = { $blocker-cells }に{ $digit }があるため、ほかのマスには入りません。{ $earlier-cells }の{ $digit }はすでに消えています。
eliminated-earlier = { $cells }の{ $digit }はすでに消えています。
naked-single = { $cell }からは{ $digit }以外のすべての数字が見えます：{ COMMAS($seen-clauses) }。
naked-single-seen = { $cell }からは{ COMMAS($seen-clauses) }の数字が見えます。
naked-single-earlier = { $cell }の{ $digits }はすでに消えています。
digits-in = { $house }（{ COMMAS($digits) }）

## ロックされた候補

confined-cells = { $house }で{ $digit }が入るのは{ OR($cells) }だけで、{ $cells ->
    [2] どちらも
   *[other] いずれも
}{ $cover-house }にあります。
confined-so = そのうちの1マスに{ $digit }が入るので、{ $cover-house }のほかのマスには入りません。

## 同盟

naked-cells = { $cells }の候補は{ $digits }だけです。
naked-pair = 一方が{ $first-digit }、もう一方が{ $second-digit }になるので、{ $house }のほかのマスにはどちらも入りません。
naked-subset = この{ COUNT($cells) }マスが、{ $house }の{ COUNT($cells) }つの数字を使い切ります。
locked-subset = すべて{ $line-house }にも{ $box-house }にも含まれるので、その両方でこれらの数字を使い切ります。
hidden-cells = { $house }で{ $digits }が入るのは{ $cells }だけです。
hidden-subset = { $digits ->
    [2] 2つの数字で2マスとも埋まるので、どちらのマスにも
    [3] 3つの数字で3マスとも埋まるので、どのマスにも
   *[other] 4つの数字で4マスとも埋まるので、どのマスにも
}ほかの数字は入りません。

## フィッシュ

fish-bases = { $base-houses }で{ $digit }が入るのは{ $cover-houses }だけです。
fish-so = この{ COUNT($base-houses) }つの{ KIND($base-houses) }にはそれぞれ{ $digit }が必要なので、{ $cover-houses }の{ $digit }はここで使い切られます。
fish-out = そこではほかのマスに{ $digit }は入らないので、{ $out-cells }には入りません。
fish-fins = フィンの{ $fin-cells }を除けば、{ $base-houses }の{ $digit }はすべて{ $cover-houses }にあります。
fish-double-fins = { $cells }はこれらのユニットのうち2つが交わるマスなので、フィンとして数えます。
fish-corner = { $corner-cells }があれば形が完成しますが、そこに{ $digit }は入りません。代わりにフィンの{ $fin-cells }が補います。
fish-without-fins = { $fin-cells ->
    [1] フィンに
   *[other] どのフィンにも
}{ $digit }が入らないなら、{ $base-houses ->
   *[mixed] これらの{ KIND($base-houses) }
}が{ $cover-houses }の{ $digit }を使い切るので、{ $out-cells }に{ $digit }は入りません。
fish-with-fins = { $fin-cells ->
    [1] フィン
   *[other] フィンのどれか
}に{ $digit }が入るなら、{ $out-cells }からは{ $fin-cells ->
    [1] そのフィン
    [2] 両方のフィン
   *[other] すべてのフィン
}が見えるので、やはり{ $digit }は入りません。
fish-with-fins-in = { $fin-cells ->
    [1] フィン
   *[other] フィンのどれか
}に{ $digit }が入るなら、{ $all-cells ->
    [2] どちらも
   *[other] これらのマスはすべて
}{ $house }にあるので、{ $out-cells }にはやはり{ $digit }は入りません。
fish-twice = { $cells }は2つのカバーが交わるマスです。そこに{ $digit }が入るとカバーが2つ同時に使われ、残りが足りなくなります。
siamese = { $base-houses }の{ $digit }は、同時に2つのフィッシュを作っています。
siamese-fish = { $cover-houses }をカバーにすると、{ $fin-cells ->
    [0] フィンはなく
   *[other] フィンは{ $fin-cells }で
}、{ $out-cells }に{ $digit }は入りません。
siamese-because = どちらのフィッシュでも、フィンがすべて{ $digit }でなければカバーが使い切られ、どれかが{ $digit }なら同じマスから{ $digit }が消えます。
kraken-fish = フィンの{ $fin-cells }がなければ、{ $base-houses }の{ $digit }はすべて{ $cover-houses }に入ります。
kraken-prey = そのときカバーは使い切られ、{ $out-cells }に{ $digit }は入りません。
kraken-cover = そのとき{ $house }の{ $digit }は{ OR($cells) }に入ります。

## 1つの数字のパターン

two-links = { $houses }には、それぞれ{ $digit }の入るマスが2つしかありません。
two-links-joint = { $cells }はどちらも{ $house }にあるので、両方が{ $digit }になることはありません。
two-links-ends = したがって{ $end-cells }の少なくとも一方は{ $digit }です。その両方が見える{ $out-cells }に{ $digit }は入りません。
skyscraper-joint = 土台の{ $cells }はどちらも{ $house }にあるので、両方が{ $digit }になることはありません。
skyscraper-ends = したがって頂上の{ $end-cells }の少なくとも一方は{ $digit }です。その両方が見える{ $out-cells }に{ $digit }は入りません。
rectangle-box = { $box-house }の{ $digit }は、すべて{ $near-house }か{ $far-house }にあります。
rectangle-link = { $house }で{ $digit }が入るのは{ $cells }の2マスだけです。
rectangle-far = { $far-cell }が{ $digit }なら、同じ{ $house }にある{ $out-cell }に{ $digit }は入りません。
rectangle-near = { $near-cell }が{ $digit }なら、{ $box-house }の{ $digit }は{ $far-house }に入るので、やはり{ $out-cell }に{ $digit }は入りません。

## 色分け

colours = リンクは、ユニットに2つしかない{ $digit }を結びます。したがって、青の{ $digit }がすべて真か、緑の{ $digit }がすべて真です。
colours-trap = { $cell }からは{ $blue-cell }（青）と{ $green-cell }（緑）が見えます。
colours-trap-so = 2色のどちらかは真なので、{ $out-cells }に{ $digit }は入りません。
colours-wrap = { $cells }はどちらも{ COLOUR($colour-count) }で、どちらも{ $house }にあります。したがって{ COLOUR($colour-count) }は偽です。
colour-false = したがって、{ COLOUR($colour-count) }の{ $out-cells }に{ $digit }は入りません。
clusters = { $digit }は2つのグループに分かれます。青か緑のどちらかが真で、オレンジか紫のどちらかが真です。
clusters-meet = { $first-cell }（{ COLOUR($first-count) }）と{ $second-cell }（{ COLOUR($second-count) }）は互いに見えるので、{ COLOUR($first-count) }と{ COLOUR($second-count) }の両方が真になることはありません。
clusters-so = したがって{ COLOUR($first-count) }と{ COLOUR($second-count) }の少なくとも一方は真です。
clusters-trap = { $cell }からは{ $first-cell }（{ COLOUR($first-count) }）と{ $second-cell }（{ COLOUR($second-count) }）が見えます。
clusters-sees = { COLOUR($colour-count) }の{ $cell }からは、{ COLOUR($seen-count) }の{ $seen-cell }が見えます。
clusters-false = { COLOUR($first-count) }と{ COLOUR($second-count) }のどちらが真でも、{ COLOUR($colour-count) }は偽です。
medusa = リンクでつながる候補は交互に色が変わります。青がすべて真か、緑がすべて真です。
medusa-trap = { $blue-candidate }（青）も{ $green-candidate }（緑）も、{ $out-candidate }を否定します。
medusa-two-digits = { COLOUR($colour-count) }が真なら、{ $cell }は{ $first-digit }でも{ $second-digit }でもあることになります。
medusa-two-cells = { COLOUR($colour-count) }が真なら、{ $house }に{ $digit }が2つ入ることになります（{ $cells }）。
medusa-emptied = { COLOUR($colour-count) }が真なら、{ $reason-clauses }ことで、{ $cell }の候補がなくなります。
medusa-rules-out = { $candidate }が{ $digits }を消す
medusa-false = したがって{ COLOUR($colour-count) }は偽で、{ $result-clauses }ことがわかります。
remote-pair = { $path }の候補はどれも{ $digits }だけで、となりどうしが互いに見えます。
remote-pair-ends = 2つの数字が交互に入るので、両端の{ $first-cell }と{ $last-cell }は違う数字です。一方が{ $first-digit }、もう一方が{ $second-digit }になります。
remote-pair-so = 両端が見える{ $out-cells }に{ AND($digits) }は入りません。

## ウィング

wing-pivot = 軸の{ $cell }は{ OR($digits) }です。
wing-pincer = 軸が{ $pivot-digit }なら、羽の{ $cell }は{ $digit }です。
xy-wing-so = したがって羽の少なくとも一方は{ $digit }です。その両方が見える{ $out-cells }に{ $digit }は入りません。
xyz-wing-so = いずれの場合も3マスのどれかが{ $digit }なので、その3マスすべてが見える{ $out-cells }に{ $digit }は入りません。
wxyz-cells = { $cells }の候補は{ $digits }だけです。
wxyz-once = このマスの中で、{ COMMAS($once-clauses) }にあるため、どれも1回しか入りません。
wxyz-in = { $digits }は{ $house }だけ
wxyz-so = 4マスには4つ目の数字が必要なので、{ $digit }は{ OR($cells) }に必ず入ります。
wxyz-out = したがって、{ $cells ->
    [2] その両方
   *[other] そのすべて
}が見える{ $out-cells }に{ $digit }は入りません。
w-wing = { $cells }の候補は、どちらも{ $digits }だけです。
w-wing-joint = { $house }の{ $digit }は{ OR($joint-cells) }に入り、そのどちらからも2マスの一方が見えます。したがって、2マスとも{ $digit }になることはありません。
w-wing-so = したがって{ $cells }の少なくとも一方は{ $digit }です。その両方が見える{ $out-cells }に{ $digit }は入りません。
branch-w-wing = { $cells }の候補は{ $digits }だけです。
branch-w-wing-joint = { $house }で{ $digit }が入るのは{ OR($joint-cells) }だけで、そのどれからもこれらのマスの1つが見えます。
branch-w-wing-so = したがって、すべてが{ $digit }になることはなく、少なくとも1つは{ $other-digit }です。そのすべてが見える{ $out-cells }に{ $other-digit }は入りません。
chute-pair = { $house }の{ $digit }は{ $box-house }にはないので、{ $first-cell }のブロックか{ $second-cell }のブロックに入り、そのブロックのほうのマスは{ $digit }ではありません。
chute-pair-so = したがって2マスの少なくとも一方は{ $digit }です。その両方が見える{ $out-cells }に{ $digit }は入りません。

## 解の一意性

deadly-floor = { $cells }の候補は{ $digits }だけです。
deadly-if-roof = { $cell }もこれらの数字だけなら、数字を入れ替えることができ、解が2つになってしまいます。
deadly-so = この問題の解は1つなので、{ $result-clauses }ことがわかります。
deadly-if = { $cells }の候補が{ $digits }だけになると、数字を入れ替えて別の解ができてしまいます。
loop-if = { $cells }の候補が{ $digits }だけになると、ループ全体で2つの数字を入れ替えることができ、解が2つになってしまいます。
deadly-extra = それを防ぐのは{ $cells }にある余分な{ $digit }だけなので、少なくともその1つは真です。
deadly-extra-so = { $cells ->
    [2] その両方
   *[other] そのすべて
}が見える{ $out-cells }に{ $digit }は入りません。
deadly-extras = それを防ぐのは余分な候補（{ $candidates }）だけなので、少なくともその1つは真です。
deadly-subset = どれが真でも、そのマスと{ $cells }は、{ $houses }で{ $digits }の{ SUBSET($digits) }になります。
deadly-confined = { $house }で{ $digit }が入るのは{ OR($cells) }だけです。
deadly-either = その一方が{ $other-digit }なら、もう一方は{ $digit }になり、4マスの2つの数字を入れ替えられるようになってしまいます。
deadly-one-so = この問題の解は1つなので、{ $result-clauses }ことがわかります。
ur6-x-wing = { $houses }で{ $digit }が入るのはこの四隅だけなので、対角の2マスに入ります。
ur6-if = { $cells }が{ $digit }なら、残りの2つの角はどちらも{ $other-digit }になり、数字を入れ替えられるようになってしまいます。
hidden-rectangle = { $cell }の候補は{ $digits }だけです。
hidden-rectangle-if = { $cell }が{ $digit }なら、{ $side-cells }はどちらも{ $other-digit }、{ $corner-cell }は{ $digit }になります。
hidden-rectangle-swap = すると2つの数字を入れ替えることができ、解が2つになってしまいます。
avoidable = { COMMAS($filled-clauses) }で、どのマスも初期数字ではありません。
avoidable-if = もし{ COMMAS($if-clauses) }なら、初期数字に触れずに2つの数字を入れ替えることができ、解が2つになってしまいます。
cell-is = { $cell }は{ $digit }
cell-were = { $cell }が{ $digit }
bug-one = 空きマスの候補はすべて2つですが、{ $cell }だけは3つです。
bug-one-extra = そこで余分なのは{ $digit }です。{ $houses }では{ $digit }だけが3か所、ほかの数字は2か所にあります。
bug-one-so = これがないと残りの埋め方が2通りになります。この問題の解は1つなので、{ $cell }は{ $digit }です。
bug-many = { $candidates }がなければ、空きマスの候補はすべて2つになり、解が2つになってしまいます。
bug-many-so = このうち少なくとも1つは真で、どれが真でも同じ候補が消えます。
reverse-closed = { $digits }の初期数字は、すべて{ $filled-cells }の中にあります。
reverse-open = さらに{ $open-cells }に{ OR($digits) }が入ると、どのユニットにもこれらのマスが2つあるか1つもないことになります。
reverse-rest = すると{ $digits }は残りのマスすべてで入れ替えることができますが、この問題の解は1つです。
qiu-lines = { $line-houses }では、{ $cells }以外のマスの数字が、1つずつを除いて同じです。
qiu-if = { $pair-cells }の候補が{ $digits }だけになると、それらと{ $line-houses }のいくつかの数字を入れ替えて、別の解ができてしまいます。
guardians = したがって、{ OR($candidates) }の少なくとも1つは真です。
lone-guardian = そこにあるほかの候補は{ $candidate }だけです。

## チェーン

chain-if = { $start-clauses }とすると、{ $then-clauses }ことになります。
chain-then = すると、{ $then-clauses }ことになります。
chain-not = { $cell }に{ $digit }が入らない
chain-not-group = { AND($cells) }のどちらにも{ $digit }が入らない
chain-none = { $cells }のどれにも{ $digit }が入らない
chain-is = { $cell }に{ $digit }が入る
chain-it = そこに{ $digit }が入る
chain-must-be = これは矛盾なので、{ $cell }に入るのは{ $digit }で、{ OR($out-digits) }ではありません。
chain-must-be-so = これは矛盾なので、{ $cell }に{ $digit }が入り、{ $result-clauses }ことがわかります。
chain-is-group = { OR($cells) }に{ $digit }が入る
chain-house = { $house }の{ $digit }は{ OR($cells) }に入る
chain-set = 候補が{ $digits }だけの{ $set-cells }では、{ OR($cells) }に{ $digit }が入る
chain-ends = したがって{ $end-cells }の少なくとも一方は{ $digit }です。その両方が見える{ $out-cells }に{ $digit }は入りません。
chain-ends-group = したがって{ $digit }は{ OR($end-cells) }に入ります。そのすべてが見える{ $out-cells }に{ $digit }は入りません。
chain-ends-only = したがって{ $digit }は{ OR($end-cells) }に入ります。
chain-two-ends = したがって、{ $first-clauses }か、{ $last-clauses }かのどちらかです。
chain-same-cell = したがって{ $cell }は{ OR($digits) }で、{ AND($out-digits) }は入りません。
chain-either-in = { $cells }はどちらも{ $house }にあるので、いずれの場合も{ $result-clauses }ことがわかります。
chain-either = いずれの場合も、{ $result-clauses }ことがわかります。
loop-nodes = リンクは輪になっています。順に{ COMMAS($node-clauses) }、そして始めに戻ります。
loop-so = 真偽が交互になるので、となりあう2つのうちちょうど1つが真です。
loop-cell = { $cell }は{ OR($digits) }なので、{ AND($out-digits) }は入りません。
loop-house = { $digit }は{ OR($cells) }に入るので、{ $out-cells }には入りません。
loop-set = { $cells }には必ず{ $digits }が入るので、{ $result-clauses }ことがわかります。
node = { OR($cells) }の{ $digit }
twinned-cells = { $cells }の候補は、6つの数字{ $digits }だけです。
twinned-if = { $cell }が{ OR($cell-digits) }のどれでも、残りの5マスはそこから順に決まり、6マスに6つの数字がすべて入ります。
twinned-so = { $digit }は{ OR($cells) }に入るので、{ $cells ->
    [2] その両方
   *[other] そのすべて
}が見える{ $out-cells }に{ $digit }は入りません。

## ALS

als-set = 集合{ SET($set-count) }（{ $cells }）は、{ COUNT($cells) }マスに{ COUNT($digits) }つの数字（{ $digits }）があります。
als-cell = 集合{ SET($set-count) }は{ $cells }の1マスで、候補は{ $digits }です。
als-restricted = { $cells }は互いに見えるので、{ $digit }が両方の集合に入ることはありません。
als-restricted-in = { $cells }は{ $cells ->
    [2] どちらも
   *[other] すべて
}{ $house }にあるので、{ $digit }が両方の集合に入ることはありません。
als-xz-so = { $x-digit }が入らないほうの集合は残りの数字をすべて使うので、{ $digits }を含みます。
als-out = したがって{ $digit }は{ OR($cells) }に入り、{ $cells ->
    [1] それ
    [2] その両方
   *[other] そのすべて
}が見える{ $out-cells }には入りません。
als-doubly = 集合が欠くことのできる数字は1つだけなので、一方の集合に{ $first-digit }、もう一方の集合に{ $second-digit }が入ります。
als-doubly-out = したがって{ OR($digits) }の両方の場所が見えるほかのマスにその数字は入らず、{ $result-clauses }ことがわかります。
als-keeps = 集合{ SET($set-count) }には必ず{ $digits }が入るので、{ $result-clauses }ことがわかります。
als-hinge = 集合Cが欠くことのできる数字は1つだけなので、{ OR($digits) }が入ります。
als-hinge-takes = そこに{ $digit }が入るなら、{ $cells }は互いに見えるので、集合{ SET($set-count) }に{ $digit }は入らず、{ $z-digits }が入ります。
als-stem = 茎の{ $cell }は{ OR($digits) }です。
als-petal = それが{ $digit }なら、集合{ SET($set-count) }（{ $cells }、数字は{ $digits }）は{ $digit }を失い、{ $z-digits }を含みます。
als-petal-cell = それが{ $digit }なら、集合{ SET($set-count) }の{ $cells }は{ $z-digits }です。
als-blossom-out = { $out-cells }からは集合の{ $digit }がすべて見えるので、{ $digit }は入りません。
als-chain-loop = こうしてチェーンは{ $cells }の集合に戻り、ここには必ず{ $digits }が入ります。
als-chain-more = 両端の集合（{ $first-cells }と{ $last-cells }）は{ $digits }も共有していて、確定するほうの集合にはそれも入ります。
ahs-set = { $house }で{ $digits }が入るのは{ $cells }だけで、マスは数字より1つ多くなっています。
ahs-shared = { $cell }は両方の集合にありますが、両方の数字を同時に入れることはできません。したがって少なくとも一方の集合は、残りのマスがすべて自分の数字で埋まります。
ahs-shared-two = { $cells }は両方の集合にありますが、両方に共通する数字はありません。したがってどちらの集合も、そのうち1マスに自分の数字が入り、残りのマスもすべて自分の数字で埋まります。
coq-crossing = { $line-house }と{ $box-house }が交わる{ $cells }の候補は、{ $digits }だけです。
coq-beside = { $line-house }の{ $line-cells }と{ $box-house }の{ $box-cells }を加えると、{ COUNT($all-cells) }マスに{ COUNT($digits) }つの数字があります。
coq-once = { COMMAS($once-clauses) }にあるため、どの数字も2回は入りません。
coq-all-in = { $digits }はすべて{ $house }

## フォーシングチェーン、ホイップ、ネット

forcing-cell = { $cell }は{ OR($digits) }です。
forcing-house = { $house }の{ $digit }は{ OR($cells) }に入ります。
forcing-way = { $start-clauses }とすると、{ $then-clauses }ことになります。
forcing-end = いずれの場合も、{ $result-clauses }ことがわかります。
steps-later = さらに{ $count }手進むと、{ $then-clauses }
suppose = { $candidate-clauses }と仮定します。
but-also = 一方で、{ $then-clauses }ことにもなります。
clash-house = { $house }に{ $digit }が2つ入ってしまいます。
clash-cell = { $cell }に{ $first-digit }と{ $second-digit }の両方が入ってしまいます。
clash-itself = { OR($cells) }の{ $digit }が、真でも偽でもあることになってしまいます。
whip-then = すると、{ $then-clauses }ことがわかります。
whip-cell = { $cell }に入るのは{ $digit }だけである
whip-house = { $house }の{ $digit }が入るのは{ $cell }だけである
whip-no-candidate = ここで{ $by-clauses }ことから、{ $cell }の候補がなくなります。
whip-no-place = ここで{ $by-clauses }ことから、{ $house }に{ $digit }の入るマスがなくなります。
net-facts = { $count ->
    [0] すると、
   *[other] すると、{ $count }手の必然の手順を経て、
}{ $fact-clauses }ことになります。
net-no-candidate = これでは{ $cell }の候補がなくなります。
net-no-place = これでは{ $house }に{ $digit }の入るマスがなくなります。
net-start-cell = { $cell }は{ OR($digits) }である
net-way = { $start-clauses }とすると、{ $count ->
    [0] {""}
   *[other] { $count }手の必然の手順を経て、
}{ $then-clauses }ことになります。
net-ways = 残りの{ $count }通りの場合も、同じ結果になります。

## 排除、花火、ありえない形

exclusion-if = { $cell }に{ $digit }が入るとすると、{ $way-clauses }ことになります。
exclusion-way = { $candidate }も加わると{ $cell }の候補がなくなる
exclusion-two = { $first-candidate }と{ $second-candidate }を合わせると、{ $cell }の候補がなくなります。
firework = { $box-house }の外では、{ $row-house }の{ $digits }は{ $row-cell }だけに、{ $column-house }の{ $digits }は{ $column-cell }だけにあります。
firework-corner = そのどちらにも入らない数字は、角の{ $cell }に入るしかありません。{ $box-house }で両方のラインがその数字を持てるのは、そこだけだからです。
firework-so = したがって{ COUNT($digits) }つの数字に{ $cells }が必要で、これらのマスにほかの数字は入りません。
firework-w-wing = { $corner-cell }の候補は{ $digits }だけで、{ $wing-cells }が見えます。
firework-w-wing-so = { $corner-cell }に入る数字はこのどちらにもないので、{ $cell }に入ります。
oddagon = { $path }は、となりどうしが互いに見えるループになっています。
oddagon-odd = 候補が{ $digits }だけなら数字が交互に入るはずですが、{ COUNT($cells) }マスのループではできません。
tridagon = { $houses }のそれぞれで、行も列も異なる3マスに{ $digits }が含まれます（{ $cells }）。
tridagon-odd = この数字だけでは、4本の対角線をすべて埋めることはできません。
guardian-loop = { $cells }は、{ $houses }でつながるループになっています。
guardian-loop-odd = これらのユニットにほかの{ $digit }がなければ、{ $digit }はループに沿って交互に入るはずですが、{ COUNT($cells) }マスのループではできません。

## MSLS、エクソセット、テンプレート

sector-cells = この{ $count }マスで、{ COMMAS($often-clauses) }です。
sector-lines = { $row-houses }と{ $column-houses }が交わるところに、空きマスが{ $count }個あります。
sector-ring = 埋まっている四隅の{ $corner-cells }のまわりに、空きマスが{ $count }個あります。
sector-often = { $digits }は多くても各{ $count }回
sector-so = 合計すると{ $count }マスに対して{ $count }か所なので、そのすべてが使われます。
exocet-base = ベースの{ $cells }には、{ $digits }のうち2つが入ります。
exocet-lines = ベースのバンドの外では、{ $line-houses }のこれらの数字は、どれも{ $cover-houses }のうち2つだけにあります。
exocet-lines-and-targets = ベースから離れた{ $line-houses }では、これらの数字は、どれも{ OR($cells) }と{ $cover-houses }のうち2つだけにあります。
exocet-targets = 3本のラインは2つの場所だけではベースの数字を置けないので、ターゲットの{ $cells }にベースの2つの数字が入ります。
exocet-bases = 2つのベース（{ $cells }）には、それぞれ{ $digits }のうち2つが入ります。
exocet-lines-of-both = ベースのバンドの外では、{ $line-houses }のこれらの数字は、どれも{ $cover-houses }のうち2つだけにあります。
exocet-targets-of-both = 3本のラインは2つの場所だけではベースの数字を置けないので、ターゲットの{ $cells }にベースの数字が入ります。
exocet-ways-of-both = 2つのエクソセットをどう埋めても、結果は同じです。
templates-all = それぞれの数字を盤面全体に置く方法は限られていて、違う数字の置き方が重なることはありません。
templates-set = { $digit }に残っている置き方では、どれも{ $cells }に{ $digit }が入ります。
templates-delete = { $digit }に残っている置き方で、{ OR($cells) }を使うものはありません。

## リンクを1つずつ

link-cell = { $cell }が{ $first-digit }でないなら、{ $second-digit }です。
link-house = { $from-clauses }なら、{ $house }で{ $digit }が入るのは{ OR($cells) }だけになります。
link-strong = { $from-clauses }なら、{ $to-clauses }ことになります。
link-weak = { $from-clauses }なら、{ $to-clauses }ことになります。
link-only-candidate = すると{ $cell }に入るのは{ $digit }だけになります。
link-only-place = すると{ $house }で{ $digit }が入るのは{ $cell }だけになります。
link-pattern = すると{ $technique }によって{ $candidates }が消えます。
link-excludes = これで{ $candidates }が消えます。
link-no-candidate = すると{ $cell }の候補がなくなるので、{ $candidate }は偽です。
link-no-place = すると{ $house }に{ $digit }の入るマスがなくなるので、{ $candidate }は偽です。
link-any-case = いずれの場合も、{ $candidate }は真です。
link-no-case = いずれの場合も、{ $candidate }は偽です。

## 図の記号の意味

mark-pattern = パターン
mark-fin = フィン
mark-guardian = 余分な候補
mark-subset = 同盟の残り
mark-on = チェーン上で真
mark-off = チェーン上で偽
mark-in-set = ALSのほかの候補
mark-set = ALS（あと1つで同盟）
mark-set-a = 集合A
mark-set-b = 集合B
mark-set-c = 集合C
mark-hidden-set = AHS（隠れたALS）
mark-shared = 共有マスのほかの候補
mark-stem = 茎
mark-pivot = 軸
mark-pincer = 羽
mark-crossing = ラインとブロックの交わり
mark-line = ラインのほかのマス
mark-box = ブロックのほかのマス
mark-base = ベース
mark-target = ターゲット
mark-s-cell = Sマス
mark-colour = 青
mark-other-colour = 緑
mark-second-colour = オレンジ
mark-other-second-colour = 紫
mark-joint = パターンのマスが見える
mark-blocker = ほかのマスを否定
mark-strong = 少なくとも一方が真
mark-weak = 両方が真にはならない
mark-out = 消える候補
mark-placed = 入る数字
mark-spoils = パターンを崩す

## 惜しい例になる理由

near-candidate = { $candidate }もあるので、これは「{ $technique }」ではありません。
near-open = { $cell }が空いているので、これは「{ $technique }」ではありません。
near-given = { $cell }が初期数字なので、これは「{ $technique }」ではありません。
near-title = 「{ $technique }」ではない例

## 練習問題

task-place = { $technique }を見つけて、決まる数字を入れましょう。
task-remove = { $technique }を見つけて、消える候補を消しましょう。
judged-nothing = まだ何もしていません。候補を消すか、数字を入れましょう。
judged-right = 正解です。
judged-right-more = 正解です。同じ手で、候補があと{ $more-count }個消えます。
judged-otherwise = 正しいですが、それは{ $other-technique }だけでわかります。今度は{ $technique }を見つけましょう。
judged-not-out = 正しいですが、{ OR($candidates) }を消す{ $technique }はありません。
judged-not-placed = 正しいですが、{ OR($candidates) }が決まる{ $technique }はありません。
judged-wrongly-out = それは誤りです。{ OR($candidates) }を消す{ $technique }はありません。
judged-wrongly-placed = それは誤りです。{ OR($candidates) }が決まる{ $technique }はありません。

## レッスン

task-boards = 1つを除いて、盤面にルール違反があります。タップすると表示されます。正しいのはどれですか？
task-which = 正しいものは1つだけです。どれですか？
task-near-miss = 成り立たないパターンが1つあります。どれですか？
task-no-link = 強いリンクでないものが1つあります。どれですか？
task-notes = メモが1つ、抜けているか古くなっています。見つけましょう。
task-ruled-out = この数字はここの候補ではありません。それを否定するマスはどれですか？
task-other-cell = これは確実ではありません。その数字が入りうるほかのマスを見つけましょう。
task-why-not = これは成り立ちません。パターンを崩す候補を見つけましょう。
task-link = 強いリンクを見つけて、その2マスに印をつけましょう。
task-set = 2マス以上のALSを見つけて、印をつけましょう。
task-pattern = { $technique }を見つけて、パターンのマスに印をつけましょう。
task-scan = 数字を10個、続けて入れましょう。
task-last-cell = 空きマスが1つだけの行、列、またはブロックを見つけて、そこに数字を入れてください。
task-in-box = ある数字の入るマスが1つだけのブロックを見つけて、その数字を入れましょう。
task-in-line = ある数字の入るマスが1つだけの行か列を見つけて、その数字を入れましょう。
task-place-next = 次の手を見つけて、その数字を入れましょう。
task-remove-next = 次の手を見つけて、消える候補を消しましょう。
claim-board = 盤面{ $count }
claim-placed = { $cell }は{ $digit }です。
claim-out = { AND($candidates) }を消せます。
claim-link = { $cells }の{ $digit }は強いリンクでつながっています。
note-missing = { $cell }の{ $digit }を否定するものはありません。
note-ruled-out = { $blocker-cells }の{ $digit }があるので、{ $cell }に{ $digit }は入りません。
places-in-house = { $house }で{ $digit }が入りうるのは{ $cells }です。
set-of = { $cells }は、{ COUNT($cells) }マスに{ COUNT($digits) }つの数字（{ $digits }）があります。
judged-no-answer = まだ答えていません。
judged-otherwise-lesson = 正しいですが、それは{ $other-technique }だけでわかります。今度はこのレッスンのテクニックを使いましょう。
judged-unproved = 正しいですが、このレッスンの内容ではまだ証明できません。
judged-false = それは誤りです。このレッスンの内容では証明できません。
judged-works = それは成り立ちます。成り立たないものを探しましょう。
judged-no-link = それは強いリンクではありません。そのユニットには、ほかにも数字の入るマスがあります。
judged-no-set = それはALSではありません。{ COUNT($cells) }マスには数字が1つ多く必要ですが、{ COUNT($digits) }つあります。
judged-no-pattern = これらのマスは、手になるパターンではありません。必要なマスだけに、すべて印をつけましょう。
judged-not-spoiling = { $candidate }がなくても、これは成り立ちません。
judged-not-ruled-out = { $cell }は{ $candidate }を否定しません。
judged-note-fine = { $candidate }はそのままで正しいメモです。
