# 技巧页面正文周围的文字。正文在文件夹 pages 里，每页一个文件。

page-why = 为什么成立
page-how = 怎样寻找
page-kinds = 种类
page-outline = 概要
page-other-words = 换个说法
page-near-miss = 反例
page-relatives = 相关技巧
page-references = 参考资料
page-example = 例子
page-example-of = 例子：{ $technique }
page-untranslated = 本页正文尚未翻译，以下为英文。
page-column-name = 技巧
page-column-aliases = 别名
page-column-difficulty = 难度
page-difficulty = { $technique }：难度{ $count }
page-exercises = 练习
page-answer = 查看答案
page-on-board = 在盘面上试试
