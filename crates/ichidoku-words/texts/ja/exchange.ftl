# 盤面をコピー、保存、共有、印刷するところでアプリが表示する文。最初に必要になったときに読み込まれる。

## コピー、保存、共有

exchange-copy = コピーする形式
exchange-save = 保存する形式
save = 保存
saved-as = { $form }として保存しました
exchange-texts = テキスト
exchange-links = ほかのサイトへのリンク
exchange-pictures = 画像
exchange-files = ほかのプログラムのファイル
form-pretty = 罫線付きの9行
form-full = すべての候補を1行に
form-marks = { $name }（メモ付き）
exchange-scale = サイズ
exchange-transparent = 背景を透明にする
exchange-code = QRコード
exchange-share = 共有…

## 印刷

print-paper = 用紙
print-per-page = 1ページの問題数
print-count = 問題数（この問題を含む）
print-grade = 新しい問題の難易度
print-title = タイトル
print-solutions = 解答
print-solutions-none = なし
print-solutions-overleaf = 次のページ
print-solutions-end = 最後のページ
print-candidates = 候補を印刷する
print-large = 大きな文字
print-pdf = PDFとして保存
print-pages = 印刷するページ
print-page = { $number }ページ
print-making = 問題を作成しています…
print-fewer = 時間内に見つからなかった問題があります。難易度を下げるか、問題数を減らしてください。
print-small-candidates = 候補が小さすぎて読めません。1ページの問題数を減らすか、用紙を大きくしてください。
print-letters = タイトルにはラテン文字だけを使えます。
