# 无法读取的题目或请求错在哪里：由命令行和服务器说出。不加句号。`$where` 为空，或说明错在所给的解里。

fault-in-row = 第{ $row }行：{ $fault }
fault-in-cell = 第{ $row }行第{ $column }列：{ $fault }
fault-in-rule = 规则{ $number }：{ $fault }
fault-in-solution = {"（在所给的解里）"}

## 文本形式的题目

fault-not-a-cell = { $found }{ $where }不是数字，也不是空格
fault-cells = 应有{ $expected }格，却有{ $found }格{ $where }
fault-rows = 应有{ $expected }行，却有{ $found }行{ $where }
fault-columns = 应有{ $expected }列，却有{ $found }列
fault-puzzles = 应为一题，却有{ $found }题{ $where }
fault-nothing = 应为题目，却什么也没有{ $where }
fault-regions = 应为题目，却是锯齿数独的区域{ $where }
fault-candidate-row = 应为题目，却是一行候选数{ $where }
fault-jigsaw = 应为标准数独，却是锯齿数独
fault-too-long = 应为题目，却超过{ $limit }字节
fault-state-alone = 应有[Puzzle]一节，却是[State]

## JSON形式的题目

fault-not-json = 应为有效的JSON：{ $reason }
fault-unclosed = 应为列表的结尾，文本却已结束
fault-no-board = 应为题目，却是没有盘面的对象
fault-rules = 规则应为"classic"，却是"{ $found }"
fault-not-a-puzzle = 应为题目，却是{ $found }{ $where }
fault-not-a-row = 应为9格的一行，却是{ $found }{ $where }
fault-not-digits = { $found }不是"257"这样的数字

## 进行中的对局

fault-given-missing = 空格与提示数{ $given }不符
fault-given-replaced = { $found }与提示数{ $given }不符
fault-entry-replaced = { $found }与填入的{ $entry }不符
fault-not-a-game = 应为对局，却是{ $found }
fault-game-without-data = 应为题目，却是没有数据的对局
fault-data-version = 数据版本应为1到4，却是"{ $found }"
fault-not-a-digit = { $found }不是数字，也不是0
fault-not-a-flag = { $found }不是0，也不是1
fault-not-notes = { $found }不是笔记

## 其他网站的链接和代码

fault-no-puzzle-in-link = 应为含题目的链接，这个链接里却没有题目
fault-short-link = 应为含题目的链接，却是题目在{ $site }服务器上的短链接
fault-page-without-puzzle = 应为题目，却是没有数独的网页
fault-picture = 应为文本形式的题目，却是图片
fault-latex-without-puzzle = 应为题目，却是没有数独的LaTeX
fault-damaged-code = 应为题目，却是损坏的代码
fault-not-of-code = 应为此代码的一部分，却是{ $found }
fault-other-rules = 应为标准数独，却是其他规则（{ $names }）的题目

## 其他尺寸和规则的题目

fault-variant-text = 应为链接、数字盘面、JSON，或.Cage~9~R1C1~R1C2这样的规则
fault-variant-json = 这段JSON里没有可读取的题目
fault-variant-link = 这个链接里没有可读取的题目
fault-variant-cells = 应为4×4到49×49的正方形盘面，这里的格数却是{ $found }
fault-variant-grid = 盘面应不超过49×49格，且数字够用
fault-variant-symbol = “{ $found }”不是{ $side }×{ $side }盘面的符号
fault-variant-value = “{ $found }”不是{ $lowest }到{ $highest }的数
fault-variant-rule = “{ $rule }”不是已知的规则
fault-variant-cell = “{ $rule }”需要盘面上的格，“{ $found }”却不是
fault-variant-argument = “{ $rule }”这里应为{ $example }之类，却是“{ $found }”
fault-variant-unreadable = “{ $rule }”有无法读取的格或值
fault-variant-drawn = 无法检查图形代表什么：{ $names }
fault-variant-no-place = f-puzzles和SudokuPad的链接无法包含这条规则：{ $rule }
