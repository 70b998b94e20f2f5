# 提示和讲解的文本。参数名的最后一个词说明它是什么：$out-cells 是若干格。
# AND、OR 写并列；其他函数是本语言在 forms.ftl 里的写法。

## 看哪里，找什么

look-in = 请看{ $houses }。
look-at-digit = 请看{ $houses }的数字{ $digit }。
look-at-all = 请看全盘的数字{ $digit }。
look-around = 请看{ $cell }的同行、同列、同宫格。
look-first = 先看{ $houses }。
there-is = 这里有{ $technique }。

## 盘面的问题

solved = 盘面已经完成。
conflict = { $house }里有两个{ $digit }（{ $cells }）。
no-solution = 这道题无解。
one-without = 如果没有{ OR($candidates) }，就恰好只有一个解。
several-solutions = 这道题不止一个解，单靠逻辑无法做完。
two-differ = 其中两个解有 { $count } 个格不同。
wrong-entry = { $cell }不能是{ $digit }。请先擦掉再继续。
wrong-mark = { $cell }需要{ $digit }，但它的笔记里没有{ $digit }。
empty-cell = { $cell }已经没有候选数。请先补上删掉的候选数再继续。
lost-in-box = { $house }里缺少一个需要的笔记。
stale-marks = 盘面上的数字已经排除了{ $candidates }。请先删掉{ $candidates ->
    [1] 它
   *[other] 它们
}。
stale-elsewhere = 别处的{ $candidates }也已被盘面上的数字排除。请把{ $candidates ->
    [1] 它
   *[other] 它们
}也删掉。
stuck = 这里没有可用的技巧，只能试数。
stuck-among-chosen = 所选技巧在这里都找不到步骤。

## 结论。分句会放进其他句子

result = 所以，{ $result-clauses }。
result-more = 另外，{ $result-clauses }。
result-cannot = { $cells }{ $cells ->
    [1] 不能
   *[other] 都不能
}是{ OR($digits) }
result-is = { $cells }是{ $digit }

## 唯一数

full-house = { $cell }是{ $house }的最后一个空格。
full-house-digit = 除了{ $digit }，其他数字都已填好。
hidden-single = { $house }里，{ $digit }只能填在{ $cell }。
blockers = { $blocker-cells }的{ $digit }排除了其余{ $other-count ->
   *[other] 空格
}。
blockers-some = { $blocker-cells }的{ $digit }排除了其余的格，而{ $earlier-cells }的{ $digit }之前已经删去。
eliminated-earlier = { $cells }的{ $digit }之前已经删去。
naked-single = { $cell }能看到除{ $digit }以外的所有数字：{ $seen-clauses }。
naked-single-seen = { $cell }能看到{ $seen-clauses }。
naked-single-earlier = { $cell }的{ $digits }之前已经删去。
digits-in = { $house }的{ $digits }

## 区块

confined-cells = { $house }里，{ $digit }只能填在{ OR($cells) }，{ $cells ->
    [2] 两格
   *[other] 这几格
}都在{ $cover-house }。
confined-so = 其中必有一格是{ $digit }，所以{ $cover-house }的其他格不能是{ $digit }。

## 数组

naked-cells = { $cells }{ $cells ->
    [2] 两格都
   *[other] {""}
}只有候选数{ $digits }。
naked-pair = 两格一个是{ $first-digit }，另一个是{ $second-digit }，所以{ $house }的其他格都不能是这两个数字。
naked-subset = 这{ WORD($cells) }格占用了{ $house }的这{ WORD($cells) }个数字。
locked-subset = 它们既在{ $line-house }，又在{ $box-house }，所以同时占用了两处的这些数字。
hidden-cells = { $house }里，{ $digits }只能填在{ $cells }。
hidden-subset = { $digits ->
    [2] 两个数字需要两格，所以这两格
    [3] 三个数字需要三格，所以这三格
   *[other] 四个数字需要四格，所以这四格
}不能填其他数字。

## 鱼

fish-bases = { $base-houses }里，{ $digit }只能填在{ $cover-houses }。
fish-so = 这{ WORD($base-houses) }{ $base-houses ->
    [mixed] 个
   *[rows] {""}
}{ KIND($base-houses) }各需要一个{ $digit }，合起来占用了{ $cover-houses }的{ $digit }。
fish-out = 那里的其他格不能再是{ $digit }，所以{ $out-cells }不能填{ $digit }。
fish-fins = 除了鳍{ $fin-cells }，{ $base-houses }的{ $digit }都在{ $cover-houses }。
fish-double-fins = { $cells }在其中两个单元的交叉处，算作鳍。
fish-corner = { $corner-cells }本可补全结构，但不能是{ $digit }，由鳍{ $fin-cells }代替。
fish-without-fins = 如果{ $fin-cells ->
    [1] 鳍不是
   *[other] 鳍都不是
}{ $digit }，这几{ $base-houses ->
    [mixed] 个
   *[rows] {""}
}{ KIND($base-houses) }就占用了{ $cover-houses }的{ $digit }，{ $out-cells }不是{ $digit }。
fish-with-fins = 如果{ $fin-cells ->
    [1] 鳍
   *[other] 某个鳍
}是{ $digit }，{ $out-cells }能看到{ $fin-cells ->
    [1] 鳍
    [2] 两个鳍
   *[other] 所有的鳍
}，所以也不是{ $digit }。
fish-with-fins-in = 如果{ $fin-cells ->
    [1] 鳍
   *[other] 某个鳍
}是{ $digit }，由于{ $all-cells ->
    [2] 两格
   *[other] 这些格
}都在{ $house }，{ $out-cells }也不是{ $digit }。
fish-twice = { $cells }在两个删除域的交叉处，如果填{ $digit }，就会同时占掉两个，剩下的不够用。
siamese = { $base-houses }的{ $digit }同时构成两条鱼。
siamese-fish = 以{ $cover-houses }为删除域，{ $fin-cells ->
    [0] 没有鳍
   *[other] 鳍是{ $fin-cells }
}，{ $out-cells }不能是{ $digit }。
siamese-because = 每条鱼里，如果鳍都不是{ $digit }，删除域就被占满；如果某个鳍是，也会排除同样的格。
kraken-fish = 如果没有鳍{ $fin-cells }，{ $base-houses }的{ $digit }就都在{ $cover-houses }。
kraken-prey = 那样删除域就被占满，{ $out-cells }不能是{ $digit }。
kraken-cover = 那样{ $house }的{ $digit }就在{ OR($cells) }。

## 单一数字的结构

two-links = { $houses }各只有两格能填{ $digit }。
two-links-joint = { $cells }都在{ $house }，所以不能同时是{ $digit }。
two-links-ends = 所以{ $end-cells }至少有一格是{ $digit }，能看到这两格的{ $out-cells }不能是{ $digit }。
skyscraper-joint = 底部的{ $cells }都在{ $house }，所以不能同时是{ $digit }。
skyscraper-ends = 所以楼顶的{ $end-cells }至少有一格是{ $digit }，能看到这两格的{ $out-cells }不能是{ $digit }。
rectangle-box = { $box-house }的{ $digit }都在{ $near-house }或{ $far-house }。
rectangle-link = { $house }只有两格能填{ $digit }：{ $cells }。
rectangle-far = 如果{ $far-cell }是{ $digit }，同在{ $house }的{ $out-cell }就不是{ $digit }。
rectangle-near = 如果{ $near-cell }是{ $digit }，{ $box-house }的{ $digit }只能在{ $far-house }，{ $out-cell }同样不是{ $digit }。

## 染色

colours = 每条链连接一个单元里仅有的两个{ $digit }，所以不是所有蓝色的{ $digit }为真，就是所有绿色的{ $digit }为真。
colours-trap = { $cell }能看到{ $blue-cell }（蓝色）和{ $green-cell }（绿色）。
colours-trap-so = 两种颜色必有一种为真，所以{ $out-cells }不能是{ $digit }。
colours-wrap = { $cells }都是{ COLOUR($colour-count) }，又都在{ $house }，所以{ COLOUR($colour-count) }为假。
colour-false = 所以{ COLOUR($colour-count) }的{ $out-cells }不能是{ $digit }。
clusters = { $digit }分成两组：蓝色和绿色必有一种为真，橙色和紫色必有一种为真。
clusters-meet = { $first-cell }（{ COLOUR($first-count) }）和{ $second-cell }（{ COLOUR($second-count) }）互相可见，所以{ COLOUR($first-count) }和{ COLOUR($second-count) }不能同时为真。
clusters-so = 所以{ COLOUR($first-count) }和{ COLOUR($second-count) }至少有一种为真。
clusters-trap = { $cell }能看到{ $first-cell }（{ COLOUR($first-count) }）和{ $second-cell }（{ COLOUR($second-count) }）。
clusters-sees = { COLOUR($colour-count) }的{ $cell }能看到{ COLOUR($seen-count) }的{ $seen-cell }。
clusters-false = 无论{ COLOUR($first-count) }和{ COLOUR($second-count) }哪种为真，{ COLOUR($colour-count) }都为假。
medusa = 相连的候选数交替变色：不是蓝色全部为真，就是绿色全部为真。
medusa-trap = { $blue-candidate }（蓝色）和{ $green-candidate }（绿色）都排除{ $out-candidate }。
medusa-two-digits = 如果{ COLOUR($colour-count) }为真，{ $cell }就同时是{ $first-digit }和{ $second-digit }。
medusa-two-cells = 如果{ COLOUR($colour-count) }为真，{ $house }就有两个{ $digit }（{ $cells }）。
medusa-emptied = 如果{ COLOUR($colour-count) }为真，{ $cell }就没有候选数了：{ $reason-clauses }。
medusa-rules-out = { $candidate }排除它的{ $digits }
medusa-false = 所以{ COLOUR($colour-count) }为假：{ $result-clauses }。
remote-pair = { $path }只有候选数{ $digits }，而且相邻两格互相可见。
remote-pair-ends = 两个数字交替出现，所以两端的{ $first-cell }和{ $last-cell }不同：一个是{ $first-digit }，另一个是{ $second-digit }。
remote-pair-so = 能看到两端的{ $out-cells }不能是{ OR($digits) }。

## Wing

wing-pivot = 枢纽格{ $cell }是{ OR($digits) }。
wing-pincer = 如果它是{ $pivot-digit }，翼格{ $cell }就是{ $digit }。
xy-wing-so = 所以两个翼格至少有一个是{ $digit }，能看到这两格的{ $out-cells }不能是{ $digit }。
xyz-wing-so = 所以无论如何，三格中必有一格是{ $digit }，能看到这三格的{ $out-cells }不能是{ $digit }。
wxyz-cells = { $cells }只有候选数{ $digits }。
wxyz-once = 在这些格里，{ $once-clauses }，所以各只能填一次。
wxyz-in = { $digits }只在{ $house }
wxyz-so = 四格需要第四个数字，所以{ $digit }必在{ OR($cells) }。
wxyz-out = 能看到{ $cells ->
    [2] 这两格
   *[other] 这些格
}的{ $out-cells }不能是{ $digit }。
w-wing = { $cells }两格都只有候选数{ $digits }。
w-wing-joint = 两格不能都是{ $digit }：{ $house }的{ $digit }在{ OR($joint-cells) }，而这两处各能看到其中一格。
w-wing-so = 所以{ $cells }至少有一格是{ $digit }，能看到这两格的{ $out-cells }不能是{ $digit }。
branch-w-wing = { $cells }只有候选数{ $digits }。
branch-w-wing-joint = { $house }里，{ $digit }只能填在{ OR($joint-cells) }，而每一处都能看到其中一格。
branch-w-wing-so = 所以它们不能全是{ $digit }，至少有一格是{ $other-digit }，能看到所有这些格的{ $out-cells }不能是{ $other-digit }。
chute-pair = { $house }里，{ $digit }不在{ $box-house }，所以在{ $first-cell }的宫或{ $second-cell }的宫，而那一宫的这一格就不是{ $digit }。
chute-pair-so = 所以两格至少有一格是{ $digit }，能看到这两格的{ $out-cells }不能是{ $digit }。

## 唯一性

deadly-floor = { $cells }只有候选数{ $digits }。
deadly-if-roof = 如果{ $cell }也只有这些数字，它们就可以互换，题目会有两个解。
deadly-so = 题目只有一个解，所以{ $result-clauses }。
deadly-if = 如果{ $cells }只有{ $digits }，互换这些数字就会得到第二个解。
loop-if = 如果{ $cells }只有{ $digits }，两个数字就可以沿整个环互换，题目会有两个解。
deadly-extra = 只有{ $cells }多出的{ $digit }能避免这一点，所以其中至少有一个为真。
deadly-extra-so = 能看到{ $cells ->
    [2] 这两格
   *[other] 这些格
}的{ $out-cells }不能是{ $digit }。
deadly-extras = 只有多出的候选数{ $candidates }能避免这一点，所以其中至少有一个为真。
deadly-subset = 无论哪个为真，它所在的格都和{ $cells }在{ $houses }构成{ $digits }的{ SUBSET($digits) }。
deadly-confined = { $house }里，{ $digit }只能填在{ OR($cells) }。
deadly-either = 如果其中一格是{ $other-digit }，另一格就是{ $digit }，所有这些格里的两个数字就可以互换。
deadly-one-so = 题目只有一个解，所以{ $result-clauses }。
ur6-x-wing = { $houses }里，{ $digit }只能填在这些角上，所以在相对的两个角上。
ur6-if = 如果{ $cells }是{ $digit }，另外两个角就都是{ $other-digit }，数字就可以互换。
hidden-rectangle = { $cell }只有候选数{ $digits }。
hidden-rectangle-if = 如果{ $cell }是{ $digit }，{ $side-cells }就都是{ $other-digit }，{ $corner-cell }就是{ $digit }。
hidden-rectangle-swap = 那样两个数字就可以互换，题目会有两个解。
avoidable = { COMMAS($filled-clauses) }，这几格都不是提示数。
avoidable-if = 如果{ COMMAS($if-clauses) }，两个数字就可以互换而不动任何提示数，题目会有两个解。
cell-is = { $cell }是{ $digit }
cell-were = { $cell }是{ $digit }
bug-one = 所有空格都是双值格，只有{ $cell }有三个候选数。
bug-one-extra = 那里多出的是{ $digit }：{ $houses }各有三个{ $digit }，其他数字都是两个。
bug-one-so = 没有它，剩下的就有两种填法。题目只有一个解，所以{ $cell }是{ $digit }。
bug-many = 如果没有{ $candidates }，所有空格都是双值格，题目会有两个解。
bug-many-so = 其中至少有一个为真，而无论哪个为真，都排除同样的候选数。
reverse-closed = { $digits }的提示数都在{ $filled-cells }里。
reverse-open = 如果{ $open-cells }也填{ OR($digits) }，每个单元就都有两个这样的格，或一个也没有。
reverse-rest = 那样{ $digits }在其余各格都可以互换，但题目只有一个解。
qiu-lines = { $line-houses }里，{ $cells }以外的格填的数字相同，只各有一个例外。
qiu-if = 如果{ $pair-cells }只有{ $digits }，把它们连同{ $line-houses }的一些数字互换，就会得到第二个解。
guardians = 所以以下至少有一个为真：{ OR($candidates) }。
lone-guardian = 那里唯一多出的候选数是{ $candidate }。

## 链

chain-if = 如果{ $start-clauses }，那么{ $then-clauses }。
chain-then = 于是{ $then-clauses }。
chain-not = { $cell }不是{ $digit }
chain-not-group = { AND($cells) }都不是{ $digit }
chain-none = { $cells }都不是{ $digit }
chain-is = { $cell }是{ $digit }
chain-it = 它是{ $digit }
chain-must-be = 矛盾，所以{ $cell }是{ $digit }，不是{ OR($out-digits) }。
chain-must-be-so = 矛盾，所以{ $cell }是{ $digit }，{ $result-clauses }。
chain-is-group = { $digit }在{ OR($cells) }
chain-house = { $house }的{ $digit }在{ OR($cells) }
chain-set = 只剩{ $digits }的{ $set-cells }必有{ $digit }，在{ OR($cells) }
chain-ends = 所以{ $end-cells }至少有一格是{ $digit }，能看到这两格的{ $out-cells }不能是{ $digit }。
chain-ends-group = 所以{ $digit }在{ OR($end-cells) }，能看到所有这些格的{ $out-cells }不能是{ $digit }。
chain-ends-only = 所以{ $digit }在{ OR($end-cells) }。
chain-two-ends = 所以要么{ $first-clauses }，要么{ $last-clauses }。
chain-same-cell = 所以{ $cell }是{ OR($digits) }，不能是{ OR($out-digits) }。
chain-either-in = 由于{ $cells }都在{ $house }，无论哪种情况，{ $result-clauses }。
chain-either = 无论哪种情况，{ $result-clauses }。
loop-nodes = 链首尾相接成环：{ COMMAS($node-clauses) }，再回到起点。
loop-so = 真假交替，所以每两个相邻的候选数中恰有一个为真。
loop-cell = { $cell }是{ OR($digits) }，所以不能是{ OR($out-digits) }。
loop-house = { $digit }在{ OR($cells) }，所以{ $out-cells }不能是{ $digit }。
loop-set = { $cells }必有{ $digits }，所以{ $result-clauses }。
node = { OR($cells) }的{ $digit }
twinned-cells = { $cells }只有六个数字{ $digits }。
twinned-if = 无论{ $cell }是{ OR($cell-digits) }，其余五格都随之确定，而六格正好填入这六个数字。
twinned-so = { $digit }在{ OR($cells) }，所以能看到{ $cells ->
    [2] 这两格
   *[other] 这些格
}的{ $out-cells }不能是{ $digit }。

## 待定数组

als-set = 集合{ SET($set-count) }（{ $cells }）有{ WORD($cells) }格、{ WORD($digits) }个数字：{ $digits }。
als-cell = 集合{ SET($set-count) }是{ $cells }一格，候选数是{ $digits }。
als-restricted = { $cells }互相可见，所以{ $digit }不能同时在两个集合里。
als-restricted-in = { $cells }都在{ $house }，{ $cells ->
   *[other] 所以
}{ $digit }不能同时在两个集合里。
als-xz-so = 没有{ $x-digit }的那个集合需要其余所有数字，所以含有{ $digits }。
als-out = 所以{ $digit }在{ OR($cells) }，能看到{ $cells ->
    [1] 它
    [2] 这两格
   *[other] 所有这些格
}的{ $out-cells }不能是{ $digit }。
als-doubly = 每个集合只能缺一个数字，所以一个集合有{ $first-digit }，另一个有{ $second-digit }。
als-doubly-out = 所以其他能看到{ OR($digits) }两处位置的格都不能是该数字：{ $result-clauses }。
als-keeps = 集合{ SET($set-count) }必有{ $digits }，所以{ $result-clauses }。
als-hinge = 集合C只能缺一个数字，所以含有{ OR($digits) }。
als-hinge-takes = 如果它含有{ $digit }，由于{ $cells }互相可见，集合{ SET($set-count) }就没有{ $digit }，必有{ $z-digits }。
als-stem = 茎{ $cell }是{ OR($digits) }。
als-petal = 如果它是{ $digit }，集合{ SET($set-count) }（{ $cells }，数字{ $digits }）就失去{ $digit }，必有{ $z-digits }。
als-petal-cell = 如果它是{ $digit }，集合{ SET($set-count) }，即{ $cells }，就是{ $z-digits }。
als-blossom-out = { $out-cells }能看到各集合的所有{ $digit }，所以不能是{ $digit }。
als-chain-loop = 这样链又回到集合{ $cells }，它必有{ $digits }。
als-chain-more = 两端的集合{ $first-cells }和{ $last-cells }还共有{ $digits }，被锁定的集合也必有它{ $digits ->
    [1] {""}
   *[other] 们
}。
ahs-set = { $house }里，{ $digits }只能填在{ $cells }，格数比数字多一个。
ahs-shared = { $cell }同属两个集合，但不能同时填两边的数字，所以至少有一个集合的其余各格都填自己的数字。
ahs-shared-two = { $cells }同属两个集合，但不含两边共有的数字，所以每个集合在其中一格有一个数字，其余各格也都填自己的数字。
coq-crossing = { $line-house }与{ $box-house }交叉处的{ $cells }只有候选数{ $digits }。
coq-beside = 加上{ $line-house }的{ $line-cells }和{ $box-house }的{ $box-cells }，{ WORD($all-cells) }格共有{ WORD($digits) }个数字。
coq-once = { $once-clauses }，所以没有数字能出现两次。
coq-all-in = { $digits }都在{ $house }

## 强制链、鞭链和网

forcing-cell = { $cell }是{ OR($digits) }。
forcing-house = { $house }的{ $digit }在{ OR($cells) }。
forcing-way = 如果{ $start-clauses }，那么{ $then-clauses }。
forcing-end = 无论哪种情况，{ $result-clauses }。
steps-later = 再推{ $count }步，{ $then-clauses }
suppose = 假设{ $candidate-clauses }。
but-also = 但是{ $then-clauses }。
clash-house = 这样{ $house }就有两个{ $digit }。
clash-cell = 这样{ $cell }就同时是{ $first-digit }和{ $second-digit }。
clash-itself = 这样{ OR($cells) }的{ $digit }就既真又假。
whip-then = 于是{ $then-clauses }。
whip-cell = { $cell }只能是{ $digit }
whip-house = { $house }的{ $digit }只能在{ $cell }
whip-no-candidate = 现在{ $by-clauses }，所以{ $cell }没有候选数了。
whip-no-place = 现在{ $by-clauses }，所以{ $house }没有格能填{ $digit }了。
net-facts = { $count ->
    [0] 于是
    [1] 经过一步必然的推理，
   *[other] 经过{ $count }步必然的推理，
}{ $fact-clauses }。
net-no-candidate = 这样{ $cell }就没有候选数了。
net-no-place = 这样{ $house }就没有格能填{ $digit }了。
net-start-cell = { $cell }是{ OR($digits) }
net-way = 如果{ $start-clauses }，{ $count ->
    [0] 那么
    [1] 经过一步必然的推理，
   *[other] 经过{ $count }步必然的推理，
}{ $then-clauses }。
net-ways = 其余{ $count }种情况结果相同。

## 均衡数组、烟花、不可能的结构

exclusion-if = 如果{ $cell }是{ $digit }，{ $way-clauses }。
exclusion-way = { $candidate }会使{ $cell }无数可填
exclusion-two = { $first-candidate }加上{ $second-candidate }会使{ $cell }无数可填
firework = 在{ $box-house }之外，{ $row-house }的{ $digits }只在{ $row-cell }，{ $column-house }的这{ $digits ->
    [1] 个数字
   *[other] 些数字
}只在{ $column-cell }。
firework-corner = 不在这两处的数字必在角上的{ $cell }，因为在{ $box-house }里，只有那里能让行和列都得到它。
firework-so = 所以{ WORD($digits) }个数字需要{ $cells }，这几格不能填其他数字。
firework-w-wing = { $corner-cell }只有候选数{ $digits }，并能看到{ $wing-cells }。
firework-w-wing-so = { $corner-cell }的数字不在这两处，所以在{ $cell }。
oddagon = { $path }构成一个环，相邻两格互相可见。
oddagon-odd = 如果只有{ $digits }，数字必须交替出现，而{ WORD($cells) }格的环做不到。
tridagon = { $houses }里，各有三个不同行不同列的格含有{ $digits }：{ $cells }。
tridagon-odd = 如果只有这些数字，四条对角线无法全部填好。
guardian-loop = { $cells }构成一个环，由{ $houses }相连。
guardian-loop-odd = 如果这些单元没有别的{ $digit }，它必须沿环交替出现，而{ WORD($cells) }格的环做不到。

## 网（MSLS）、飞鱼、模板

sector-cells = 这{ $count }格里，{ $often-clauses }。
sector-lines = { $row-houses }与{ $column-houses }的交叉处有{ $count }个空格。
sector-ring = 已填的四角{ $corner-cells }周围有{ $count }个空格。
sector-often = { $digits }各最多出现{ $count ->
    [1] 一
    [2] 两
   *[other] { $count }
}次
sector-so = 合计{ $count }格有{ $count }个位置，所以每个位置都要用上。
exocet-base = 基准格{ $cells }填{ $digits }中的两个。
exocet-lines = 在基准格所在的大行列之外，{ $line-houses }里这些数字各只在{ $cover-houses }中的两个。
exocet-lines-and-targets = 在远离基准格的{ $line-houses }里，这些数字各只在{ OR($cells) }以及{ $cover-houses }中的两个。
exocet-targets = 三条线无法只用两处放下一个基准数字，所以目标格{ $cells }填这两个基准数字。
exocet-bases = 两组基准格{ $cells }各填{ $digits }中的两个。
exocet-lines-of-both = 在两组基准格所在的大行列之外，{ $line-houses }里这些数字各只在{ $cover-houses }中的两个。
exocet-targets-of-both = 三条线无法只用两处放下一个基准数字，所以目标格{ $cells }填两组的基准数字。
exocet-ways-of-both = 两个飞鱼无论怎样填，结果都相同。
templates-all = 每个数字在全盘只有若干种摆法，不同数字的摆法不能重叠。
templates-set = { $digit }剩下的每种摆法里，{ $cells }都是{ $digit }。
templates-delete = { $digit }剩下的摆法都不用{ OR($cells) }。

## 逐条讲解每条链

link-cell = 如果{ $cell }不是{ $first-digit }，就是{ $second-digit }。
link-house = 如果{ $from-clauses }，{ $house }里{ $digit }只能填在{ OR($cells) }。
link-strong = 如果{ $from-clauses }，那么{ $to-clauses }。
link-weak = 如果{ $from-clauses }，那么{ $to-clauses }。
link-only-candidate = 于是{ $cell }只能是{ $digit }。
link-only-place = 于是{ $house }里{ $digit }只能填在{ $cell }。
link-pattern = 于是{ $technique }排除{ $candidates }。
link-excludes = 这排除了{ $candidates }。
link-no-candidate = 于是{ $cell }没有候选数了，所以{ $candidate }为假。
link-no-place = 于是{ $house }没有格能填{ $digit }了，所以{ $candidate }为假。
link-any-case = 无论哪种情况，{ $candidate }都为真。
link-no-case = 无论哪种情况，{ $candidate }都为假。

## 图中标记的含义

mark-pattern = 结构
mark-fin = 鳍
mark-guardian = 多出的候选数
mark-subset = 数组的其余部分
mark-on = 沿链为真
mark-off = 沿链为假
mark-in-set = 待定数组的其他候选数
mark-set = 待定数组（ALS）
mark-set-a = 集合A
mark-set-b = 集合B
mark-set-c = 集合C
mark-hidden-set = 隐性待定数组（AHS）
mark-shared = 共有格的其他候选数
mark-stem = 茎
mark-pivot = 枢纽格
mark-pincer = 翼格
mark-crossing = 线与宫的交叉
mark-line = 线上的其他格
mark-box = 宫里的其他格
mark-base = 基准格
mark-target = 目标格
mark-s-cell = S 格
mark-colour = 蓝色
mark-other-colour = 绿色
mark-second-colour = 橙色
mark-other-second-colour = 紫色
mark-joint = 能看到结构的一格
mark-blocker = 排除其他格
mark-strong = 至少一个为真
mark-weak = 不能同时为真
mark-out = 删去
mark-placed = 填入
mark-spoils = 破坏结构

## 反例的原因

near-candidate = 多了{ $candidate }，就不是{ $technique }了。
near-open = { $cell }还空着，就不是{ $technique }了。
near-given = { $cell }是提示数，就不是{ $technique }了。
near-title = 不是{ $technique }

## 练习

task-place = 找出{ $technique }，填入由此确定的数字。
task-remove = 找出{ $technique }，删去它排除的候选数。
judged-nothing = 还没有操作：请删去一个候选数，或填入一个数字。
judged-right = 正确。
judged-right-more = 正确。同一步还能再删去{ $more-count }个候选数。
judged-otherwise = 没错，但用{ $other-technique }就能得出。现在请找出{ $technique }。
judged-not-out = 没错，但没有{ $technique }能删去{ OR($candidates) }。
judged-not-placed = 没错，但没有{ $technique }能得出{ OR($candidates) }。
judged-wrongly-out = 不对：没有{ $technique }能删去{ OR($candidates) }。
judged-wrongly-placed = 不对：没有{ $technique }能得出{ OR($candidates) }。

## 课程

task-boards = 只有一个盘面没有违反规则。点按即可查看。是哪个？
task-which = 只有一项正确。是哪项？
task-near-miss = 有一个结构不成立。是哪个？
task-no-link = 有一条不是强链。是哪条？
task-notes = 有一个笔记漏写或过时了。请找出来。
task-ruled-out = 这里不能有这个候选数。是哪一格排除了它？
task-other-cell = 这还不能确定。请找出另一个也能填这个数字的格。
task-why-not = 这不成立。请找出破坏结构的候选数。
task-link = 找出一条强链，标出它的两格。
task-set = 找出一个至少两格的待定数组并标出。
task-pattern = 找出{ $technique }，标出结构的格。
task-scan = 连续填入十个数字。
task-last-cell = 找出只剩一个空格的行、列或宫，并填入它的数字。
task-in-box = 找出某个数字只剩一格的宫，填入它。
task-in-line = 找出某个数字只剩一格的行或列，填入它。
task-place-next = 找出下一步，填入数字。
task-remove-next = 找出下一步，删去它排除的候选数。
claim-board = 盘面{ $count }
claim-placed = { $cell }是{ $digit }。
claim-out = 可以删去{ AND($candidates) }。
claim-link = { $cells }的{ $digit }之间是强链。
note-missing = 没有什么排除{ $cell }的{ $digit }。
note-ruled-out = { $blocker-cells }的{ $digit }排除了{ $cell }的{ $digit }。
places-in-house = { $house }里，{ $digit }可以填在{ $cells }。
set-of = { $cells }有{ WORD($cells) }格、{ WORD($digits) }个数字：{ $digits }。
judged-no-answer = 还没有作答。
judged-otherwise-lesson = 没错，但用{ $other-technique }就能得出。现在请用本课的技巧。
judged-unproved = 没错，但本课的内容还不能证明它。
judged-false = 不对：本课的内容不能证明它。
judged-works = 这个成立。请找不成立的那个。
judged-no-link = 这不是强链：这个单元里还有别的格能填这个数字。
judged-no-set = 这不是待定数组：{ WORD($cells) }格需要多一个数字，而这里有{ WORD($digits) }个。
judged-no-pattern = 这些格构不成一步。请不多不少地标出所需的格。
judged-not-spoiling = 就算没有{ $candidate }，这也不成立。
judged-not-ruled-out = { $cell }并不排除{ $candidate }。
judged-note-fine = { $candidate }没有问题。
