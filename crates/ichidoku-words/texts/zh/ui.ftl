# 应用的文字。$count 是数量，其他参数原样写出。

## 语言、方向（ltr或rtl）、数字写法

language-name = 简体中文
direction = ltr
group-mark = ,
decimal-mark = .
zero = 0
list-mark = 、
list-and = 和

## 单元格和朗读

cell = 第{ $row }行第{ $column }列
row = 第{ $number }行
column = 第{ $number }列
box = 第{ $number }宫
label-given = { $cell }，{ $digit }，提示数
label-digit = { $cell }，{ $digit }
label-solver = { $cell }，{ $digit }，由求解器填入
label-empty = { $cell }，空
label-notes = { $cell }，空，笔记{ $notes }
label-clash = { $label }，冲突
label-wrong = { $label }，错误
label-colours = { $label }，颜色{ $colours }
label-tints = { $label }，{ $tints }
said-tints = { $cell }：{ $tints }
tint = 候选数{ $digit }，颜色{ $colour }
said-digit = { $cell }：{ $digit }
said-clash = { $cell }：{ $digit }，与{ $houses }的{ $digit }冲突
said-wrong = { $cell }：{ $digit }，错误
said-solved = { $cell }：{ $digit }。完成！
said-cleared = { $cell }已清除
said-notes = { $cell }：笔记{ $notes }
said-no-notes = { $cell }：无笔记
said-colours = { $cell }：颜色{ $colours }
said-no-colours = { $cell }：无颜色
said-many = 已更改{ $count }格
choose-cell = 请先选择一格
said-nothing = 没有变化
said-undone = 已撤销
said-redone = 已重做
said-nothing-to-undo = 没有可撤销的操作
said-nothing-to-redo = 没有可重做的操作
said-faultless = 目前没有错误
said-no-conflict = 没有冲突。只有唯一解的题目才能查出错误。
said-mistaken = 有地方不对。请退回到第一个错误之前，或使用提示。
said-note-missing = 缺少一个需要的笔记。请退回到第一个错误之前，或使用提示。
full-wrong = 盘面已填满，但有地方不对。请检查，或使用提示。
said-back = 已退回到第一个错误之前
said-given = { $cell }是提示数
said-paused = 已暂停
said-resumed = 已继续
said-tool = { $tool }
said-selected = 已选中{ $count }格
said-new-game = 新的一局开始了
read-house = { $house }：{ $digits }。缺少：{ $missing }
read-blank = 空
read-none = 无
read-complete = 无
read-remaining = 还要填：{ $counts }
read-of-each = { $count }个{ $digit }
read-candidates = { $cell }：候选数{ $notes }

## 工具

tool-digit = 数字
tool-corner = 角标
tool-centre = 中标
tool-notes = 笔记
tool-colour = 颜色

## 框架

brand = ichidoku
skip-to-board = 跳到盘面
navigation = 页面
panel-home = 首页
panel-play = 游玩
panel-new = 新题
panel-enter = 输入
panel-solve = 求解
panel-lab = 实验室
lab-loading = 正在加载实验室…
panel-settings = 设置
board = 数独盘面
resume = 已暂停。继续

## 首页

home-title = 每个数字都有理由的数独
home-tagline = 游玩、学习、探索。免费、可离线、无需账号。
home-continue = 继续
home-today = 今天，{ $date }
home-daily = 今日题目
daily-title = { $grade }，{ $date }
home-more = 更多选择
home-own = 自己的题目等
home-paste = 粘贴
home-enter = 键入或文件
home-learn = 学习
variant-tab = 变型
variant-title = 其他尺寸和规则
statistics = 统计
statistics-keep = 在本设备上保存已解题目的统计

## 游玩

tools = 工具
keypad = 数字键
erase = 擦除
put-back = 补上
key-digit = { $digit }，还剩{ $left }个
key-done = { $digit }，已全部填入
key-colour = 颜色{ $colour }
colour-what = 给什么上色
colour-cells = 单元格
colour-candidates = 候选数
actions = 操作
undo = 撤销
redo = 重做
take-back = 撤销
hint = 提示
hints-used-up = 本局没有剩余的提示了。可在设置中更改上限。
more = 更多
close = 关闭
auto-candidates = 自动笔记
note-all = 填入全部笔记
check = 检查错误
undo-mistakes = 退回到第一个错误之前
fix = 设为提示数
unfix = 编辑提示数
reset = 重新开始
clues = { $count }个提示数
entering = 输入题目
time = 用时
pause = 暂停
unsaved = 无法保存：浏览器的存储空间已满。请在设置中删除旧的对局，或下载备份。
verdict-solved = 已完成
verdict-clash = 冲突
verdict-several = 多解
verdict-none = 无解
snack-removed = 已删除对局
snack-reset = 已重新开始
snack-notes = 已填入笔记
snack-all-noted = 所有空格都已有笔记
snack-cleared = 盘面已清空。上一局已保存。
snack-pasted = 已载入题目。上一局已保存。
snack-copied = 正在编辑副本。原来的一局已保存。
snack-fixed = 这些数字现在是提示数
snack-unfixed = 现在可以编辑提示数

## 解出的题目

win-title = 完成！
win-hints = { $count ->
    [0] 未用提示
   *[other] 提示{ $count }次
}
win-mistakes = { $count ->
    [0] 没有错误
   *[other] 错误{ $count }次
}
win-took = { $hints }，{ $mistakes }
win-graded = { $grade }：{ $took }
win-best = { $grade }新纪录，快了{ $by }。你的平均用时：{ $mean }
win-mean = { $grade }：最快（无提示）{ $best }，平均{ $mean }
win-result = 数独用时{ $time }解出。{ $summary }
win-next = 下一题
win-back = 复盘
win-path = 查看解题步骤
win-share = 分享结果
technique-page = 关于此技巧
practise-this = 练习此技巧
apply = 应用
tell-more = 再详细些
every-link = 显示每条链

## 求解

solve-now = 求解
solve-clash = 还不能求解：{ $house }里有不止一个{ $digit }。
solve-steps = 逐步求解
solve-count = 计算解的个数
solve-browse = 浏览解
solve-true = 真候选数
searching = 搜索中…
cancel = 取消
cancelled = 已取消
unfetched = 求解器下载失败。请检查网络后重试。
part-unfetched = 应用的这一部分下载失败。请检查网络并重新加载页面。
solved-one = 已解出。这是唯一的解。
solved-none = { $count ->
    [1] 无解。高亮的数字不可能正确。
   *[other] 无解。高亮的{ $count }个数字互相矛盾；去掉其中任意一个即可消除这个矛盾。
}
solved-many = 有{ $count }个解。不同之处是高亮的{ $cells }格。
solved-many-more = 至少有{ $count }个解。不同之处是高亮的{ $cells }格。
no-solution = 这道题无解。
no-steps = 已经没有要解的格了。
steps-done = 已解出。
step-of = 第{ $at }步，共{ $count }步
step-open = 从这里开始玩
solution-of = 第{ $at }个解，共{ $count }个
solution-of-more = 第{ $at }个解，超过{ $count }个
previous = 上一个
next = 下一个
counted = { $count }个解
counted-more = 至少{ $count }个解
true-candidates = { $count }个候选数至少出现在一个解里。
rate = 评定难度
rating = { $grade }（{ $score }）
rating-none = 只有恰好一个解的题目才能评定。
rating-er = Sudoku Explainer评定：ER { $er }，EP { $ep }，ED { $ed }
rating-er-so-far = Sudoku Explainer评定：第{ $count }步，目前ER { $er }
times = { $count }×

## 输入和分享

enter-help = 在盘面上输入，在本页任意处粘贴题目，或拖入、打开文件。支持各种常见格式。
enter-text = 题目文本
enter-read = 读取
enter-blank = 清空盘面
enter-file = 打开文件
enter-nothing = 没有找到题目。请粘贴81个数字（空格用0或.），或九行。
enter-bad-link = 这个链接里没有题目。请检查是否复制完整。
enter-no-file = 无法读取文件。请确认它是文本、JSON或gzip文件，然后重试。
enter-no-backup = 这个文件不是完整的ichidoku备份，或来自更新的版本。没有做任何更改。
enter-paste-here = 请粘贴到这里：浏览器不会自行交出剪贴板的内容。
enter-unreadable = 无法读取：{ $fault }。
enter-one-of-several = 只读出了一道题。第{ $line }行已略过：{ $fault }。
enter-one = 一道有{ $count }个提示数的题目。
puzzle-number = 第{ $number }题
enter-batch = 多道题的表格
setter = 关于这道题
setter-minimal = 唯一解，每个提示数都必要。
setter-not-minimal = { $count ->
    [1] 唯一解。有1个提示数多余。
   *[other] 唯一解。有{ $count }个提示数可去掉其中任意一个。
}
setter-redundant = 显示可去掉的提示数
setter-symmetry = 显示对称所缺的格
setter-any = 不对称
panel-batch = 多道题
restored = 已恢复{ $count }盘对局以及统计、课程进度和设置。语言保持不变。
share = 分享
share-or-print = 分享或打印
share-link = 题目链接
copy-link = 复制链接
progress-link = 保留填数、笔记和颜色的链接
copy = 复制
copied = 已复制
copied-as = 已复制为{ $form }
form-line = 81个字符
form-rows = 九行
form-boxed = 带框线的九行
form-candidates = 候选数表
drop-here = 拖放文件到此处读取题目
print = 打印

## 设置

settings = 设置
language = 语言
language-auto = 与浏览器相同
language-why = 立即生效，当前游戏保持不变。
own-digits = 本地数字
own-digits-why = 按该语言的习惯书写数字。r4c7这样的单元格名称不变。
theme = 主题
theme-system = 跟随系统
theme-light = 浅色
theme-dark = 深色
theme-contrast = 高对比度
theme-contrast-dark = 高对比度（深色）
theme-why = 高对比度使用黑、白和少数鲜明的颜色。
mistakes = 显示错误
mistakes-off = 从不
mistakes-rules = 仅冲突
mistakes-solution = 每个错误的数字
notes = 笔记
notes-both = 角标和中标
notes-simple = 一种笔记
peers = 高亮所在的行、列和宫
peers-why = 给选中格能看到的所有格上色。
same = 高亮相同的数字
same-why = 在全盘高亮选中格的数字，笔记也包括在内。
labels = 行列编号
labels-why = 始终显示在盘面边缘，而不只在提示提到格子时显示。
wrap = 方向键环绕盘面
wrap-why = 从最后一列再向右会到第一列，反之亦然。
timer = 显示计时
timer-why = 无论是否显示，都从第一次填数开始计时。
note-size = 笔记大小
note-size-why = 大的笔记更易读，小的更省地方。
note-size-small = 小
note-size-standard = 标准
note-size-large = 大
note-size-largest = 特大
counts = 显示剩余个数
keypad-layout = 数字键布局
keypad-layout-why = 三乘三在手机上更占地方，盘面会小一些。
keypad-fitting = 自动
keypad-square = 3×3
keypad-rows = 两排
safe-colours = 色盲友好的颜色
safe-colours-why = 颜色的明暗也不同，并在格里标出编号。
patterns = 颜色带花纹
patterns-why = 每种格色都带细花纹，不看颜色也能分清。
advance = 填数后前进
advance-why = 填入数字后自动选中下一个空格。
hint-limit = 每局提示次数
hint-limit-why = 一局可以使用多少次提示。同一提示的更多细节不计次数。
hint-limit-none = 不限
names-technique = 显示最难的技巧
names-technique-why = 每道新题都显示解题所需的最难技巧。
needs-technique = { $grade }：{ $technique }
counts-why = 每个数字键上用点表示还要填几个。
left-handed = 操作区在左
left-handed-why = 盘面旁有地方时，把按键放在左边。
digit-first = 先选数字
digit-first-why = 先在数字键上选数字，再点要填的格。
keeping = 笔记的维护
keeping-why = “保持干净”会在附近填入数字时去掉它；“先填满”从完整的笔记开始；“始终准确”总是显示盘面剩下的候选数。
keeping-hand = 手动
keeping-clean = 保持干净
keeping-fill = 先填满，再保持干净
keeping-true = 始终准确
notes-why = 角标和中标分别填写和清除。
mistakes-why = 冲突是互相可见的相同数字。只有唯一解时才知道哪些数字错误。
search-settings = 搜索设置
settings-look = 外观
settings-entry = 填数和笔记
settings-help = 帮助与隐私
statistics-why = 它们只保存在备份里，不在别处。
said-held = 已选数字{ $digit }
said-not-held = 未选数字
games = 已保存的对局
remove-game = 删除{ $game }
backup = 下载备份
backup-help = 要恢复备份，请在“输入”中打开文件，或把它拖到本页。
keys = 键盘快捷键
keys-help = 游玩时，在页面任意处可用：
keys-list =
    1–9：用当前工具填入数字 |
    Shift或Alt＋数字：角标 |
    Ctrl＋数字：中标 |
    Ctrl＋Shift＋数字：颜色 |
    0、Delete：擦除 |
    方向键、WASD：移动 |
    Shift或Ctrl＋方向键：扩展选区 |
    Home、End：行首或行尾 |
    Ctrl＋Home、End：第一格或最后一格 |
    Z X C V：数字、角标、中标、颜色 |
    空格：下一个工具 |
    Enter：选中内容相同的格 |
    Ctrl＋A：全选 |
    Ctrl＋I：反选 |
    Esc：取消选择 |
    Ctrl＋Z：撤销 |
    Ctrl＋Y：重做 |
    H：提示 |
    J：应用提示 |
    {"."} 和 , ：下一步和上一步 |
    P：暂停或继续 |
    R、K、B：朗读行、列或宫 |
    N：剩余的数字 |
    M：该格的候选数 |
    Ctrl＋C：复制盘面 |
    菜单键、Shift＋F10：单元格菜单 |
    ?：本列表

## 新题

random = 随机题目
grade = 难度
grade-trivial = 入门
grade-easy = 简单
grade-medium = 中等
grade-hard = 困难
grade-very-hard = 很难
grade-extreme = 极难
grade-beyond = 超难
alike = 与此题相似
alike-why = 提示数与盘面上的题相近，对称性相同。
alike-easier = 更容易
alike-same = 同样难
alike-harder = 更难
wishes = 选项
symmetry = 提示数的对称
symmetry-none = 无
symmetry-half-turn = 旋转180°
symmetry-quarter-turn = 旋转90°
symmetry-diagonal = 主对角线
symmetry-antidiagonal = 副对角线
symmetry-both-diagonals = 两条对角线
symmetry-left-right = 左右镜像
symmetry-top-bottom = 上下镜像
symmetry-both-mirrors = 上下左右
symmetry-full = 完全对称
practise = 练习一个技巧
any-technique = 任意技巧
only-known = 只用我会的
only-known-why = 新题只需要唯一数和你勾选的技巧。
not-known = 你还没有勾选难度为“{ $grade }”的题目所需的技巧。请在“新题”里勾选一个，或选更容易的难度。
making = 正在出题…
making-on = 正在出题：已尝试{ $attempts }次…
made = 由种子{ $seed }生成。
not-made = 尝试了{ $attempts }次，没有符合这些选项的题目。请再试一次，或放宽选项。

## 技巧页面的练习

exercise = 练习
exercise-check = 检查答案
exercise-show = 查看答案
