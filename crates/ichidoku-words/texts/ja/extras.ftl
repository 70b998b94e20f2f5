# 必要になったときに読み込む部分で使う文。

## マスのメニュー

menu-place = { $digit }を入れる
menu-clear = { $count ->
    [1] マスを消す
   *[other] これらのマスを消す
}
menu-same = { $digit }をすべて選択

## 統計

statistics-empty = まだ統計はありません。最初の問題を解くと始まります。
statistics-streak = 連続日数：{ $days }日。解いた問題：{ $count }問。
statistics-count = 解いた数
statistics-best = 最短（ヒントなし）
statistics-mean = 平均
statistics-trend = 直近5問
statistics-history = 解いた問題

## 多くの問題の表

batch-empty = 問題のファイルをこのページにドロップするか、貼り付けてください。何問でも表になります。
batch-reading = 読み込み中…
batch-status = 問題：{ $count }。解が1つ：{ $one }、複数：{ $several }、なし：{ $none }。表示：{ $shown }。評価済み：{ $rated }。
batch-number = 番号
batch-clues = 初期数字
batch-solutions = 解
batch-rating = 難易度
batch-technique = 最も難しいテクニック
batch-all = すべて
batch-one = 1つ
batch-several = 複数
batch-none = なし
batch-text = 数字・テクニック・名前
batch-rate = 表示中の問題を評価
batch-rating-stop = 評価を中止
batch-csv = CSVをダウンロード
batch-json = JSONをダウンロード
batch-unreadable = { $count }件は読み取れませんでした
batch-line = { $line }行目：
batch-more = もっと見る
batch-open = 問題{ $number }を開く

## 解き方の手順

steps-all = すべてのテクニック
steps-only = 表示するテクニック
steps-list = 解き方の手順
steps-play = すべての手順を再生
steps-pause = 一時停止

## 対局を振り返る

back-title = 振り返り
back-waits = 時間がかかったところ
back-wait = { $cell }に{ $digit }を入れるまで{ $time }
back-helped = 役に立ったはずの手：{ $technique }（{ $moves }）
back-show = 盤面で見る
back-even = 長く止まったところはありません。
back-untimed = このプレイの時間は記録されていません。
back-entries = 入れた数字と解き方
back-number = 番号
back-entry = 入れた数字
back-took = 時間
back-path = 解き方
back-step = 手順{ $number }：{ $technique }
