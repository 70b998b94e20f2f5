# 在复制、保存、分享和打印盘面之处，应用所用的文字；首次需要时才加载。

## 复制、保存和分享

exchange-copy = 复制为
exchange-save = 保存为
save = 保存
saved-as = 已保存为{ $form }
exchange-texts = 文本
exchange-links = 其他网站的链接
exchange-pictures = 图片
exchange-files = 其他程序的文件
form-pretty = 带线框的九行
form-full = 一行列出所有候选数
form-marks = { $name }（含笔记）
exchange-scale = 大小
exchange-transparent = 透明背景
exchange-code = 二维码
exchange-share = 分享…

## 打印

print-paper = 纸张
print-per-page = 每页题数
print-count = 题数（含本题）
print-grade = 新题的难度
print-title = 标题
print-solutions = 答案
print-solutions-none = 无
print-solutions-overleaf = 在下一页
print-solutions-end = 在最后几页
print-candidates = 打印候选数
print-large = 大字打印
print-pdf = 保存为 PDF
print-pages = 要打印的页面
print-page = 第 { $number } 页
print-making = 正在出题…
print-fewer = 有些题目没能及时找到。请选择更容易的难度，或减少题数。
print-small-candidates = 候选数会小得无法辨认。请减少每页题数，或选用更大的纸张。
print-letters = 标题只能使用拉丁字母。
