# 题集里以及变型图下方的文字。

book-solutions = 解答
book-author = 作者：{ $author }
book-own-words = 作者的说明：

## 难度，从最易的等级开始。

grade-trivial = 入门
grade-easy = 简单
grade-medium = 中等
grade-hard = 困难
grade-very-hard = 很难
grade-unfair = 刁难
grade-extreme = 极难
grade-beyond = 超难

## 图旁说明变型规则的句子，每种一句

rules-size = 每行、每列、每宫都恰好含有{ $low }到{ $high }各一个。
rules-size-plain = 每行、每列都恰好含有{ $low }到{ $high }各一个。
rules-cage = 笼子里数字互不相同，和为角上的数。
rules-open-cage = 笼子里数字不重复。
rules-sum = 框起来的格里，数字之和是角上的数，数字可以重复。
rules-thermo = 数字从温度计的球端起递增。
rules-slow-thermo = 数字从慢速温度计的空心球端起不会变小。
rules-greater = 两格之间的符号，尖端指向较小的数字。
rules-white-dot = 白点两侧的数字是连续数。
rules-black-dot = 黑点两侧的数字，一个是另一个的两倍。
rules-x = X两侧的数字之和是10。
rules-v = V两侧的数字之和是5。
rules-whisper = 绿线上相邻数字至少相差{ $difference }。
rules-dutch = 橙线上相邻数字至少相差{ $difference }。
rules-renban = 紫线上的数字是一组连续数，顺序不限。
rules-modular = 青色线上任何相连的{ $modulus }格，数字除以{ $modulus }的余数互不相同。
rules-entropic = 桃色线上任何相连的三格，是小（1～3）、中（4～6）、大（7～9）数字各一个，顺序不限。
rules-palindrome = 细灰线上的数字从两端读都一样。
rules-twins = 标有相同字母的着色格数字相同。
rules-between = 两个圆圈之间的线上，数字都介于两个圆圈里的数字之间。
rules-lockout = 线两端菱形里的数字至少相差{ $difference }，两者之间的数字要么比两端都小，要么比两端都大。
rules-zipper = 淡紫线上，与中点距离相等的两格之和都相同；如果中点有一格，和就是该格的数字。
rules-box-sum = 蓝线在每个宫里的各段，和都相同。
rules-sum-line = 粉线可以分成几段，每段之和都是线上的数。
rules-arrow = 箭头上的数字之和等于圆圈里的数字。
rules-double-arrow = 两个圆圈之间的细线上，数字之和等于两个圆圈里的数字之和。
rules-pill-arrow = 箭头上的数字之和等于胶囊里按阅读顺序组成的数。
rules-little-killer = 盘面外带箭头的数是该斜线上的数字之和，斜线上数字可以重复。
rules-rellik = 数被划掉的笼子里数字互不相同，其中任何一个数字或几个数字之和都不是该数。
rules-equality = 标有=的笼子里数字互不相同，奇数和偶数一样多，小数字（{ $low }以下）和大数字（{ $high }以上）也一样多。
rules-lunchbox = 带方括号数的框里数字互不相同，位于最小数字和最大数字之间的数字之和是该数。
rules-x-sum = 盘面外的数，是从那里看前几个数字之和；第一个数字是几，就是前几个。
rules-sandwich = 盘面外的数，是所在行或列里{ $low }和{ $high }之间的数字之和。
rules-skyscraper = 盘面外的数表示，从那里看有几个数字比前面的所有数字都大。
rules-hidden-skyscraper = 盘面外的数，是从那里看第一个前面有更大数字的数字。
rules-numbered-room = 从盘面外的数看，第一个数字是几，该数就在第几格。
rules-rank = 把所有行和列从两端读出，再从小到大排列；盘面外的数表示从那里读出的排在第几位。
rules-quad = 圆圈周围的四格含有圆圈里的数字。
rules-different = 着色的格里数字不重复。
rules-odd = 带灰色圆的格是奇数。
rules-even = 带灰色方块的格是偶数。
rules-choices = 带小数字的格是其中之一。
rules-at-least = 框起来的格含有角上的数字，每个至少出现所写的次数。
rules-exactly = 框起来的格里，角上的每个数字恰好出现所写的次数。
rules-look-and-say = 笼子角上的提示两位一组，表示某个数字出现几次：12表示恰好有一个2。
rules-circles = 圆圈里的数字是几，就恰好出现在几个圆圈里。
rules-index-row = 着色格里的数字是N，则该行第N格的数字是该格的列号。
rules-index-column = 着色格里的数字是N，则该列第N格的数字是该格的行号。
rules-fog = 带斜线的格在雾中：在屏幕上看不见，填入正确的数字后，该格及其周围的雾才会散去。
