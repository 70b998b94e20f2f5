# 首次需要时才加载的部分的文字。

## 单元格菜单

menu-place = 填入{ $digit }
menu-clear = { $count ->
    [1] 清除此格
   *[other] 清除这些格
}
menu-same = 选中所有{ $digit }

## 统计

statistics-empty = 还没有统计。解出第一道题后开始。
statistics-streak = 连续{ $days }天。已解出{ $count }题。
statistics-count = 已解
statistics-best = 最快（无提示）
statistics-mean = 平均
statistics-trend = 最近5题
statistics-history = 已解的题

## 多道题的表格

batch-empty = 把题目文件拖到本页，或直接粘贴。多少题都会列成表格。
batch-reading = 正在读取…
batch-status = 题目：{ $count }。唯一解：{ $one }，多解：{ $several }，无解：{ $none }。显示：{ $shown }。已评级：{ $rated }。
batch-number = 编号
batch-clues = 提示数
batch-solutions = 解
batch-rating = 难度
batch-technique = 最难的技巧
batch-all = 全部
batch-one = 一个
batch-several = 多个
batch-none = 无
batch-text = 数字、技巧或名称
batch-rate = 评定显示的题目
batch-rating-stop = 停止评定
batch-csv = 下载CSV
batch-json = 下载JSON
batch-unreadable = { $count }条记录无法读取
batch-line = 第{ $line }行：
batch-more = 显示更多
batch-open = 打开第{ $number }题

## 解题步骤

steps-all = 所有技巧
steps-only = 显示的技巧
steps-list = 解题步骤
steps-play = 播放所有步骤
steps-pause = 暂停

## 复盘

back-title = 复盘
back-waits = 时间花在哪里
back-wait = 在{ $cell }填{ $digit }之前用了{ $time }
back-helped = 本可用上：{ $technique }（{ $moves }）。
back-show = 在盘面上显示
back-even = 你没有停顿很久。
back-untimed = 这一局没有记录时间。
back-entries = 你填的数字和解题步骤
back-number = 编号
back-entry = 你填的数字
back-took = 用时
back-path = 解题步骤
back-step = 第{ $number }步：{ $technique }
