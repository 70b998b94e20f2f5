# 其他大小和规则的题目的步骤说明。terms 是格、数字和数字组合的名称。

## 单元，是其他句子的一部分。

variant-row = 第{ $place-count }行
variant-column = 第{ $place-count }列
variant-box = 第{ $place-count }宫
variant-region = 含{ $cell-terms }的宫
variant-rising-diagonal = 左下到右上的对角线
variant-falling-diagonal = 左上到右下的对角线
variant-window = 第{ $place-count }个窗口
variant-disjoint-set = 第{ $place-count }个同位组
variant-cage = { $cell-terms }的笼子
variant-set = { $cell-terms }这一组

## 看哪里，以及如何结束

variant-look-houses = 请看{ BOTH($house-clauses) }。
variant-look-cells = 请看{ $cell-terms }。
variant-no-candidate = { $cell-terms }已经没有候选数，所以这道题无解。
variant-no-place = { $house-clauses }里没有能填{ $digit-terms }的格，所以这道题无解。
variant-broken-rule = 规则“{ $rule-terms }”已无法满足，所以这道题无解。
variant-wrong-entry = { $cell-terms }不能是{ $digit-terms }。请先擦掉再继续。
variant-dead-end = 按目前填入的数字，没有解。
variant-misstated = 这道题附带的解违反了这条规则，它也许另有含义。

## 步骤

variant-last-candidate = { $cell-terms }只剩一个候选数{ $digit-terms }。
variant-places = { $house-clauses }里，{ $digit-terms }只能填在{ OR($cell-terms) }。
variant-hidden-so = 有几个数字就需要几格，所以这些格不能填其他数字。
variant-naked = { $house-clauses }里，{ $cell-terms }只有候选数{ $digit-terms }。
variant-naked-so = 这些数字都被这些格占用，所以如果一个格能看到其中某个数字的所有位置，它就不能是这个数字。
variant-confined-so = 这些格也都在{ $house-clauses }里，所以那里的其他格不能是{ $digit-terms }。
variant-seen-so = 其中必有一格是{ $digit-terms }，所以能看到所有这些格的格不能是{ $digit-terms }。
variant-seen-houses = 其中必有一格是{ $digit-terms }，所以{ BOTH($house-clauses) }的其他格不能是{ $digit-terms }。
variant-fish = { BOTH($base-clauses) }里，{ $digit-terms }只能填在{ BOTH($cover-clauses) }。
variant-fish-so = 前者各需要一个{ $digit-terms }，所以占用了后者的所有{ $digit-terms }。
variant-combinations = 按剩余的候选数，组合只能是{ OR($set-terms) }。
variant-combinations-always = { $cell-count }格的和为{ $sum-count }，只能是{ OR($set-terms) }。
variant-combinations-many = 按剩余的候选数，共有{ $combination-count }种组合。
variant-combinations-so = 其他候选数不在任何组合里。
variant-required = 每种组合都含{ $digit-terms }，而{ $digit-terms }只能填在{ OR($cell-terms) }。
variant-whole = { BOTH($house-clauses) }的所有数字之和是{ $total-count }。
variant-known = 已知的和是{ $sum-terms }。
variant-inside = 再减去已填的数字，剩下{ $cell-terms }，{ $cell-terms ->
    [1] 它是
   *[other] 和为
}{ $rest-count }。
variant-outside = 再加上已填的数字，超出范围的是{ $cell-terms }，{ $cell-terms ->
    [1] 它是
   *[other] 和为
}{ $rest-count }。
variant-difference = 剩下一边是{ $more-terms }，另一边是{ $less-terms }，{ $rest-count ->
    [0] 两边之和相等
   *[other] 前者之和比后者大{ $rest-count }
}。
variant-ways = 按{ COMMAS($cell-terms) }的顺序，只可能是{ OR($way-terms) }。
variant-no-partner = { $partner-terms }中没有能与{ $cell-terms }的{ OR($digit-terms) }搭配的候选数。
variant-no-partners = 两格中任一格的{ OR($digit-terms) }，都没有另一格的候选数能与之搭配。
variant-bounds = 按{ COMMAS($cell-terms) }的顺序，它们至少是{ OR($least-terms) }，至多是{ OR($most-terms) }。
variant-kept = 按剩余的候选数，仅凭这条规则就只允许以下数字：{ COMMAS($content-clauses) }。
variant-content = { $cell-terms }（{ OR($digit-terms) }）
variant-tried = 仅凭这条规则，就能排除一些剩余的候选数。
variant-then-no-candidate = 这样{ $cell-terms }就没有候选数了，矛盾。
variant-then-no-place = 这样{ $house-clauses }里就没有能填{ $digit-terms }的格了，矛盾。
variant-then-broken = 用这时剩下的候选数，这一点无法满足，矛盾。

## 规则的含义

variant-rule-cage = { $cell-terms ->
    [1] { $cell-terms }的笼子和为{ $sum-count }。
   *[other] { $cell-terms }的笼子里数字互不相同，和为{ $sum-count }。
}
variant-rule-sum = { $cell-terms }的{ $cell-terms ->
    [1] 数字
   *[other] 数字之和
}是{ $sum-count }。
variant-rule-thermo = 数字沿温度计{ COMMAS($cell-terms) }递增。
variant-rule-slow-thermo = 数字沿慢速温度计{ COMMAS($cell-terms) }不会变小。
variant-rule-greater = { $cell-terms ->
    [2] { $cell-terms }之间的不等号表示前者更大。
   *[other] { $cell-terms }之间的不等号表示，相邻两格中排在前面的一格更大。
}
variant-rule-greatest = { $bulb-terms }的数字大于{ $cell-terms }的数字。
variant-rule-least = { $bulb-terms }的数字小于{ $cell-terms }的数字。
variant-rule-white-dot = { $cell-terms ->
    [2] { $cell-terms }之间的白点表示两格是连续数。
   *[other] { $cell-terms }之间的白点表示相邻两格是连续数。
}
variant-rule-black-dot = { $cell-terms ->
    [2] { $cell-terms }之间的黑点表示一格是另一格的两倍。
   *[other] { $cell-terms }之间的黑点表示相邻两格中一格是另一格的两倍。
}
variant-rule-difference-dot = { $cell-terms }之间的点表示两格相差{ $number-count }。
variant-rule-ratio-dot = { $cell-terms }之间的点表示一格是另一格的{ $number-count }倍。
variant-rule-letter = { $cell-terms ->
    [2] { $cell-terms }之间的字母表示两格之和为{ $sum-count }。
   *[other] { $cell-terms }之间的字母表示相邻两格之和为{ $sum-count }。
}
variant-rule-whisper = 线{ COMMAS($cell-terms) }上相邻数字至少相差{ $difference-count }。
variant-rule-same = { $cell-terms }的数字相同。
variant-rule-palindrome = 线{ COMMAS($cell-terms) }上的数字从两端读都一样。
variant-rule-not-consecutive = { $cell-terms }相邻，所以不能是连续数。
variant-rule-no-dot = { $cell-terms }之间没有点，所以既不是连续数，也不是两倍关系。
variant-rule-no-letter = { $cell-terms }之间没有X或V，所以和既不是10也不是5。
variant-rule-arrow = 箭头{ $cell-terms }上的{ $cell-terms ->
    [1] 数字
   *[other] 数字之和
}等于{ $bulb-terms }。
variant-rule-double-arrow = { $cell-terms }的{ $cell-terms ->
    [1] 数字
   *[other] 数字之和
}等于圆圈{ $bulb-terms }的数字之和。
variant-rule-renban = 线{ COMMAS($cell-terms) }上的数字是一组连续数，顺序不限。
variant-rule-between = 线{ COMMAS($cell-terms) }上，除两端外的数字都介于两端的数字之间。
variant-rule-sandwich = { $house-clauses }里，{ $low-terms }和{ $high-terms }之间的数字之和是{ $sum-count }。
variant-rule-x-sum = { $house-clauses }里，从{ $cell-terms }看，第一个数字是几，包括它在内的前几个数字之和就是{ $clue-count }。
variant-rule-skyscraper = { $house-clauses }里，从{ $cell-terms }看，有{ $clue-count }个数字比前面的所有数字都大。
variant-rule-quad = { $cell-terms }这个2×2方块含有{ $digit-terms }。
variant-rule-numbered-room = { $house-clauses }里，从{ $cell-terms }看，第一个数字是几，{ $digit-terms }就在第几格。
variant-rule-hidden-skyscraper = { $house-clauses }里，从{ $cell-terms }看，第一个前面有更大数字的数字是{ $digit-terms }。
variant-rule-rank = 把所有行和列从两端读出，再从小到大排列，{ $house-clauses }从{ $cell-terms }读出的排在第{ $rank-count }位。
variant-rule-ties-allowed = 有排位的行或列，读出的结果可以与其他的相同。
variant-rule-ties-none = 所有行和列从两端读出的结果互不相同。
variant-rule-ties-ranked = 有排位的行或列，读出的结果与其他的都不相同。

## 提示数、宫和数字不同的格

variant-rule-given = { $cell-terms ->
    [1] { $cell-terms }是{ OR($digit-terms) }。
   *[other] { $cell-terms }各是{ OR($digit-terms) }。
}
variant-rule-odd = { $cell-terms ->
    [1] { $cell-terms }是奇数。
   *[other] { $cell-terms }各是奇数。
}
variant-rule-even = { $cell-terms ->
    [1] { $cell-terms }是偶数。
   *[other] { $cell-terms }各是偶数。
}
variant-rule-different = { $cell-terms }里数字不重复。
variant-rule-jigsaw = 宫的形状不规则，每个宫里数字不重复。
variant-rule-no-boxes = 没有常规的宫。
variant-rule-box-size = 每个宫有{ $size-count }格。
variant-rule-windows = 每个窗口（盘面内部的额外宫）里数字不重复。
variant-rule-disjoint-sets = 任何两个宫的相同位置上，数字都不同。
variant-rule-diagonal = { $house-clauses }上数字不重复。
variant-rule-boxes-to-find = 宫需要自己找出：每个宫由{ $size-count }个相连的格组成，其中数字不重复。
variant-rule-boxes-alike = 在行、列和宫之中，最大的那些都含有同一组数字。

## 适用于整个盘面的规则

variant-rule-anti-knight = 相隔一步国际象棋马步的两格，数字不能相同。
variant-rule-anti-king = 对角相邻（相隔一步国际象棋王步）的两格，数字不能相同。
variant-rule-anti-taxicab = 数字相同的两格，沿行和列计算的步数不能恰好等于这个数字。
variant-rule-anti-consecutive = 相邻两格不能是连续数。
variant-rule-strict-dots = 相邻两格之间没有点，就既不是连续数，也不是两倍关系。
variant-rule-strict-letters = 相邻两格之间没有X或V，和就既不是10也不是5。
variant-rule-fog = 盘面被雾遮住。填入正确的数字后，该格及其周围的雾会散去；已知数所在的格一开始就看得见。
variant-rule-fog-clear = 一开始就看得见的格：{ COMMAS($cell-terms) }。
variant-rule-entropy = 每个2×2方块都含有小（1～3）、中（4～6）、大（7～9）三类数字。
variant-rule-remainders = 每个2×2方块里，数字除以3的三种余数都会出现。
variant-rule-flatmates = 每个{ $digit-terms }的正上方是{ $low-terms }，或者正下方是{ $high-terms }。
variant-rule-doppelganger = 每行、每列、每宫都含有一个0，此外恰好缺少一个数字。
variant-rule-doppelganger-lacking = 任何两行、任何两列、任何两宫缺少的数字都不相同。
variant-rule-doppelganger-zero = 每个0所在的行、列、宫缺少的三个数字各不相同。
variant-rule-connected = { $prefix-terms ->
    [0] 填有{ OR($digit-terms) }的格
   *[other] 额外格{ $prefix-terms }中填有{ OR($digit-terms) }的格
}通过边连成一片。
variant-rule-connected-size = 这样的格恰好有{ $size-count }个。

## 线

variant-rule-modular = 线{ COMMAS($cell-terms) }上任何相连的{ $modulus-count }格，除以{ $modulus-count }的余数各不相同。
variant-rule-entropic = 线{ COMMAS($cell-terms) }上任何相连的三格，是小（1～3）、中（4～6）、大（7～9）数字各一个，顺序不限。
variant-rule-lockout = 线{ COMMAS($cell-terms) }两端的数字至少相差{ $difference-count }，线上的其他数字要么比两端都小，要么比两端都大。
variant-rule-zipper = { $middle-terms ->
    [1] 线{ COMMAS($cell-terms) }上，与中点距离相等的两格之和总是等于{ $middle-terms }的数字。
   *[other] 线{ COMMAS($cell-terms) }上，与中点距离相等的两格之和都相同。
}
variant-rule-box-sum-line = 线{ COMMAS($cell-terms) }被宫的边界分成几段，各段的数字之和都相同。
variant-rule-sum-line = 线{ COMMAS($cell-terms) }可以分成几段，每段的数字之和都是{ $sum-count }。
variant-rule-sum-loop = 闭合的线{ COMMAS($cell-terms) }可以分成几段，每段的数字之和都是{ $sum-count }。
variant-rule-pill-arrow = 箭头{ $cell-terms }上的{ $cell-terms ->
    [1] 数字
   *[other] 数字之和
}等于{ $bulb-terms }按阅读顺序组成的数。

## 和与笼子

variant-rule-formula = 数字满足{ $formula-terms }。
variant-rule-equal-sums = 以下各和相等：{ $sum-terms }。
variant-rule-little-killer = 斜线{ COMMAS($cell-terms) }上的数字之和是{ $sum-count }。
variant-rule-open-cage = { $cell-terms }的笼子里数字不重复。
variant-rule-rellik = { $cell-terms }的笼子里数字互不相同，其中任何一个数字或几个数字之和都不是{ $sum-count }。
variant-rule-equality = { $cell-terms }的笼子里数字互不相同，奇数和偶数一样多，小数字（{ $low-terms }以下）和大数字（{ $high-terms }以上）也一样多。
variant-rule-lunchbox = { COMMAS($cell-terms) }的数字互不相同，位于最小数字和最大数字之间的数字之和是{ $sum-count }。

## 个数和位置

variant-rule-occurs = { $cell-terms }里，{ $occurs-clauses }。
variant-rule-counting = 圆圈{ $cell-terms }里的数字是几，它在这些圆圈里就恰好出现几次。
variant-rule-distinct = { $control-terms }的数字表示{ $cell-terms }里有几种不同的数字。
variant-rule-same-digits = 以下各组格含有相同的数字，每个数字的个数也相同：{ $group-terms }。
variant-rule-indexes-row = { OR($cell-terms) }的数字如果是N，那么所在行的第N格填的就是它的列号。
variant-rule-indexes-column = { OR($cell-terms) }的数字如果是N，那么所在列的第N格填的就是它的行号。
variant-rule-indexes-digit = { $control-terms }的数字表示{ $digit-terms }的数字在{ COMMAS($cell-terms) }中的第几格。
variant-rule-box-run = 从{ $cell-terms }向上下左右，同宫的格不间断地延伸，总格数等于它的数字（{ $start-count ->
    [0] 不计这一格本身
   *[other] 这一格本身计一次
}）。
variant-rule-box-arms = 沿着{ COMMAS($arm-terms) }，与第一格同宫的格不间断地延伸，总格数等于{ $control-terms }的数字（{ $start-count ->
    [0] 不计第一格
   *[other] 第一格计一次
}）。
variant-rule-box-around = { $control-terms }的数字表示它周围有几格与它同宫（{ $start-count ->
    [0] 不计它本身
   *[other] 计入它本身
}）。
variant-rule-box-among = { $control-terms }的数字表示{ COMMAS($cell-terms) }中有几格与其中第一格同宫（{ $start-count ->
    [0] 不计第一格
   *[other] 计入第一格
}）。

## 题目自定的规则，和由其他规则组成的规则

variant-rule-own = { $name-terms ->
    [0] { $cell-terms }适用本题自定的规则。
   *[other] { $cell-terms }适用本题自定的规则“{ $name-terms }”。
}
variant-rule-any = 以下{ $alternative-count }种情况至少有一种成立。
variant-rule-alternative = 情况{ $place-count }：{ $rule-clauses }
variant-rule-copies = 以下内容同样适用于{ $place-count }处，这里只写出第一处。
variant-rule-extra-cells = 盘面之外有额外的格：{ $cell-terms }。

## 其他

variant-rule-other = 这里用到规则“{ $rule-terms }”。

## 结论，是其他句子的一部分。

variant-cannot = { $cell-terms }{ $cell-terms ->
    [1] 不能
   *[other] 都不能
}是{ OR($digit-terms) }
variant-is = { $cell-terms }是{ $digit-terms }
variant-occurs = { $times-count ->
    [0] 没有{ $digit-terms }
   *[other] { $digit-terms }恰好出现{ $times-count }次
}
variant-occurs-at-least = { $digit-terms }至少出现{ $times-count }次
