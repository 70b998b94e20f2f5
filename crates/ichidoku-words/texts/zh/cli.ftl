# 命令行的文字：帮助、说明和结果。帮助文字的名称由命令和参数组成：`help-solve-format`；
# 所有命令通用的是 `help-any-format`。名称、选项、文件名和反引号里的内容保持原样。

## 多个命令共有的参数

help-any-output = 写入此文件而不是标准输出（`-`），以`.gz`结尾则压缩；绝不留下不完整的文件
help-any-strict = 遇到第一条无法读取的记录就停止
help-any-drawn-unchecked = 读取变型数独时略去只是画出来的线条、箭头和符号，因为没有任何信息说明它们代表什么规则
help-any-threads = 线程数；默认使用所有核心
help-any-column = 从一个Parquet文件写到另一个时，题目所在的列；默认按名字或内容查找
help-any-compression = 从一个Parquet文件写到另一个时，新列的压缩方式；默认 `snappy`
help-any-engine = 指令集；默认用可用的最快者。结果相同
help-any-limit = 每题最多这么多，`none` 表示全部
help-any-json = 每条记录输出一个JSON对象
help-any-only = 只用这些技巧或类别，从易到难：`naked-pair,x-wing,chains`。可重复
help-any-without = 不用这些技巧或类别：`uniqueness,forcing`。可重复
help-any-no-nets = 不用强制网（它们试填候选数，嵌套的深两层）；与 `--without nets` 相同
help-any-order = 先按此顺序试这些。可重复
help-any-grade = 难度，按ichidoku自己的标准（docs/grades.md）
help-any-hodoku = 难度，按HoDoKu的标准
help-any-er = 难度，按Sudoku Explainer：`7.1` 这样的ER，或 `7.1-7.3` 这样的范围；版本由 `--scale` 选择
help-any-needs = 必须用到某技巧：在某一步，更容易的技巧都无进展。名称见 `ichidoku techniques`
help-any-forbid = 排除某技巧或某类技巧：不用它也能解出。可重复
help-any-clues = 提示数个数：17到80，或最少和最多，如 `24-28`
help-any-minimal = 只要极小题：去掉任一提示数都会多解
help-any-symmetry = 提示数图案的对称
help-any-pattern = 有提示数的格：81个字符，空格用 `.` 或 `0`
help-any-given = 每题必须含有的提示数
help-any-solution = 每题必须具有的解
help-any-attempts = 尝试这么多次后放弃一题；默认50000次，变型数独2000次
help-any-steps = 运行这么多步（每步是一次填数或检查）后停止
help-any-time = 运行这么多秒后停止
help-any-inputs = 题目文件、表示标准输入的 `-`，或题目本身；默认读标准输入
help-any-inputs-long = 若存在同名文件，参数就作为文件读取，否则作为题目。以 `-` 开头的题目或名称前请写 `--`。

## ichidoku

help-program = 求解、评级、讲解、生成和分析数独，一道或数百万道。
help-program-long = 题目来自文件、标准输入或参数，支持任何常见格式，可以压缩（gzip、xz、bzip2、zstd、zip）：每行81个字符、九行、带框线的盘面、候选数表、CSV、JSON等。格式自动识别。在适用的命令中也能读取变型数独：杀手、锯齿、其他大小以及带有其他规则的链接。
help-program-color = 何时使用颜色，帮助和错误也一样
help-program-quiet = 只输出数据和错误：没有进度条，没有说明
help-program-language = 消息和语句的语言，如 `de`；默认是 `LC_ALL`、`LC_MESSAGES` 或 `LANG` 的语言，否则为英语
example-program-1 = 解出文件里的每道题
example-program-2 = 讲解下一步，并画出图来

## ichidoku solve

help-solve = 求解题目，按输入顺序每行输出一个解
help-solve-long = 所有核心一起工作，并证明每个解是否唯一。输入的每条记录按同样的顺序得到一条输出：解，或写着 `no solution` 或 `unreadable` 的一行。如果一题有多个解，输出最先找到的那个，并用说明指出。在每台机器上的选择都相同。退出状态仍为0；`check` 报告得更多，并会失败。所给的解若有错，会报告并算作错误输入。csv、json、ndjson或parquet格式的文件里每题有`status`，多解时不写出解。从一个CSV或TSV表格写到另一个表格时（例如 `-o solved.csv`），原有各列保持不变，答案各列排在其后；最后一列 `error` 说明某行为何没有答案。
help-solve-json = 每条记录输出一个JSON对象：位置、状态、解
help-solve-format = 解的格式；默认由输出名的扩展名决定，不能决定时每行81个字符，在终端上只有一题时画出盘面
help-solve-first = 找到第一个解就停止，不检查是否唯一；更快
help-solve-stats = 最后报告各类题目的数量和搜索情况；加 --json 时每题也报告
help-solve-gpu = 用程序 `ichidoku-gpu` 在NVIDIA GPU上求解；每行必须是81个数字和点
example-solve-1 = 解出文件里的每道题，每行一个解
example-solve-2 = 以盘面形式输出解

## ichidoku count

help-count = 数解的个数直到上限，每行一个数
help-count-long = 输入的每条记录得到一行：个数，或 `unreadable`。等于上限的数表示至少这么多。从一个CSV或TSV表格写到另一个表格时（例如 `-o counted.csv`），原有各列保持不变，答案各列排在其后；最后一列 `error` 说明某行为何没有答案。
help-count-limit = 数到此为止；`none` 表示没有上限（空盘面有6,670,903,752,021,072,936,960个解）
help-count-time = 每道题的解最多数这么多秒；到时的数目是下限，并有一条说明
help-count-estimate = 改为估计个数，无论多大：输出估计值及其95%区间的两端，以制表符分隔
help-count-estimate-long = 很快就能数清的数是精确的，单独输出。否则对搜索树的随机探测取平均（Knuth 1975）：没有偏差，误差已知。
help-count-samples = `--estimate` 的探测次数；四倍的次数使误差减半
help-count-seed = `--estimate` 的随机种子；相同的种子得到相同的估计
example-count-1 = 数解的个数，但不超过一百万
example-count-2 = 估计个数，无论多大，并给出误差

## ichidoku enumerate

help-enumerate = 按升序输出所有解，每行一个
help-enumerate-long = 找到就输出。无解的题不输出任何行。一题的解排在前一题之后。
help-enumerate-json = 每个解输出一个JSON对象
example-enumerate-1 = 输出前20个解
example-enumerate-2 = 连同各自所属的题目一起输出

## ichidoku true-candidates

help-true-candidates = 画出至少在一个解里出现的候选数
help-true-candidates-long = 只有一个候选数的格在所有解里都是同一数字；没有画出的候选数可以删去。每个候选数各搜索一次。不考虑输入里的候选数；只由候选数给出的题目不予处理。
help-true-candidates-limit = 含各候选数的解最多数到这个数；用 `--json` 显示
help-true-candidates-json = 每条记录输出一个含个数的JSON对象
help-true-candidates-guesses = 某候选数的搜索超过这么多次猜测就放弃该题
example-true-candidates-1 = 画出在某个解里出现的数字
example-true-candidates-2 = 数含各候选数的解，最多数到100

## ichidoku check

help-check = 报告冲突、矛盾、多解和多余的提示数
help-check-long = 提示数冲突：列出每处冲突。无解：给出自身已矛盾的极小提示数组（去掉任意一个就不矛盾）。多解：有多少个，其中两个，它们不同的格，以及提示数未确定的格。唯一解：题目是否极小，或哪些提示数多余。变型数独的规则与提示数一样检查。如果输入给出了解：它是否正确；错误的算作错误输入。不考虑输入里的候选数；只由候选数给出的题目不予处理。从一个CSV或TSV表格写到另一个表格时（例如 `-o checked.csv`），原有各列保持不变，答案各列排在其后；最后一列 `error` 说明某行为何没有答案。
help-check-limit = 一题的解最多数到这个数
example-check-1 = 报告每题的问题
example-check-2 = 以JSON输出报告

## ichidoku convert

help-convert = 把题目转换为另一种格式
help-convert-long = 输入的格式自动识别。输入里关于题目的一切，只要新格式容得下就保留：json和ndjson容纳一切，csv容纳解、标签和其他列。略去的内容会用说明指出。csv为输入里的一切都设列；如果从管道读取，则只为靠近开头的内容设列。变型数独可以写成iss（容纳所有规则），f-puzzles、f-puzzles-json或sudokupad（容纳f-puzzles有的规则），line、rows或图片。
help-convert-to = 要写的格式；默认由输出名的扩展名决定
help-convert-scale = PNG每单位的点数，1到4；默认2
help-convert-transparent = PNG只画线、数字和颜色，不画底色
example-convert-1 = 写成表格
example-convert-2 = 显示每格的候选数

## ichidoku hint

help-hint = 给出下一步的提示：看哪里、哪种技巧，或完整的一步
help-hint-long = 候选数表里的候选数视为玩家自己的。在这样的表里，独占一格的数字可能是填入的，也可能是笔记：如果有几个相关格仍显示它，而少有失去它的，就算笔记。错误优先：冲突、填错的数字（若 `--entries` 给出顺序，取最早的）、缺失的候选数、多解或无解。每一步都经过证明，但强制网的证明要试填候选数：嵌套网试到两层，T&E(2)。`--no-nets` 略去它们。如果没有技巧可用，会如实回答。
help-hint-json = 输出一个含该步依据的JSON对象
help-hint-grade = 详细程度：位置、技巧、讲解，或链的每个环节
help-hint-entries = 至今填入的数字，按顺序：`r5c5=5,r1c3=4`
help-hint-entries-long = 每格最多一个，且不与提示数矛盾。如果去掉这里列出的题中数字后题目仍有唯一解，它们就算填入的，而不是提示数。
example-hint-1 = 只说看哪里
example-hint-2 = 讲解不需要强制网的下一步

## ichidoku steps

help-steps = 用人的技巧解题，并讲解每一步
help-steps-long = 每一步都用可用的最容易的技巧，并经过证明。强制网的证明要试填候选数：嵌套网试到两层，T&E(2)。`--no-nets` 略去它们。没有技巧可用时结束。除非已知题目有唯一解，否则任何一步都不以此为前提。从候选数表的候选数开始。
help-steps-limit = 每题最多这么多步
help-steps-json = 每题输出一个JSON对象：所有步骤及其依据
help-steps-all = 列出现在可用的每一步，从易到难，而不是解题路径
help-steps-next = 只要下一步，并画出来
help-steps-draw = 每一步都画出盘面和相关的候选数；加 --next 时总是画
help-steps-notation = 每步一行，用高手的记法：链用Eureka，鱼用 `2 c67 r25`
help-steps-scale = 改为输出另一标准的路径：`se121`，即Sudoku Explainer 1.2.1的，或 `sukaku`，即Sukaku Explainer 1.18.1的
help-steps-scale-long = 每行有该步的评级、Sudoku Explainer对技巧的称呼、填入的数字和删去的候选数。候选数表从其候选数开始求解，与 `rate` 一样。
example-steps-1 = 解题并讲解每一步
example-steps-2 = 画出不用这些技巧的一步

## ichidoku rate

help-rate = 评定题目对人的难度：等级和分数
help-rate-long = 输入的每条记录按顺序得到一行：题目、等级和分数，以制表符分隔。无解或多解的题没有评级，该行会说明。只有标准 `se121` 和 `sukaku` 考虑输入里的候选数：候选数表按其候选数评级（sukaku）。低于Beyond的等级不需要强制网。其他标准不处理只由候选数给出的题目。从一个CSV或TSV表格写到另一个表格时（例如 `-o rated.csv`），原有各列保持不变，答案各列排在其后；最后一列 `error` 说明某行为何没有答案。
help-rate-scale = 评级标准：ichidoku自己的（默认，对所有对称副本都相同）、HoDoKu的、Sudoku Explainer 1.2.1的（`se121`），或Sukaku Explainer 1.18.1的（`sukaku`）：ER、EP、ED和最难的技巧
help-rate-format = 在标准 `se121` 或 `sukaku` 下的行格式，与 `serate` 一样：`%g` 题目，`%r` ER，`%p` EP，`%d` ED，`%n` 文件的行号，`%e` 秒数，`%t` 最难的技巧，`%l` 换行
help-rate-only-er = 只输出题目及其ER
help-rate-at-least = 只输出至少为此ER的题，不带评级；难题在第一个同样难的步骤就停下
help-rate-where = 只给符合条件的题评级，如 `er>=8.3 && tridagon`
help-rate-where-long = 条件用 `<`、`<=`、`=`、`!=`、`>=` 和 `>` 比较数，用 `&&`、`||`、`!` 和括号组合。名称有 `er`、`ep`、`ed`、`grade`（值从 `trivial` 到 `beyond`）、`score`、`hodoku`（HoDoKu的分数）、`clues`，以及每个技巧：它在ichidoku路径上的步数。单独一个名称，只要它的数不为0就成立。请把很快能得出的写在左边：其余的只在需要时才计算。
help-rate-histogram = 输出各评级和各技巧的题数，而不是每题一行
example-rate-1 = 输出每题的等级和分数
example-rate-2 = 输出有17个提示数、或等级为困难以上的题的ER

## ichidoku techniques

help-techniques = 列出解题技巧，或讲解其中一个
help-techniques-json = 写一个含别名和分数的JSON对象
example-techniques-1 = 列出所有技巧
example-techniques-2 = 讲解其中一个

## ichidoku techniques-list

help-techniques-list = 按类别列出技巧及其评级
help-techniques-list-long = 难度是ichidoku自己的，从10开始；SE是Sudoku Explainer 1.2.1的评级；HoDoKu的代码是该技巧在HoDoKu测试库里的名称。横线表示那个程序没有该技巧。
help-techniques-list-json = 写一个含别名和分数的JSON对象
example-techniques-list-1 = 输出表格
example-techniques-list-2 = 连同别名和分数以JSON输出

## ichidoku techniques-explain

help-techniques-explain = 讲解一个技巧：是什么、为什么成立、配图的例子和反例，以及两道练习
help-techniques-explain-long = 图中方括号标出结构，`-5` 是删去的候选数，`=5` 是填入的数字，`+5` 是使它成为反例的候选数；在终端上还有颜色。
help-techniques-explain-topic = 技巧的任意名称，不分大小写：hidden-pair、"Hidden Pair"、y-wing；或讲几个技巧的页面：naked-subsets
help-techniques-explain-answers = 也输出练习的答案
example-techniques-explain-1 = 讲解隐性数对，附例子和反例
example-techniques-explain-2 = 讲解一页的所有技巧，并给出练习答案

## ichidoku canonical

help-canonical = 输出标准形：对称的副本相同，也只有它们相同
help-canonical-long = 它是交换行、列、大行和大列、转置、重命名数字所能得到的最小的81字符行，空格排在所有数字之前（row-minlex形）。提示数冲突的没有标准形：该行写 `clashing`。不考虑输入里的候选数；只由候选数给出的题目不予处理。在 `--json` 的 `transform` 里，`rows` 的第一个数是第1行的新位置，依此类推；`columns` 同理，`digits` 是数字1到9的新名称。如果是 `transposed`，最后把行变成列。从一个CSV或TSV表格写到另一个表格时（例如 `-o forms.csv`），原有各列保持不变，答案各列排在其后；最后一列 `error` 说明某行为何没有答案。
help-canonical-json = 每条记录输出一个JSON对象，含到达它的变换和自同构的个数
example-canonical-1 = 输出每题的标准形
example-canonical-2 = 连同到达它的变换一起输出

## ichidoku same-class

help-same-class = 检验各题目或盘面是否与第一个等价
help-same-class-long = 第一条之后的每条记录得到一行：`same` 或 `different`。提示数冲突的记录与任何记录都不等价。在 `--json` 的 `transform` 里，`rows` 的第一个数是第1行的新位置，依此类推；`columns` 同理，`digits` 是数字1到9的新名称。如果是 `transposed`，最后把行变成列。
help-same-class-json = 每条记录输出一个JSON对象，含把第一个变成副本的变换
example-same-class-1 = 把每题与第一题比较
example-same-class-2 = 显示副本之间如何变换

## ichidoku automorphisms

help-automorphisms = 数题目和盘面的对称
help-automorphisms-long = 自同构是一种移动各格的方法，其效果只是重命名数字。输入的每条记录得到一个数；没有对称时是1。提示数冲突的没有：该行写 `clashing`。
help-automorphisms-json = 每条记录输出一个JSON对象，含所有自同构
example-automorphisms-1 = 数每个盘面的对称
example-automorphisms-2 = 列出它们

## ichidoku dedupe

help-dedupe = 等价的题目或盘面只保留第一个
help-dedupe-long = 各输出为81字符的一行，按输入顺序。提示数冲突的保留。所有类的标准形都留在内存里：每类41字节，再加上它们的表。
help-dedupe-json = 每条保留的记录输出一个JSON对象，含标准形
example-dedupe-1 = 每类保留一题
example-dedupe-2 = 连同标准形一起输出

## ichidoku minimal

help-minimal = 列出题目所含的极小题，每行一个
help-minimal-long = 极小题列出它自己；不是恰有一个解的题不输出任何行。题目是否极小、哪些提示数多余，由 `check` 报告。有多道题时，`--json` 会指出每个结果属于哪一题。
help-minimal-limit = 每题最多这么多；`none` 表示全部，可能非常多
example-minimal-1 = 列出提示数中的五道极小题
example-minimal-2 = 每题列五道，输出JSON

## ichidoku unavoidable

help-unavoidable = 列出极小的不可避免集：不能全都没有提示数的格
help-unavoidable-long = 对题目，是其解的不可避免集；不是恰有一个解的题没有。每行一个，从小到大：格数、制表符、各格。有多道题时，`--json` 会指出每个结果属于哪一题。
help-unavoidable-size = 列出的最大集合，最多16格；12格时每个盘面约10毫秒，每多一格慢几倍
example-unavoidable-1 = 列出每个盘面的最小集合
example-unavoidable-2 = 列出解的集合，输出JSON

## ichidoku backdoors

help-backdoors = 列出最小的后门：填好后其余只用唯一数就能解出的格
help-backdoors-long = 唯一数指唯一余数和行、列、宫的排除法。每行一个后门：格数、制表符、各格。只用唯一数就能解出的题有一个零格的后门。有多道题时，`--json` 会指出每个结果属于哪一题。
help-backdoors-size = 寻找的最大集合，最多5格；每多一格慢十几倍
example-backdoors-1 = 列出每题的最小后门
example-backdoors-2 = 最多找两格的

## ichidoku bands

help-bands = 列出大行的416个等价类
help-bands-long = 每行一类，以制表符分隔：编号、最小的大行、其中大行的个数、各自的自同构个数，以及以其中任一个开头的盘面个数。
help-bands-json = 每类输出一个JSON对象
example-bands-1 = 写出全部416类的表
example-bands-2 = 以JSON输出前三类

## ichidoku count-grids

help-count-grids = 按首个大行的类数出所有完整盘面
help-count-grids-long = 这个数是算出来的，不是查来的：对416类大行，各取其中大行的个数，乘以以其中一个开头的盘面个数。
help-count-grids-json = 输出一个JSON对象；这个数是字符串，因为它的位数超过多数读取程序的精度
example-count-grids-1 = 输出所有盘面的个数
example-count-grids-2 = 以JSON输出

## ichidoku generate

help-generate = 按等级、提示数、对称或技巧生成题目
help-generate-long = 每题都有唯一解。相同的种子、序号和选项在每台机器上得到相同的题目。一题及其之前的题做好后立即写出。Ctrl-C结束长时间的运行，保留已做好的，并输出用于继续的 `--seed` 和 `--from`。任何题目都无法满足的选项会立即被拒绝；在 `--attempts` 次内没有找到的题会略去并给出消息，最后的退出状态是4。
help-generate-output = 写入此文件而不是标准输出；文件在最后出现，按Ctrl-C后也会出现并含已做好的题目
help-generate-json = 每题输出一个JSON对象：题目、解、提示数、种子、序号、评级
help-generate-seed = 随机种子；默认选一个新的并输出。每个难度应使用不同的种子：种子相同时，两个难度的题目可能只差一两个提示数
help-generate-count = 要生成的题数
help-generate-from = 第一题的序号
help-generate-size = 行数和列数；可选的大小取决于`--rules`
help-generate-like = 生成与此题相似的题：等级相同，提示数相同或相差一个，对称性相同，若它是极小的则也极小
help-generate-like-long = 其中任何一项若由其专用选项指定，则以该选项为准：`--like puzzle.txt --grade hard` 生成更难的题。用 `--pattern` 时提示数的位置由图案决定；用 `--hodoku`、`--er` 或 `--needs` 时难度由它们决定。
help-generate-rules = 行、列、宫之外的规则：杀手、锯齿、温度计等；默认没有。不能与`--like`、`--hodoku`、`--er`、`--scale`、`--needs`、`--forbid`、`--clues`、`--minimal`、`--pattern`、`--given`、`--solution`、`--format`、`--practice` 同用
help-generate-digits = 杀手数独也给出数字
help-generate-scale = `--er` 的标准：`se121`，即Sudoku Explainer 1.2.1的（默认），或 `sukaku`，即Sukaku Explainer 1.18.1的
help-generate-format = 题目的格式；默认由输出名的扩展名决定，不能决定时每行81个字符，在终端上只有一题时画出盘面
help-generate-practice = 输出必须使用 `--needs` 技巧的局面，含候选数；加 `--json` 时也输出该步
example-generate-1 = 生成一道困难的题
example-generate-2 = 每次都生成同样的二十题

## ichidoku book

help-book = 把题目及其解答排成PDF
help-book-long = 题目按输入顺序排列，每页指定题数，各有编号。相同的题目和选项总得到相同的PDF。无解或多解的题也会印出，但末尾没有解答，并用说明指出。文字可以选择；除小册子外，屏幕阅读器逐行朗读盘面。标准题之间也可以有其他大小和规则的题：规则连同标题和作者用文字印在题的下方或旁边。雾中的格画斜线，被遮住的内容仍可读。
help-book-paper = 纸张大小；小册子的一页是它的一半
help-book-per-page = 每页题数：1、2、4、6或9
help-book-solutions = 解答的位置：没有、在每页之后的一页，或在末尾缩小排印
help-book-title = 第一页上方的标题
help-book-number-from = 第一题的编号
help-book-grade = 印出每题的等级和分数
help-book-candidates = 印出空格的候选数；输入里有的话就用输入的
help-book-large = 数字更大，线更粗
help-book-gutter = 为装订在书脊处留更宽的边
help-book-booklet = 两页并排，按双面打印、对折、装订的顺序
help-book-bleed = 每页四周裁掉的毫米数
help-book-app = 每题旁印一个可扫描的码，用此地址的应用打开该题
help-book-font = 标题等处非拉丁文字（如中文、阿拉伯文）所用的字体文件
example-book-1 = 每页四题，解答在末尾
example-book-2 = 把六十道困难的题做成带分数的小册子

## ichidoku variations

help-variations = 输出题目的随机对称副本
help-variations-long = 随机交换行、列和数字，1,218,998,108,160种方式机会均等。副本看起来不同，但解法相同。相同的种子得到相同的副本。在 `--json` 的 `transform` 里，`rows` 的第一个数是第1行的新位置，依此类推；`columns` 同理，`digits` 是数字1到9的新名称。如果是 `transposed`，最后把行变成列。
help-variations-json = 每个副本输出一个JSON对象，含得到它的变换
help-variations-seed = 随机种子
help-variations-count = 每题的副本个数
example-variations-1 = 输出五个对称副本
example-variations-2 = 输出每题的一个副本及其由来

## ichidoku neighbours

help-neighbours = 输出把若干提示数换成同样多的其他提示数所得的题目
help-neighbours-long = 每个结果都有唯一解，只输出一次。换一个提示数常得到数百题，但17个提示数的题只有几题；换两个常超过100,000题。有多道题时，`--json` 会指出每个结果属于哪一题。
help-neighbours-json = 每个结果输出一个JSON对象
help-neighbours-clues = 要替换的提示数个数
example-neighbours-1 = 输出相差一个提示数的十题
example-neighbours-2 = 给其中一千题评级

## ichidoku bench

help-bench = 测量本机的求解速度，并核对每个答案
help-bench-long = 对每个文件、每个引擎、单线程和全部线程：在内存里对其所有题目、从提示数到个数和解，取几轮的中位数。每个解都与提示数比较，每个个数都与其他引擎的个数以及文件给出的解比较。不计读写时间。
help-bench-limit = 每题寻找的解的个数；2证明只有一个
help-bench-rounds = 测量的轮数，每轮至少50毫秒
help-bench-json = 每行输出一个JSON对象
example-bench-1 = 用一个文件测量每个引擎
example-bench-2 = 测量单线程，输出JSON

## ichidoku lab

help-lab = 运行、跟踪和比较教科书算法
example-lab-1 = 列出算法
example-lab-2 = 运行一个并计其工作量

## ichidoku lab-list

help-lab-list = 列出算法，从最简单的开始
example-lab-list-1 = 列出算法
example-lab-list-2 = 找其中一个

## ichidoku lab-run

help-lab-run = 在一题上运行一个算法，报告其工作量
help-lab-run-long = 找到第一个解、达到适合该算法的步数（多数为150亿），或五分钟后停止；加 `--trace` 时为一百万步。`--steps` 和 `--time` 可更改。没有运行完会说明，退出状态为4。
help-lab-run-json = 输出一个JSON对象
help-lab-run-order = 回溯访问各格的顺序；或最先访问的格，如 `"r5c5 r1c9"`
help-lab-run-seed = 随机顺序和退火移动的随机种子
help-lab-run-algorithm = 算法；`ichidoku lab list` 列出名称
help-lab-run-all = 寻找所有解
help-lab-run-digits = 回溯试数字的顺序
help-lab-run-trace = 把每一步写入此文件，每行一个JSON对象
help-lab-run-animate = 在终端里观看盘面
help-lab-run-animate-long = 空格键暂停和继续，右方向键走一步，+ 和 - 改变速度，q结束运行。
help-lab-run-speed = 每秒显示的步数
example-lab-run-1 = 运行舞蹈链并计其工作量
example-lab-run-2 = 把每一步写入文件

## ichidoku lab-compare

help-lab-compare = 在相同的题目上比较算法，列成表格
help-lab-compare-long = 每个算法在每道题上运行到第一个解；逐行回溯还在旋转过、打乱过的盘面上以及按随机的格序运行。引擎是最后一行，`relative` 列显示其他算法用了它多少倍的时间。每次运行有适合该算法的步数上限和五分钟；没有运行完的会在其行里说明。
help-lab-compare-json = 每次运行输出一个JSON对象
help-lab-compare-seed = 打乱和随机顺序的随机种子
help-lab-compare-format = 表格的格式；默认为Markdown，或由输出文件名决定
help-lab-compare-algorithms = 只用这些算法，按此顺序
example-lab-compare-1 = 用表格比较三个算法
example-lab-compare-2 = 每次运行输出一个JSON对象

## ichidoku lab-explain

help-lab-explain = 讲解一个算法：思路、出处、伪代码、代价、计数的内容
help-lab-explain-algorithm = 算法
help-lab-explain-source = 输出以讲解开头的源文件
example-lab-explain-1 = 讲解SAT求解器怎样解数独
example-lab-explain-2 = 输出以讲解开头的源文件

## ichidoku serve

help-serve = 提供浏览器应用和REST API（默认只在本机）
help-serve-long = 输出地址，一直运行到Ctrl-C。API的说明在 /api/v1/openapi.json；/board、/solve、/grade 和 /validate 是许多学生项目调用的某个服务的接口。不向任何其他主机发送数据。
help-serve-host = 监听的地址；0.0.0.0 或 :: 允许其他机器访问
help-serve-port = 监听的端口；0表示任意空闲端口
help-serve-allow-host = 也响应对此主机名的请求（由代理或域名添加）；可重复。没有它时，环回地址上的服务器只响应localhost和环回地址，其他服务器响应所有名称
help-serve-open = 在浏览器里打开应用
help-serve-log = 请求如何记录到标准错误；加 --quiet 时只记录出错的
help-serve-time-limit = 这么多秒后放弃请求
help-serve-workers = 同时计算的短请求数，以及与之并行的长请求数；默认每个处理器一个
help-serve-rate-limit = 每个客户端每分钟可以向API提出这么多请求，来得更快的以429拒绝；应用的文件不计
help-serve-client-header = --rate-limit 用来区分客户端的请求头，由你的代理设置：密钥，或客户端自己的地址；没有它时，按请求来自的地址
help-serve-metrics = 在 /metrics 给出请求和计算的计数（OpenMetrics，供Prometheus使用）
help-serve-openapi = 输出REST接口的说明（OpenAPI，JSON），而不提供服务
example-serve-1 = 在任意空闲端口提供服务
example-serve-2 = 写出REST API的说明

## ichidoku export-web

help-export-web = 把浏览器应用写到文件夹，供静态托管
help-export-web-long = 其中的地址是相对的，所以可放在任意路径下。一切都在浏览器里运行，不需要架设服务器。
help-export-web-folder = 文件夹；没有就创建，同名文件会被替换
example-export-web-1 = 把应用写到文件夹 'site'
example-export-web-2 = 写到网站的文件夹，不输出说明

## ichidoku completions

help-completions = 输出shell补全脚本
help-completions-long = 用source载入，或放到shell查找此类脚本的地方：`ichidoku completions zsh > _ichidoku`。
help-completions-shell = shell
example-completions-1 = 写出供source载入的bash补全
example-completions-2 = 写出放到$fpath文件夹的zsh补全

## ichidoku man

help-man = 输出程序或命令的手册页
help-man-long = `ichidoku man > ichidoku.1`，`ichidoku man solve > ichidoku-solve.1`。
help-man-command = 命令，如 `solve` 或 `lab run`；不写则为整个程序
example-man-1 = 写出程序的手册页
example-man-2 = 写出命令的手册页

## 帮助里的词

help-options-heading = 选项
help-examples = 示例
help-exit-status = 退出状态
help-group-solve = 求解
help-group-understand = 理解
help-group-make = 出题
help-group-research = 研究
help-group-learn = 学习
help-group-serve = 服务与安装
exit-success = 成功
exit-unsolvable = 至少一题无解
exit-clashing = 至少一条记录的提示数冲突
exit-usage = 用法错误，或无法写出
exit-unreadable = 用法错误、输入无法读取（哪怕一条记录），或无法写出
exit-misstated = 用法错误、输入无法读取（哪怕一条记录）、所给的解错误，或无法写出
exit-several = 至少一题多解
exit-lab-or-generate = `lab run` 没有运行完，或 `generate` 没有找到题目
exit-guesses = 搜索达到了 `--guesses`
exit-not-found = 至少一题没有找到
exit-lab = `lab run` 没有运行完
exit-run = 没有运行完
exit-precedence-three = 若有几种情况，2优先于1，1优先于3。
exit-precedence-two = 若两者都有，2优先于1。
exit-endings = 管道关闭时以0安静结束，Ctrl-C时为130。
color-auto = 在终端上使用，除非设了NO_COLOR或CLICOLOR=0；CLICOLOR_FORCE要求处处使用
color-always = 总是
color-never = 从不
log-text = 供人阅读的一行
log-json = 每行一个JSON对象

## 选项列出的格式

format-line = 每行81个字符
format-rows = 九行，每行九个字符
format-boxed = 带框的九行
format-pretty = 画框线的九行
format-candidates = 每格的候选数，带框
format-729 = 每格的候选数，每行729个字符
format-sdk = 带文件头的九行，用于SudoCue和SadMan Sudoku
format-csv = 带表头的表格：题目、解、标签、其他列
format-json = 对象数组，含每题的一切
format-ndjson = 同样的对象，每行一个
format-opensudoku = 应用OpenSudoku的游戏文件夹
format-ss = Simple Sudoku框线的九行
format-sdx = 每格的候选数和玩家的数字，共九行
format-markdown = Markdown表格
format-python = Python列表（含九个数字列表）
format-html = HTML表格
format-latex = 用TikZ的LaTeX图
format-hodoku = 每题一行HoDoKu题库格式
format-sudokupad = 每行一个SudokuPad短链接
format-sudokupad-marks = 每行一个带笔记的SudokuPad链接
format-f-puzzles = 每行一个f-puzzles链接
format-f-puzzles-json = 每行一个f-puzzles对象
format-sudokuwiki = 每行一个SudokuWiki求解器链接
format-sudokuexchange = 每行一个SudokuExchange链接
format-sudoku-coach = 每行一个sudoku.coach链接
format-iss = 每行一个Interactive Sudoku Solver链接
format-parquet = 具有csv各列的Parquet文件，全为文本
format-scl = 每行一个SudokuPad自有的长链接
format-svg = 一个局面的图，含笔记和颜色
format-png = 同一张图的点阵图片
format-pdf = 同一张图，一页
format-penpa = 每行一个 penpa-edit 的链接
format-solo = 每行一个Simon Tatham的Solo游戏ID

## 说明

label-note = 说明
which-puzzles = { $count ->
    [1] { $puzzles }题中1题，在{ $place }
   *[other] { $puzzles }题中{ $count }题，首个在{ $place }
}
which-next = { $which }，其后{ $places }
no-puzzle = 输入里没有题目
some-unreadable = { $records }条记录中有{ $count }条无法读取
some-unwritten = { $records }条记录中有{ $count }条无法写出
expected-json = 此处应为JSON值
of-candidates = 只由候选数给出的题目：此命令只处理提示数
unlisted = 之后的错误记录只计数，不再列出
drawn-unchecked = 只是画出来的线条或符号未经检查：{ $which }
clashing = 提示数冲突：{ $which }
no-solution = 无解：{ $which }
capped = 解的个数达到上限，可能更多：{ $which }
counted-late = 时间已到，解可能更多：{ $which }
capped-minimal = 已达到上限，可能还有更多极小题目：{ $which }
out-of-budget = 搜索达到上限：{ $which }
misstated = 所给的解错误：{ $which }
several = 多解：{ $which }
several-so = 多解：{ $which }；{ $consequence }
so-one-shown = 显示其中一个
so-not-rated = 不评级
so-no-backdoors = 不列出后门
no-backdoor = 没有不超过{ $count }格的后门：{ $which }
so-no-minimal = 不列出极小题
so-no-sets = 不列出集合
classic-only = { $option }只适用于标准的9×9数独，而{ $place }是变型数独
command-classic-only = 此命令只适用于标准的9×9数独，而{ $place }是变型数独
parquet-needs-file = Parquet文件不在终端上显示；请用 `--output` 指定文件
text-in-parquet = { $name } 是Parquet文件的名字，但写入的会是文本；请换一个名字，或使用 `ichidoku solve` 或 `ichidoku convert --to parquet`
lines-in-json = { $name } 是JSON文件的名称，但要写入的是普通文本行；请改用其他名称，例如 { $other }，或在命令支持时使用 `--json`
lines-in-format = { $name } 是 { $format } 格式文件的名称，但要写入的是普通文本行；请改用其他名称，例如 { $other }
objects-in-format = { $name } 是 { $format } 格式文件的名称，但要写入的是JSON对象；请改用其他名称，例如 { $other }
named-otherwise = { $name } 是 { $named } 格式文件的名称，但要写入的是 { $format } 格式；请改用其他名称，例如 { $other }
misnamed = { $name } 是 { $format } 格式文件的名称，但要写入的是其他内容；请改用其他名称，例如 { $other }
no-table = { $name } 是表格文件的名称，但输入不是表格；应为第一行写有列名的表格，或改用其他名称，例如 { $other }
output-is-input = { $name } 同时也是输入，而输出不会包含它的全部内容；请为 `--output` 指定另一个文件
other-columns = { $source } 的列与前一个表格不同；各表格的表头必须相同
no-target = 缺少格式：从输出名的扩展名看不出来；请用 `--to FORMAT` 指定，或使用 `.csv`、`.parquet` 之类的扩展名
only-in-parquet = 只有输入和 `--output` 的文件都是Parquet文件时，才能使用 { $option }
as-texts = { $names } 变为文本：略去行或把多个文件合为一个时，并非所有类型都能保留
all-as-texts = 所有列都变为文本：只有作为输入列出的Parquet文件才保留类型
no-text-column = { $source } 没有名为 { $name } 的文本列；应为 { $names }
no-puzzle-column = { $source } 没有看起来装着题目的列；请用 `--column` 指定：{ $names }
no-texts = { $source } 没有文本列，而只有文本列能存放题目；没有任何值的列不是文本列
picture-needs-file = 图片不在终端上显示；请用 `--output` 指定文件
picture-of-one = 一张图只显示一题；请输入一题，或用 `ichidoku book` 处理多题
picture-title = 数独
only-png = 只有PNG有倍率或可以透明；应使用 `--to png`
parquet-file = Parquet文件
book-needs-file = PDF不在终端上显示；请用 `--output` 指定文件
book-per-page = 每页{ $count }题；应为1、2、4、6或9
book-small-candidates = 候选数会小于4磅；请减少每页题数，或用更大的纸
book-long-address = 应用的地址太长，无法编成码
book-letter = 书的字体没有{ $letter }，只有拉丁字母；请换一个标题，或用 `--font` 指定含有该字的字体
book-letter-fonts = { $name } 和书的字体都没有{ $letter }；请换一个标题，或指定含有该字的字体
book-no-font = { $name } 不是可读取的字体；应为 TrueType 或 OpenType
book-small-rules = 第{ $number }题及其规则即使独占一页也会小得无法阅读；应使用更大的纸张
book-unlettered = 含有书的字体所缺文字的内容已省略：{ $which }；可用 `--font` 补充文字
book-uncoded = 链接太长，没有可扫描的码：{ $which }
so-no-solution-printed = 印出时没有解答
so-no-neighbours = 不列出替换所得的题目
so-no-uniqueness = 没有一步依赖唯一性
left-out = { $format }容不下{ $part }，所以略去：{ $which }
no-column = { $label }已略去，因为表格开始时没有这一列：{ $which }
stated-wrong = 所给的解有{ $count }格错误：{ $cells }
nothing-to-compare = 没有可与第一个比较的
exported = { $folder }里有{ $count }个文件
compared = { $number } / { $count }：{ $name }
resume = 完成{ $count }题中的{ $done }题后中断；要继续：{ $options }
no-browser = 无法打开浏览器：{ $reason }
listening = 正在监听{ $address }

## 结果

solved-steps = { $count }步{ $ending }
ending-solved = ，已解出
ending-stuck = ，未解出
ending-stopped = ，就此停止
ending-cell = ，{ $cell }没有候选数了
ending-house = ，{ $house }没有格能填{ $digit }了
rated-several = 多解
rated-unsolvable = 无解
clue-count = { $count }个提示数
cell-count = { $count }格
explained-steps = { $count }步，ER { $er }，EP { $ep }，ED { $ed }
histogram-rating = 评级
histogram-puzzles = 题目
histogram-technique = 技巧
histogram-steps = 步数
check-minimal = 唯一解，极小，{ $clues }
check-proper = 唯一解，非极小，{ $clues }
check-redundant = 去掉其中任意一个仍是唯一解（{ $count }）：{ $cells }
check-several = { $count }个解，{ $clues }
check-several-capped = { $count }个以上的解，{ $clues }
check-differ = 这两个有{ $count }不同：{ $cells }
check-open = 提示数未能确定，{ $count }：{ $cells }
check-clashing = 无解：提示数冲突，{ $clues }
check-unsolvable = 无解，{ $clues }
check-clash = { $house }的{ $cells }都是{ $digit }
check-contradiction = { $count ->
    [1] 这1个提示数自相矛盾，去掉就不矛盾：{ $clues }
   *[other] 这{ $count }个提示数互相矛盾，去掉任意一个就不矛盾：{ $clues }
}
check-one = 唯一解，{ $clues }
check-none-redundant = 没有可去掉的提示数或规则
check-undecided = 以下各项能否去掉，判定耗时过长（{ $count }）：{ $rules }
check-rules = 以下各项互相矛盾，去掉任意一项就不矛盾（{ $count }）：{ $rules }
check-rule = 单凭这条规则就没有解：{ $rules }
check-stated-right = 所给的解正确
check-stated-wrong = 所给的解有{ $count }错误：{ $cells }
check-stated-breaks = 所给的解违反{ $rule }
check-stated-twice = 所给的解在某一行、列或宫中有重复的数字
no-estimate = 未知：没有探测到解
techniques-head-technique = 技巧
techniques-head-family = 类别
techniques-head-difficulty = 难度
missing-nearest = { $reason }；最接近的有{ $count }个提示数：{ $puzzle }
missing-puzzle = 第{ $number }题：{ $reason }

## 进度

progress-puzzles = { $count }题
progress-of = { $count } / { $all }题
progress-attempts = 尝试{ $count }次
progress-solutions = { $count }个解
progress-left = 还需{ $time }

## `solve --stats` 的统计

stats-puzzles = 题目
stats-solved = 已解
stats-one = 唯一解
stats-several = 多解
stats-none = 无解
stats-unreadable = 无法读取
stats-guesses = 猜测
stats-sweeps = 扫描
stats-time = 用时
stats-per-puzzle = { $count }（每题{ $average }）
stats-depth = ，最深{ $depth }层
stats-speed = { $seconds }秒，{ $speed }题/秒，{ $threads }个线程，引擎{ $engine }

## 实验室

lab-any-key = { $news }；按任意键结束
lab-running = 运行中
lab-paused = 已暂停
lab-pace = { $state }，每秒{ $speed }步
lab-keys = 空格：暂停   右：一步   + -：速度   q：结束
lab-counts = 深度{ $depth }，填数{ $placements }，回溯{ $backtracks }
lab-try = { $cell }：{ $digit }能填吗？
lab-clash = { $cell }：{ $digit }与{ $other }冲突
lab-guess = { $placement }，猜测
lab-no-digit = { $cell }：没有数字可填
lab-no-place = { $house }：没有格能填{ $digit }
lab-back = 收回{ $placement }
lab-solved = 已解出

## 格式可能容不下的内容

part-solutions = 解
part-candidates = 候选数
part-entries = 填入的数字
part-corner-marks = 角标
part-centre-marks = 中标
part-colours = 颜色
part-fog = 迷雾
part-names = 名称
part-authors = 作者
part-rules-in-words = 文字写的规则
part-sources = 出处
part-ratings = 评级
part-difficulties = 难度
part-other-columns = 其他列
part-fields-outside-the-records = 记录之外的字段

## 值的名称

value-address = 地址
value-candidates = 候选数
value-code = 代码
value-condition = 条件
value-er = ER
value-file = 文件
value-file-or-puzzle = 文件|题目
value-form = 形式
value-format = 格式
value-grade = 等级
value-index = 序号
value-level = 级别
value-name = 名称
value-names = 名称,…
value-order = 顺序
value-paper = 纸张
value-pattern = 图案
value-place = 位置
value-port = 端口
value-puzzle = 题目
value-scale = 标准
value-seconds = 秒
value-solution = 解
value-symmetry = 对称
value-technique = 技巧
value-title = 标题
value-when = 何时
