# アプリの文。$count は数、ほかの引数はそのまま書かれる。

## 言語、向き（ltr か rtl）、数の書き方

language-name = 日本語
direction = ltr
group-mark = ,
decimal-mark = .
zero = 0
list-mark = 、
list-and = と

## マスと読み上げ

cell = { $row }行{ $column }列
row = { $number }行目
column = { $number }列目
box = ブロック{ $number }
label-given = { $cell }、{ $digit }、初期数字
label-digit = { $cell }、{ $digit }
label-solver = { $cell }、{ $digit }、ソルバーの数字
label-empty = { $cell }、空き
label-notes = { $cell }、空き、メモ { $notes }
label-clash = { $label }、重複
label-wrong = { $label }、間違い
label-colours = { $label }、色 { $colours }
label-tints = { $label }、{ $tints }
said-tints = { $cell }：{ $tints }
tint = 候補{ $digit }、色{ $colour }
said-digit = { $cell }：{ $digit }
said-clash = { $cell }：{ $digit }、{ $houses }の{ $digit }と重複
said-wrong = { $cell }：{ $digit }、間違い
said-solved = { $cell }：{ $digit }。完成しました！
said-cleared = { $cell }を消しました
said-notes = { $cell }：メモ { $notes }
said-no-notes = { $cell }：メモなし
said-colours = { $cell }：色 { $colours }
said-no-colours = { $cell }：色なし
said-many = { $count }マスを変更しました
choose-cell = 先にマスを選んでください
said-nothing = 変更なし
said-undone = 元に戻しました
said-redone = やり直しました
said-nothing-to-undo = 元に戻すものはありません
said-nothing-to-redo = やり直すものはありません
said-faultless = ここまで間違いはありません
said-no-conflict = 重複はありません。間違いは、解が一つだけの問題でしか見つけられません。
said-mistaken = どこかに間違いがあります。最初の間違いの前まで戻すか、ヒントを使ってください。
said-note-missing = 必要なメモが抜けています。最初の間違いの前まで戻すか、ヒントを使ってください。
full-wrong = すべて埋まりましたが、どこかに間違いがあります。確認するか、ヒントを使ってください。
said-back = 最初の間違いの前まで戻しました
said-given = { $cell }は初期数字です
said-paused = 一時停止しました
said-resumed = 再開しました
said-tool = { $tool }
said-selected = { $count }マスを選択しました
said-new-game = 新しいゲームを始めました
read-house = { $house }：{ $digits }。残り：{ $missing }
read-blank = 空き
read-none = なし
read-complete = なし
read-remaining = 残りの数字：{ $counts }
read-of-each = { $digit }が{ $count }個
read-candidates = { $cell }：候補 { $notes }

## ツール

tool-digit = 数字
tool-corner = 角
tool-centre = 中央
tool-notes = メモ
tool-colour = 色

## 枠

brand = ichidoku
skip-to-board = 盤面へ移動
navigation = 画面
panel-home = ホーム
panel-play = プレイ
panel-new = 新しい問題
panel-enter = 入力
panel-solve = 解く
panel-lab = ラボ
lab-loading = ラボを読み込み中…
panel-settings = 設定
board = 数独の盤面
resume = 一時停止中。続ける

## 最初のページ

home-title = どの数字にも理由がある数独
home-tagline = 遊ぶ、学ぶ、調べる。無料、オフライン、登録不要。
home-continue = 続きから
home-today = 今日（{ $date }）
home-daily = 今日の問題
daily-title = { $grade }、{ $date }
home-more = ほかの条件
home-own = 自分の問題など
home-paste = 貼り付け
home-enter = 入力・ファイル
home-learn = 学ぶ
variant-tab = 変種
variant-title = ほかのサイズとルール
statistics = 統計
statistics-keep = 解いた問題の統計をこの端末に残す

## プレイ

tools = ツール
keypad = 数字キー
erase = 消去
put-back = メモに戻す
key-digit = { $digit }、残り{ $left }
key-done = { $digit }、すべて配置済み
key-colour = 色{ $colour }
colour-what = 色を付ける対象
colour-cells = マス
colour-candidates = 候補
actions = 操作
undo = 元に戻す
redo = やり直す
take-back = 元に戻す
hint = ヒント
hints-used-up = このゲームで使えるヒントは残っていません。上限は設定で変えられます。
more = その他
close = 閉じる
auto-candidates = 自動メモ
note-all = メモをすべて記入
check = 間違いを確認
undo-mistakes = 最初の間違いの前まで戻す
fix = 今の数字を初期数字にする
unfix = 初期数字を編集
reset = 最初から
clues = 初期数字{ $count }個
entering = 問題を入力
time = プレイ時間
pause = 一時停止
unsaved = 保存できませんでした。このブラウザーの保存領域がいっぱいです。設定で古いゲームを削除するか、バックアップをダウンロードしてください。
verdict-solved = 完成
verdict-clash = 重複
verdict-several = 解が複数
verdict-none = 解なし
snack-removed = ゲームを削除しました
snack-reset = 最初の状態に戻しました
snack-notes = メモを記入しました
snack-all-noted = 空のマスにはすべてメモがあります
snack-cleared = 盤面を空にしました。前のゲームは保存されています。
snack-pasted = 問題を読み込みました。前のゲームは保存されています。
snack-copied = コピーを編集しています。ゲームは保存されています。
snack-fixed = これらの数字を初期数字にしました
snack-unfixed = 初期数字を編集できます

## 解けた問題

win-title = 完成！
win-hints = { $count ->
    [0] ヒントなし
   *[other] ヒント{ $count }回
}
win-mistakes = { $count ->
    [0] 間違いなし
   *[other] 間違い{ $count }回
}
win-took = { $hints }、{ $mistakes }
win-graded = { $grade }：{ $took }
win-best = { $grade }の最短記録を{ $by }更新しました。平均：{ $mean }
win-mean = { $grade }：最短（ヒントなし）{ $best }、平均{ $mean }
win-result = 数独を{ $time }で解きました。{ $summary }
win-next = 次の問題
win-back = 振り返る
win-path = 解き方を見る
win-share = 結果を共有
technique-page = このテクニックについて
practise-this = 練習する
apply = 適用
tell-more = もっと詳しく
every-link = すべてのリンクを表示

## 解く

solve-now = 解く
solve-clash = まだ解けません。{ $house }に{ $digit }が2つ以上あります。
solve-steps = 1手ずつ
solve-count = 解を数える
solve-browse = 解を見る
solve-true = 真の候補
searching = 探索中…
cancel = 中止
cancelled = 中止しました
unfetched = ソルバーをダウンロードできませんでした。接続を確かめて、もう一度試してください。
part-unfetched = アプリのこの部分をダウンロードできませんでした。接続を確かめて、ページを読み込み直してください。
solved-one = 解けました。解はこれだけです。
solved-none = { $count ->
    [1] 解がありません。強調された数字は正しくありません。
   *[other] 解がありません。強調された{ $count }個の数字が互いに矛盾しています。どれか1つを取り除けば、この矛盾はなくなります。
}
solved-many = 解は{ $count }個です。強調された{ $cells }マスが異なります。
solved-many-more = 解は{ $count }個以上です。強調された{ $cells }マスが異なります。
no-solution = この問題には解がありません。
no-steps = もう解くところはありません。
steps-done = 完成しました。
step-of = 手順 { $at } / { $count }
step-open = ここからプレイ
solution-of = 解 { $at } / { $count }
solution-of-more = 解 { $at } / { $count }以上
previous = 前へ
next = 次へ
counted = 解は{ $count }個
counted-more = 解は{ $count }個以上
true-candidates = { $count }個の候補が、少なくとも1つの解に現れます。
rate = 難易度を評価
rating = { $grade }（{ $score }）
rating-none = 評価できるのは、解がちょうど1つの問題だけです。
rating-er = Sudoku Explainerの評価：ER { $er }、EP { $ep }、ED { $ed }
rating-er-so-far = Sudoku Explainerの評価：{ $count }手目、ここまでのER { $er }
times = { $count }×

## 入力と共有

enter-help = 盤面に入力するか、このページのどこかに問題を貼り付けるか、ファイルをドロップするか開いてください。一般的な形式はすべて読めます。
enter-text = 問題のテキスト
enter-read = 読み込む
enter-blank = 盤面を空にする
enter-file = ファイルを開く
enter-nothing = 問題が見つかりません。81個の数字（空きマスは0か.）か、9行を貼り付けてください。
enter-bad-link = このリンクに問題は含まれていません。全体をコピーしたか確かめてください。
enter-no-file = ファイルを読めませんでした。テキスト、JSON、gzipのファイルであることを確かめて、もう一度試してください。
enter-no-backup = このファイルは完全なichidokuのバックアップではないか、新しいバージョンのものです。何も変更していません。
enter-paste-here = ここに貼り付けてください。ブラウザーはクリップボードの内容を自動では渡しません。
enter-unreadable = 読み取れません：{ $fault }。
enter-one-of-several = 読み取れた問題は1つだけです。{ $line }行目は除きました：{ $fault }。
enter-one = 初期数字が{ $count }個の問題です。
puzzle-number = 問題{ $number }
enter-batch = 問題一覧表
setter = この問題について
setter-minimal = 解は1つで、初期数字はすべて必要です。
setter-not-minimal = { $count ->
    [1] 解は1つです。初期数字のうち1個は不要です。
   *[other] 解は1つです。{ $count }個の初期数字は、どれか1つを省けます。
}
setter-redundant = 省ける初期数字を表示
setter-symmetry = 対称にするのに足りないマスを表示
setter-any = 対称性なし
panel-batch = 問題一覧
restored = ゲーム{ $count }件、統計、レッスンの記録、設定を復元しました。言語はそのままです。
share = 共有
share-or-print = 共有・印刷
share-link = この問題へのリンク
copy-link = リンクをコピー
progress-link = 入力、メモ、色も残すリンク
copy = コピー
copied = コピーしました
copied-as = { $form }でコピーしました
form-line = 81文字
form-rows = 9行
form-boxed = 枠線付きの9行
form-candidates = 候補の表
drop-here = ファイルをドロップすると問題を読み込みます
print = 印刷

## 設定

settings = 設定
language = 言語
language-auto = ブラウザーと同じ
language-why = すぐに切り替わります。ゲームはそのままです。
own-digits = その言語の数字
own-digits-why = 数字をその言語で使われる形で表示します。r4c7のようなマスの名前は変わりません。
theme = テーマ
theme-system = システム
theme-light = ライト
theme-dark = ダーク
theme-contrast = ハイコントラスト
theme-contrast-dark = ハイコントラスト（暗）
theme-why = ハイコントラストでは、黒、白と少数の強い色を使います。
mistakes = 間違いの表示
mistakes-off = しない
mistakes-rules = 重複のみ
mistakes-solution = 間違った数字すべて
notes = メモ
notes-both = 角と中央のメモ
notes-simple = 1種類のメモ
peers = 行、列、ブロックを強調
peers-why = 選んだマスから見えるマスすべてに色を付けます。
same = 同じ数字を強調
same-why = 選んだマスの数字を、メモも含めてすべて強調します。
labels = 行と列の番号
labels-why = ヒントがマスの名前を挙げるときだけでなく、いつも盤面の端に表示します。
wrap = 矢印キーで盤面の端をまわり込む
wrap-why = 最後の列の次は最初の列に移り、逆も同じです。
timer = タイマーを表示
timer-why = 表示しなくても、最初の入力から時間を計ります。
note-size = メモの大きさ
note-size-why = 大きいメモは読みやすく、小さいメモは場所をとりません。
note-size-small = 小
note-size-standard = 標準
note-size-large = 大
note-size-largest = 特大
counts = 残りの個数を表示
keypad-layout = 数字キーの配置
keypad-layout-why = 3×3は場所をとるので、スマートフォンでは盤面が少し小さくなります。
keypad-fitting = 自動
keypad-square = 3×3
keypad-rows = 2段
safe-colours = 色覚に配慮した色
safe-colours-why = 明るさも異なる色を使い、マスに色の番号を付けます。
patterns = 色に模様を付ける
patterns-why = マスの色に細かい模様を付けるので、色が見えなくても区別できます。
advance = 数字を入れたら次へ進む
advance-why = 数字を入れると、次の空きマスが選択されます。
hint-limit = 1ゲームのヒントの数
hint-limit-why = 1ゲームで使えるヒントの回数です。同じヒントを詳しく見るのは数えません。
hint-limit-none = 無制限
names-technique = 最も難しいテクニックを表示
names-technique-why = 新しい問題ごとに、解くのに必要な最も難しいテクニックを表示します。
needs-technique = { $grade }：{ $technique }
counts-why = 残りの数字1個につき、キーに点を1つ表示します。
left-handed = 操作を左側に
left-handed-why = 横に場所があるとき、キーを盤面の左に置きます。
digit-first = 数字を先に選ぶ
digit-first-why = 数字キーで数字を選んでから、入れるマスをタップします。
keeping = メモの更新
keeping-why = 「自動で消す」は、近くに数字を入れるとその数字を消します。「最初に記入」は全候補から始まります。「常に正確」は盤面から残る候補を常に表示します。
keeping-hand = 手動
keeping-clean = 自動で消す
keeping-fill = 最初に記入し、自動で消す
keeping-true = 常に正確
notes-why = 角のメモと中央のメモは、別々に記入、消去します。
mistakes-why = 重複とは、互いに見える同じ数字です。間違った数字がわかるのは、解が1つのときだけです。
search-settings = 設定を検索
settings-look = 見た目
settings-entry = 数字とメモの入力
settings-help = ヘルプとプライバシー
statistics-why = バックアップに含まれ、ほかには保存されません。
said-held = { $digit }を選びました
said-not-held = 数字は選ばれていません
games = 保存したゲーム
remove-game = { $game }を削除
backup = バックアップをダウンロード
backup-help = 復元するには、「入力」でファイルを開くか、このページにドロップしてください。
keys = キーボードショートカット
keys-help = プレイ中、ページのどこからでも使えます：
keys-list =
    1–9：現在のツールで数字を入力 |
    ShiftまたはAlt＋数字：角のメモ |
    Ctrl＋数字：中央のメモ |
    Ctrl＋Shift＋数字：色 |
    0、Delete：消去 |
    矢印、WASD：移動 |
    ShiftまたはCtrl＋矢印：選択を広げる |
    Home、End：行の最初・最後 |
    Ctrl＋Home、End：最初・最後のマス |
    Z X C V：数字、角、中央、色 |
    スペース：次のツール |
    Enter：内容が同じマスを選択 |
    Ctrl＋A：すべて選択 |
    Ctrl＋I：選択を反転 |
    Esc：選択を解除 |
    Ctrl＋Z：元に戻す |
    Ctrl＋Y：やり直す |
    H：ヒント |
    J：ヒントを適用 |
    {"."} と , ：次の手順・前の手順 |
    P：一時停止・再開 |
    R、K、B：行、列、ブロックを読み上げ |
    N：残りの数字 |
    M：マスの候補 |
    Ctrl＋C：盤面をコピー |
    メニュー、Shift＋F10：マスのメニュー |
    ?：この一覧

## 新しい問題

random = ランダムな問題
grade = 難易度
grade-trivial = 入門
grade-easy = 初級
grade-medium = 中級
grade-hard = 上級
grade-very-hard = 難問
grade-extreme = 超難問
grade-beyond = 極限
alike = この問題に似た問題
alike-why = 盤面の問題と同じくらいの初期数字で、同じ対称性です。
alike-easier = やさしく
alike-same = 同じ難しさ
alike-harder = 難しく
wishes = 条件
symmetry = 初期数字の対称性
symmetry-none = なし
symmetry-half-turn = 180度回転
symmetry-quarter-turn = 90度回転
symmetry-diagonal = 主対角線
symmetry-antidiagonal = もう一方の対角線
symmetry-both-diagonals = 両対角線
symmetry-left-right = 左右
symmetry-top-bottom = 上下
symmetry-both-mirrors = 上下左右
symmetry-full = 完全
practise = テクニックを練習
any-technique = すべてのテクニック
only-known = 知っているものだけ
only-known-why = 新しい問題には、シングルとチェックしたテクニックだけが必要になります。
not-known = 難易度「{ $grade }」に必要なテクニックがチェックされていません。「新しい問題」でチェックするか、やさしい難易度を選んでください。
making = 問題を作成中…
making-on = 問題を作成中：これまでに{ $attempts }回試行…
made = シード{ $seed }から作成しました。
not-made = { $attempts }回試しましたが、この条件の問題はできませんでした。もう一度試すか、条件をゆるめてください。

## テクニックのページの練習問題

exercise = 練習問題
exercise-check = 答え合わせ
exercise-show = 答えを見る
