# 其他大小和规则的题目的步骤说明。terms 是格、数字和数字组合的名称。

## 单元，是其他句子的一部分。

variant-row = 第{ $place-count }行
variant-column = 第{ $place-count }列
variant-box = 第{ $place-count }宫
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

## 步骤

variant-last-candidate = { $cell-terms }只剩一个候选数{ $digit-terms }。
variant-places = { $house-clauses }里，{ $digit-terms }只能填在{ OR($cell-terms) }。
variant-hidden-so = 有几个数字就需要几格，所以这些格不能填其他数字。
variant-naked = { $house-clauses }里，{ $cell-terms }只有候选数{ $digit-terms }。
variant-naked-so = 这些数字都被这些格占用，所以如果一个格能看到其中某个数字的所有位置，它就不能是这个数字。
variant-confined-so = 这些格也都在{ $house-clauses }里，所以那里的其他格不能是{ $digit-terms }。
variant-seen-so = 其中必有一格是{ $digit-terms }，而这些格都能看到{ $out-terms }。
variant-fish = { BOTH($base-clauses) }里，{ $digit-terms }只能填在{ BOTH($cover-clauses) }。
variant-fish-so = 前者各需要一个{ $digit-terms }，所以占用了后者的所有{ $digit-terms }。
variant-combinations = 按剩余的候选数，组合只能是{ OR($set-terms) }。
variant-combinations-many = 按剩余的候选数，共有{ $combination-count }种组合。
variant-combinations-so = 其他候选数不在任何组合里。
variant-required = 每种组合都含{ $digit-terms }，而{ $digit-terms }只能填在{ OR($cell-terms) }，所以{ $out-terms }{ $out-terms ->
    [1] 不能
   *[other] 都不能
}是{ $digit-terms }。
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
variant-kept = 按剩余的候选数，仅凭这条规则就只允许以下数字：{ COMMAS($content-clauses) }。
variant-content = { $cell-terms }（{ OR($digit-terms) }）
variant-tried = 仅凭这条规则，就能排除一些剩余的候选数。

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
variant-rule-white-dot = { $cell-terms ->
    [2] { $cell-terms }之间的白点表示两格是连续数。
   *[other] { $cell-terms }之间的白点表示相邻两格是连续数。
}
variant-rule-black-dot = { $cell-terms ->
    [2] { $cell-terms }之间的黑点表示一格是另一格的两倍。
   *[other] { $cell-terms }之间的黑点表示相邻两格中一格是另一格的两倍。
}
variant-rule-letter = { $cell-terms ->
    [2] { $cell-terms }之间的字母表示两格之和为{ $sum-count }。
   *[other] { $cell-terms }之间的字母表示相邻两格之和为{ $sum-count }。
}
variant-rule-whisper = 线{ COMMAS($cell-terms) }上相邻数字至少相差{ $difference-count }。
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
variant-rule-x-sum = 从{ $cell-terms }看，第一个数字是几，包括它在内的前几个数字之和就是{ $clue-count }。
variant-rule-skyscraper = 从{ $cell-terms }看，有{ $clue-count }个数字比前面的所有数字都大。
variant-rule-quad = { $cell-terms }这个2×2方块含有{ $digit-terms }。
variant-rule-other = 这里用到规则“{ $rule-terms }”。

## 结论，是其他句子的一部分。

variant-cannot = { $cell-terms }{ $cell-terms ->
    [1] 不能
   *[other] 都不能
}是{ OR($digit-terms) }
variant-is = { $cell-terms }是{ $digit-terms }
