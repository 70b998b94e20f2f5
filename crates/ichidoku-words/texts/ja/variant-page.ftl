# ほかのサイズとルールのページで使う文。

variant-tab = 変種
variant-about = キラー、温度計、矢印、ジグソー、6×6、16×16など。問題を貼り付けるか、新しく作ってください。
variant-sized = { $rows }×{ $columns }
variant-text = 自分の問題
variant-help = SudokuPad、f-puzzles、Interactive Sudoku Solverのリンク、キラー、ジグソー、またはどのサイズの盤面でも使えます。
variant-open = 開く
variant-nothing = まず問題を貼り付けてください。
variant-drawn = この問題には図形も描かれています：{ $drawn }。どのルールを表すかはリンクからは分かりません。スタジオで自分で置けます。
variant-drawn-play = それなしで遊ぶ
variant-kind = ルール
variant-size = サイズ
variant-make = 問題を作る
variant-rules = この問題のルール
variant-several = この問題には解が複数あります。
variant-mistaken = 間違っている数字があります。まずミスを確認してください。
variant-in-fog = 霧の中へ続きます：{ $cells }
label-fog = { $label }、霧の中
variant-wrong = 間違っている数字が{ $count }個あります。

## 問題の種類

kind-killer = キラー
kind-thermo = 温度計
kind-arrow = 矢印
kind-jigsaw = ジグソー
kind-kropki = クロプキ
kind-xv = XV
kind-whisper = ジャーマン・ウィスパー
kind-sandwich = サンドイッチ
kind-little-killer = リトルキラー
kind-x = 対角線
kind-windoku = ウィンドウ
kind-disjoint-sets = 同位置グループ
kind-anti-knight = アンチナイト
kind-anti-king = アンチキング
kind-non-consecutive = 非連続
kind-plain = 追加ルールなし

## スタジオ

studio = スタジオ
studio-about = 自分の問題を作れます。ルールと数字を置くと、解が1つかどうかがすぐにわかります。
studio-begin = 空の盤面から始める
studio-open = スタジオで開く
studio-help = マスを選んでから、数字を入力するかルールを押してください。先にルールを押して、マスをなぞって描くこともできます。線は、なぞった順にマスを通ります。
studio-value = ルールの合計、数、または数字
studio-unique = 解は1つ
studio-remove = 削除：{ $rule }
studio-cells = 先にマスを{ $count }個以上選んでください。
studio-number = 先にこのルールの数を入力してください。
studio-square = 先に正方形に並ぶ4マスを選んでください。
studio-line = 先に端のマスを1つ、または同じ行か列のマスを2つ選んでください。
studio-diagonal = 先に端のマスを1つ、または同じ斜めの線上のマスを2つ選んでください。
studio-draw = { $rule }：マスをなぞって描いてください。もう一度押すと終わります。
rules-cells = マス
rules-lines = 線
rules-between = マスの間
rules-outside = 盤面の外
rules-whole = 盤面全体
rule-cage = キラーのケージ
rule-all-different = 重複なし
rule-thermo = 温度計
rule-arrow = 矢印
rule-whisper = ジャーマン・ウィスパー
rule-renban = 連番（レンバン）
rule-palindrome = 回文
rule-between = 間の線
rule-box-sum = ブロック和の線
rule-zipper = ジッパー
rule-lockout = ロックアウト
rule-entropic = エントロピー
rule-modular = モジュラー
rule-white-dot = 白丸
rule-black-dot = 黒丸
rule-x = X（合計10）
rule-v = V（合計5）
rule-greater = 不等号
rule-quad = クアドラプル
rule-x-sum = X和
rule-skyscraper = ビルディング
rule-falling = 右下がりの対角線
rule-rising = 右上がりの対角線
rule-fog = 霧
