# 其他尺寸和规则页面的文字。

variant-tab = 变型
variant-about = 杀手、温度计、箭头、锯齿、6×6、16×16等等。粘贴题目，或生成一道新题。
variant-sized = { $rows }×{ $columns }
variant-text = 自己的题目
variant-help = 可以是SudokuPad、f-puzzles或Interactive Sudoku Solver的链接，杀手、锯齿，或任意尺寸的普通盘面。
variant-open = 打开
variant-nothing = 请先粘贴题目。
variant-drawn = 这道题还画有图形：{ $drawn }。链接里没有说明它们代表什么规则；你可以在工作室里自己放置。
variant-drawn-play = 不用它们直接玩
variant-kind = 规则
variant-size = 尺寸
variant-make = 生成题目
variant-rules = 本题规则
variant-several = 这道题不止一个解。
variant-mistaken = 你填的数字里有错。请先检查错误。
variant-in-fog = 在雾中延续：{ $cells }
label-fog = { $label }，在雾中
variant-wrong = 有{ $count }个数字填错了。

## 题目种类

kind-killer = 杀手
kind-thermo = 温度计
kind-arrow = 箭头
kind-jigsaw = 锯齿
kind-kropki = 黑白点
kind-xv = XV
kind-whisper = 德国低语线
kind-sandwich = 三明治
kind-little-killer = 小杀手
kind-x = 对角线
kind-windoku = 窗口
kind-disjoint-sets = 同位
kind-anti-knight = 无马
kind-anti-king = 无缘
kind-non-consecutive = 不连续
kind-plain = 无附加规则

## 工作室

studio = 工作室
studio-about = 自己出题：放置规则和数字，马上就能看到是否只有一个解。
studio-begin = 从空盘面开始
studio-open = 在工作室中打开
studio-help = 先选择格子，再输入数字或点按规则；也可以先点按规则，再划过它的格子。线按格子的先后顺序经过它们。
studio-value = 规则的和、数值或数字
studio-unique = 唯一解
studio-remove = 删除：{ $rule }
studio-cells = 请先选择至少{ $count }格。
studio-number = 请先为这条规则输入数值。
studio-square = 请先选择组成正方形的四个格。
studio-line = 请先选择边上的一格，或同一行或列的两格。
studio-diagonal = 请先选择边上的一格，或同一条对角线上的两格。
studio-draw = { $rule }：请划过它的格子。再次点按即可停止。
rules-cells = 格
rules-lines = 线
rules-between = 格与格之间
rules-outside = 盘面外
rules-whole = 整个盘面
rule-cage = 杀手笼
rule-all-different = 不重复
rule-thermo = 温度计
rule-arrow = 箭头
rule-whisper = 德国低语线
rule-renban = 连续线
rule-palindrome = 回文线
rule-between = 夹值线
rule-box-sum = 宫和线
rule-zipper = 拉链线
rule-lockout = 锁定线
rule-entropic = 熵线
rule-modular = 模线
rule-white-dot = 白点
rule-black-dot = 黑点
rule-x = X（和为10）
rule-v = V（和为5）
rule-greater = 大于
rule-quad = 四格提示
rule-x-sum = X和
rule-skyscraper = 摩天楼
rule-falling = 右下对角线
rule-rising = 右上对角线
rule-fog = 迷雾
