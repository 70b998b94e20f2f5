# コマンドラインの文：ヘルプ、注記、結果。ヘルプの文の名前はコマンドと引数の名前からなる：`help-solve-format`。
# どのコマンドにも共通なら `help-any-format`。名前、オプション、ファイル名、` ` の中はそのままにする。

## 複数のコマンドにある引数

help-any-output = 標準出力（`-`）ではなくこのファイルに書く。`.gz`で終われば圧縮する。不完全なファイルは残さない
help-any-strict = 読めないレコードがあればそこで止まる
help-any-drawn-unchecked = 変則数独を、描かれているだけの線・矢印・記号を除いて読む。それらがどのルールを表すかはどこにも書かれていない
help-any-threads = スレッド数。省略時はすべてのコア
help-any-column = Parquetファイルから別のParquetファイルへ書くときの、問題の列。省略時は名前か値から見つけます
help-any-compression = Parquetファイルから別のParquetファイルへ書くときの、新しい列の圧縮方法。省略時は `snappy`
help-any-engine = 命令セット。省略時は使える最速のもの。結果は同じ
help-any-limit = 問題ごとの上限。`none` ならすべて
help-any-json = レコードごとにJSONオブジェクトを1つ出力
help-any-only = これらのテクニックか系統だけを、やさしい順に使う：`naked-pair,x-wing,chains`。繰り返し可
help-any-without = これらのテクニックか系統を使わない：`uniqueness,forcing`。繰り返し可
help-any-no-nets = 候補を試すフォーシングネット（入れ子は2段）を使わない。`--without nets` と同じ
help-any-order = これらを最初に、この順で試す。繰り返し可
help-any-grade = ichidoku独自の尺度での難易度（docs/grades.md）
help-any-hodoku = HoDoKuの尺度での難易度
help-any-er = Sudoku Explainerでの難易度：`7.1` のようなER、または `7.1-7.3` のような範囲。版は `--scale` で選びます
help-any-needs = テクニックを必要とする：ある手順で、よりやさしいものでは進めない。名前は `ichidoku techniques`
help-any-forbid = テクニックまたはその系統を除く：それなしで解ける問題にする。繰り返し可
help-any-clues = 初期数字の個数：17から80、または `24-28` のような最小と最大
help-any-minimal = 極小の問題だけ：初期数字をどれか1つ取ると解が複数になる
help-any-symmetry = 初期数字の配置の対称性
help-any-pattern = 初期数字のあるマス：81文字、空きは `.` か `0`
help-any-given = すべての問題に含める初期数字
help-any-solution = すべての問題の解
help-any-attempts = この回数試してできない問題はあきらめる。既定は50000回、変則数独は2000回
help-any-steps = この手数（代入または検査）で実行を止める
help-any-time = この秒数で実行を止める
help-any-inputs = 問題のファイル、標準入力の `-`、または問題そのもの。省略時は標準入力
help-any-inputs-long = 引数は、その名前のファイルがあればファイルとして、なければ問題として読みます。`-` で始まる問題や名前の前には `--` を書きます。

## ichidoku

help-program = 数独を解く、評価する、説明する、作る、分析する。1問でも数百万問でも。
help-program-long = 問題はファイル、標準入力、引数から、一般的などの形式でも、そのままでも圧縮済み（gzip、xz、bzip2、zstd、zip）でも読みます：1行81文字、9行、枠付き、候補の表、CSV、JSONなど。形式は自動で判別します。意味がある所では変則数独も読みます：キラー、ジグソー、ほかの大きさ、ほかのルールのリンク。
help-program-color = ヘルプやエラーも含めて、いつ色を使うか
help-program-quiet = データとエラーだけを出力する。進捗も注記もなし
help-program-language = メッセージと文の言語（`de` など）。省略時は `LC_ALL`、`LC_MESSAGES`、`LANG` の言語、なければ英語
example-program-1 = ファイルの問題をすべて解く
example-program-2 = 次の手を図とともに説明する

## ichidoku solve

help-solve = 問題を解き、解を1行に1つ、入力の順に出力する
help-solve-long = すべてのコアを使い、どの解もただ1つかどうかを証明します。入力のレコードごとに、同じ順で1つのレコードを出力します。解、または `no solution` か `unreadable` の行です。解が複数ある問題では最初に見つかったものを出力し、注記で知らせます。どの解を選ぶかはどのマシンでも同じです。終了ステータスは0のままです。`check` はより詳しく報告し、失敗します。示された解が誤っていれば報告し、不正な入力として数えます。形式がcsv、json、ndjson、parquetなら、問題ごとに`status`があり、解が複数なら解は書きません。CSVまたはTSVの表から別の表へ書き出すと（`-o solved.csv` など）、元の列はすべてそのまま残り、その後ろに答えの列が付きます。最後の列 `error` は、答えがない行の理由です。
help-solve-json = レコードごとにJSONオブジェクトを1つ出力：位置、状態、解
help-solve-format = 解の形式。省略時は出力名の拡張子に従い、それで決まらなければ1行81文字、端末で1問なら罫線付きの盤面
help-solve-first = 最初の解で止まり、ただ1つかどうかを確かめない。より速い
help-solve-stats = 最後に問題の種類ごとの数と探索の内容を報告する。--json では問題ごとにも
help-solve-gpu = NVIDIA GPUで、プログラム `ichidoku-gpu` によって解く。各行は81個の数字と点
example-solve-1 = ファイルの問題をすべて解き、1行に1つ出力する
example-solve-2 = 解を盤面として出力する

## ichidoku count

help-count = 解を上限まで数え、1行に1つの数を出力する
help-count-long = 入力のレコードごとに1行を出力します。数、または `unreadable` です。上限と同じ数は、少なくともそれだけあることを意味します。CSVまたはTSVの表から別の表へ書き出すと（`-o counted.csv` など）、元の列はすべてそのまま残り、その後ろに答えの列が付きます。最後の列 `error` は、答えがない行の理由です。
help-count-limit = これ以上は数えない。`none` なら上限なし（空の盤面の解は6,670,903,752,021,072,936,960個）
help-count-time = 1問の解をこの秒数だけ数える。時間切れのときの数は最小値で、その旨が注記される
help-count-estimate = どれほど大きくても、数を推定する。推定値と95%区間の両端をタブ区切りで出力
help-count-estimate-long = すぐに数えられる数は正確で、それだけを出力します。そうでなければ、探索木の無作為な標本を平均します（Knuth 1975）。偏りはなく、誤差もわかります。
help-count-samples = `--estimate` の標本数。4倍にすると誤差は半分になる
help-count-seed = `--estimate` の乱数シード。同じシードなら推定も同じ
example-count-1 = 解を100万まで数える
example-count-2 = どれほど大きくても、数を誤差とともに推定する

## ichidoku enumerate

help-enumerate = すべての解を1行に1つ、昇順で出力する
help-enumerate-long = 見つかるたびに出力します。解のない問題は何も出力しません。ある問題の解は、前の問題の解の後に続きます。
help-enumerate-json = 解ごとにJSONオブジェクトを1つ出力
example-enumerate-1 = 最初の20個の解を出力する
example-enumerate-2 = それぞれが属する問題とともに出力する

## ichidoku true-candidates

help-true-candidates = 少なくとも1つの解に現れる候補を描く
help-true-candidates-long = 候補が1つのマスは、すべての解で同じ数字です。ない候補は消せます。候補ごとに1回の探索をします。入力の候補は考慮しません。候補だけで与えられた問題は受け付けません。
help-true-candidates-limit = それぞれの候補を含む解をこの数まで数える。`--json` で表示
help-true-candidates-json = レコードごとに、個数を含むJSONオブジェクトを1つ出力
help-true-candidates-guesses = 1つの候補の探索がこれより多くの推測を要する問題はあきらめる
example-true-candidates-1 = いずれかの解に現れる数字を描く
example-true-candidates-2 = それぞれの候補を含む解を100まで数える

## ichidoku check

help-check = 重複、矛盾、複数の解、余分な初期数字を報告する
help-check-long = 初期数字の重複：すべての重複。解なし：それだけで矛盾する初期数字の極小の組（どれか1つを取り除けば矛盾がなくなる）。複数の解：その数、そのうち2つ、両者が異なるマス、初期数字では決まらないマス。解が1つ：問題が極小か、どの初期数字が余分か。変則数独ではルールも初期数字と同様に調べます。入力に解が示されていれば、それが正しいか。誤りは不正な入力として数えます。入力の候補は考慮しません。候補だけで与えられた問題は受け付けません。CSVまたはTSVの表から別の表へ書き出すと（`-o checked.csv` など）、元の列はすべてそのまま残り、その後ろに答えの列が付きます。最後の列 `error` は、答えがない行の理由です。
help-check-limit = 問題の解をこれ以上は数えない
example-check-1 = 問題ごとに誤りを報告する
example-check-2 = 報告をJSONで出力する

## ichidoku convert

help-convert = 問題を別の形式に変換する
help-convert-long = 入力の形式は自動で判別します。入力にある内容は、新しい形式に入るかぎり残します。jsonとndjsonにはすべて、csvには解、ラベル、ほかの列が入ります。省いたものは注記で知らせます。csvには入力にあるものすべての列ができますが、パイプからの入力では先頭近くにあるものだけです。変則数独は、どのルールも入るiss、f-puzzlesにあるルールが入るf-puzzles・f-puzzles-json・sudokupad、それにline、rows、画像に書き出せます。
help-convert-to = 出力の形式。省略時は出力名の拡張子に従います
help-convert-scale = PNGの1単位あたりの点の数、1から4。省略時は2
help-convert-transparent = PNGに線、数字、色だけを描き、紙は描かない
example-convert-1 = 表を書く
example-convert-2 = すべてのマスの候補を表示する

## ichidoku hint

help-hint = 次の手のヒント：見る場所、テクニック、または手のすべて
help-hint-long = 候補の表の候補は、プレイヤー自身のものとみなします。そのような表で、マスに1つだけの数字は、入れた数字かもしれず、印かもしれません。それが見える複数のマスにまだ残り、消えたマスが少なければ、印とみなします。間違いが先です：重複、誤った数字（`--entries` で順序がわかれば最初のもの）、欠けた候補、複数の解、解なし。どの手も証明されますが、フォーシングネットの証明は候補を試すもので、入れ子のネットは2段まで試します（T&E(2)）。`--no-nets` でこれらを除きます。使えるテクニックがなければ、そう答えます。
help-hint-json = 手の根拠を含むJSONオブジェクトを1つ出力
help-hint-grade = 詳しさ：場所、テクニック、説明、またはチェーンのすべてのリンク
help-hint-entries = これまでに入れた数字を順に：`r5c5=5,r1c3=4`
help-hint-entries-long = 1マスに1つまでで、初期数字と矛盾しないこと。ここに書いた問題の数字は、それなしでも解が1つなら、初期数字ではなく入れた数字とみなします。
example-hint-1 = 見る場所だけを知らせる
example-hint-2 = フォーシングネットを使わない次の手を説明する

## ichidoku steps

help-steps = 人のテクニックで問題を解き、すべての手を説明する
help-steps-long = どの手も、使える最もやさしいテクニックを使い、証明されます。フォーシングネットの証明は候補を試すもので、入れ子のネットは2段まで試します（T&E(2)）。`--no-nets` でこれらを除きます。使えるテクニックがなくなれば終わります。問題の解が1つとわかっていないかぎり、それを前提にする手は使いません。候補の表の候補から始めます。
help-steps-limit = 問題ごとの手数の上限
help-steps-json = 問題ごとにJSONオブジェクトを1つ出力：すべての手とその根拠
help-steps-all = 解く手順ではなく、今使える手をすべて、やさしい順に並べる
help-steps-next = 次の1手だけを描く
help-steps-draw = 手ごとに、関係する候補とともに盤面を描く。--next では常に描く
help-steps-notation = 1手を1行で、上級者の書き方で：チェーンはEureka、フィッシュは `2 c67 r25`
help-steps-scale = 別の尺度の手順を出力：`se121`（Sudoku Explainer 1.2.1）または `sukaku`（Sukaku Explainer 1.18.1）
help-steps-scale-long = 各行は、手の評価、Sudoku Explainerでのテクニックの名前、入る数字、消える候補です。候補の表は、`rate` と同じように、その候補から解きます。
example-steps-1 = 問題を解き、すべての手を説明する
example-steps-2 = これらのテクニックを使わない1手を描く

## ichidoku rate

help-rate = 人にとっての難しさを評価する：難易度と点数
help-rate-long = 入力のレコードごとに、入力の順で1行：問題、難易度、点数をタブ区切りで。解がない、または複数ある問題は評価されず、その行に書かれます。入力の候補は尺度 `se121` と `sukaku` でだけ考慮し、候補の表はその候補で評価します（sukaku）。Beyondより下の難易度にフォーシングネットは要りません。ほかの尺度は、候補だけで与えられた問題を受け付けません。CSVまたはTSVの表から別の表へ書き出すと（`-o rated.csv` など）、元の列はすべてそのまま残り、その後ろに答えの列が付きます。最後の列 `error` は、答えがない行の理由です。
help-rate-scale = 評価の尺度：ichidoku独自（対称な写しですべて同じ。省略時）、HoDoKu、Sudoku Explainer 1.2.1（`se121`）、またはSukaku Explainer 1.18.1（`sukaku`）：ER、EP、EDと最も難しいテクニック
help-rate-format = 尺度 `se121` または `sukaku` での行の形、`serate` と同じ：`%g` は問題、`%r` はER、`%p` はEP、`%d` はED、`%n` はファイルの行、`%e` は秒、`%t` は最も難しいテクニック、`%l` は改行
help-rate-only-er = 問題とERだけを出力
help-rate-at-least = 少なくともこのERの問題だけを、評価なしで出力。難しい問題は、それだけ難しい最初の手でやめる
help-rate-where = 条件に合う問題だけを評価：`er>=8.3 && tridagon` など
help-rate-where-long = 条件は数を `<`、`<=`、`=`、`!=`、`>=`、`>` で比べ、`&&`、`||`、`!`、かっこで組み合わせます。名前は `er`、`ep`、`ed`、`grade`（値は `trivial` から `beyond` まで）、`score`、`hodoku`（HoDoKuの点数）、`clues`、およびすべてのテクニック（ichidokuの手順での手数）です。名前だけなら、その数が0でなければ真です。早くわかるものを左に書いてください。残りは、必要なときだけ計算します。
help-rate-histogram = 問題ごとの行の代わりに、評価ごと、テクニックごとの問題数を出力
example-rate-1 = 問題ごとに難易度と点数を出力する
example-rate-2 = 初期数字が17個か、難易度が上級以上の問題のERを出力する

## ichidoku techniques

help-techniques = 解法のテクニックを一覧する、または1つを説明する
help-techniques-json = 別名と点数を含むJSONオブジェクトを1つ書く
example-techniques-1 = すべてのテクニックを一覧する
example-techniques-2 = その1つを説明する

## ichidoku techniques-list

help-techniques-list = テクニックを系統ごとに評価とともに一覧する
help-techniques-list-long = 難しさはichidoku独自のもので10から始まります。SEはSudoku Explainer 1.2.1の評価です。HoDoKuのコードは、HoDoKuのテスト集でのテクニックの名前です。そのプログラムにないテクニックは横線です。
help-techniques-list-json = 別名と点数を含むJSONオブジェクトを1つ書く
example-techniques-list-1 = 表を出力する
example-techniques-list-2 = 別名と点数もJSONで出力する

## ichidoku techniques-explain

help-techniques-explain = テクニックを説明する：何か、なぜ正しいか、図付きの例と惜しい例、練習問題2問
help-techniques-explain-long = 図では、角かっこがパターン、`-5` が消える候補、`=5` が入る数字、`+5` が惜しい例になる理由を示します。端末では色も付きます。
help-techniques-explain-topic = テクニックの名前（どれでも、大文字小文字は自由）：hidden-pair、"Hidden Pair"、y-wing。または複数を扱うページ：naked-subsets
help-techniques-explain-answers = 練習問題の答えも出力
example-techniques-explain-1 = 隠れた二国同盟を例と惜しい例とともに説明する
example-techniques-explain-2 = 1ページのテクニックをすべて説明し、練習問題に答える

## ichidoku canonical

help-canonical = 正準形を出力する：対称な写しどうしだけが同じになる
help-canonical-long = 行、列、バンド、スタックの交換、転置、数字の付け替えで得られる81文字の行のうち最小のもので、空きはどの数字よりも前です（row-minlex形）。初期数字が重複すれば正準形はなく、その行は `clashing` です。入力の候補は考慮しません。候補だけで与えられた問題は受け付けません。`--json` の `transform` では、`rows` の1番目は1行目の移動先で、以下同様です。`columns` も同じで、`digits` は数字1～9の新しい名前です。`transposed` なら最後に行と列を入れ替えます。CSVまたはTSVの表から別の表へ書き出すと（`-o forms.csv` など）、元の列はすべてそのまま残り、その後ろに答えの列が付きます。最後の列 `error` は、答えがない行の理由です。
help-canonical-json = レコードごとに、そこへの変換と自己同型の数を含むJSONオブジェクトを1つ出力
example-canonical-1 = 問題ごとに正準形を出力する
example-canonical-2 = そこへの変換も出力する

## ichidoku same-class

help-same-class = 問題や盤面が最初のものと同値かどうかを調べる
help-same-class-long = 2つ目以降のレコードごとに1行：`same` か `different`。初期数字が重複するレコードはどれとも同値ではありません。`--json` の `transform` では、`rows` の1番目は1行目の移動先で、以下同様です。`columns` も同じで、`digits` は数字1～9の新しい名前です。`transposed` なら最後に行と列を入れ替えます。
help-same-class-json = レコードごとに、最初のものを写す変換を含むJSONオブジェクトを1つ出力
example-same-class-1 = 問題を最初のものと比べる
example-same-class-2 = 写しどうしの関係を示す

## ichidoku automorphisms

help-automorphisms = 問題や盤面の対称性を数える
help-automorphisms-long = 自己同型とは、数字を付け替えるだけになるマスの移し方です。入力のレコードごとに1つの数で、対称性がなければ1です。初期数字が重複すれば対称性はなく、その行は `clashing` です。
help-automorphisms-json = レコードごとに、すべての自己同型を含むJSONオブジェクトを1つ出力
example-automorphisms-1 = 盤面ごとに対称性を数える
example-automorphisms-2 = それらを並べる

## ichidoku dedupe

help-dedupe = 同値な問題や盤面のうち最初のものだけを残す
help-dedupe-long = それぞれを81文字の行として、入力の順に出力します。初期数字が重複するものは残します。すべてのクラスの形をメモリーに置きます。1クラスにつき41バイトと、その表です。
help-dedupe-json = 残すレコードごとに、正準形を含むJSONオブジェクトを1つ出力
example-dedupe-1 = クラスごとに1問を残す
example-dedupe-2 = それぞれを正準形とともに出力する

## ichidoku minimal

help-minimal = 問題に含まれる極小の問題を1行に1つ並べる
help-minimal-long = 極小の問題ならそれ自身を出力します。解がちょうど1つでない問題は何も出力しません。問題が極小かどうか、どの初期数字が余分かは `check` が報告します。問題が複数なら、`--json` が各結果がどの問題のものかを示します。
help-minimal-limit = 問題ごとの上限。`none` ならすべて（非常に多いことがある）
example-minimal-1 = 初期数字の中の極小の問題を5つ並べる
example-minimal-2 = 問題ごとに5つをJSONで並べる

## ichidoku unavoidable

help-unavoidable = 極小の不可避集合を並べる：すべてを初期数字なしにはできないマスの組
help-unavoidable-long = 問題では、その解のもの。解がちょうど1つでない問題にはありません。1行に1つ、小さい順：マスの数、タブ、マス。問題が複数なら、`--json` が各結果がどの問題のものかを示します。
help-unavoidable-size = 並べる集合の最大の大きさ、16マスまで。12なら盤面ごとに約10ms、1マス増えるごとに数倍かかる
example-unavoidable-1 = 盤面ごとに最小の集合を並べる
example-unavoidable-2 = 解のものをJSONで並べる

## ichidoku backdoors

help-backdoors = 最小のバックドアを並べる：埋めれば残りがシングルだけで解けるマスの組
help-backdoors-long = シングルとは、裸のシングルと、行、列、ブロックの隠れたシングルです。1行に1つ：マスの数、タブ、マス。シングルだけで解ける問題には、0マスのバックドアが1つあります。問題が複数なら、`--json` が各結果がどの問題のものかを示します。
help-backdoors-size = 探す組の最大の大きさ、5マスまで。1マス増えるごとに十数倍かかる
example-backdoors-1 = 問題ごとに最小のバックドアを並べる
example-backdoors-2 = 2マスまで探す

## ichidoku bands

help-bands = バンドの416の同値類を並べる
help-bands-long = 1行に1クラス、タブ区切り：番号、最小のバンド、含まれるバンドの数、それぞれの自己同型の数、そのどれか1つで始まる盤面の数。
help-bands-json = クラスごとにJSONオブジェクトを1つ出力
example-bands-1 = 416クラスすべての表を書く
example-bands-2 = 最初の3つをJSONで出力する

## ichidoku count-grids

help-count-grids = 完成した盤面を、最初のバンドのクラスごとにすべて数える
help-count-grids-long = 数は引くのではなく計算します。416のバンドのクラスごとに、含まれるバンドの数に、その1つで始まる盤面の数を掛けます。
help-count-grids-json = JSONオブジェクトを1つ出力。数は、多くの読み手が保てる桁を超えるので文字列
example-count-grids-1 = すべての盤面の数を出力する
example-count-grids-2 = JSONで出力する

## ichidoku generate

help-generate = 難易度、初期数字、対称性、テクニックを指定して問題を作る
help-generate-long = どれも解は1つです。同じシード、番号、オプションなら、どのマシンでも同じ問題になります。それ自身と前のものができしだい書きます。Ctrl-Cで、できたものを残して終わり、続けるための `--seed` と `--from` を出力します。どの問題も満たせないオプションはすぐに断ります。`--attempts` 回で見つからない問題は、メッセージを出して省き、最後に終了ステータス4になります。
help-generate-output = 標準出力ではなくこのファイルに書く。最後に、またはCtrl-Cの後にできた問題とともに現れる
help-generate-json = 問題ごとにJSONオブジェクトを1つ出力：問題、解、初期数字、シード、番号、評価
help-generate-seed = 乱数シード。省略時は新しく選んで出力する。難易度ごとに別のシードを使う。同じシードでは、難易度の違う問題が初期数字1、2個しか違わないことがある
help-generate-count = 作る問題の数
help-generate-from = 最初の問題の番号
help-generate-size = 行と列の数。選べる大きさは`--rules`によって異なる
help-generate-like = この問題に似た問題を作る：同じ難易度、同じ数のヒント（1つの増減を含む）、同じ対称性で、元が極小なら極小に
help-generate-like-long = それぞれの条件を専用のオプションで指定した場合は、その指定に従う。たとえば `--like puzzle.txt --grade hard` はより難しい問題を作る。`--pattern` ではヒントの位置を、`--hodoku`、`--er`、`--needs` では難しさをその指定が決める。
help-generate-rules = 行・列・ブロックのほかのルール：キラー、ジグソー、温度計など。既定ではなし。`--like`、`--hodoku`、`--er`、`--scale`、`--needs`、`--forbid`、`--clues`、`--minimal`、`--pattern`、`--given`、`--solution`、`--format`、`--practice` とは併用不可
help-generate-digits = キラーにも数字を入れておく
help-generate-scale = `--er` の尺度：`se121`（Sudoku Explainer 1.2.1。省略時）または `sukaku`（Sukaku Explainer 1.18.1）
help-generate-format = 問題の形式。省略時は出力名の拡張子に従い、それで決まらなければ1行81文字、端末で1問なら罫線付きの盤面
help-generate-practice = `--needs` のテクニックが必要になる局面を候補とともに出力。`--json` ではその手も
example-generate-1 = 上級の問題を1つ作る
example-generate-2 = いつも同じ20問を作る

## ichidoku book

help-book = 問題を解答付きのPDFにする
help-book-long = 問題は入力の順に、ページごとに指定の数だけ、番号付きで並びます。同じ問題とオプションなら、いつも同じPDFになります。解がない、または複数ある問題も印刷しますが、巻末に解答はなく、注記で知らせます。文字は選択でき、冊子を除いて、スクリーンリーダーは盤面を行ごとに読みます。標準の問題にほかの大きさやルールの問題を混ぜることもできます。そのルールは、題名や作者とともに、下か横に文章で印刷します。霧のマスは斜線で示し、隠れている内容も読めます。
help-book-paper = 用紙の大きさ。冊子では1ページはその半分
help-book-per-page = 1ページの問題数：1、2、4、6、9
help-book-solutions = 解答の場所：なし、各ページの次のページ、または巻末に小さく
help-book-title = 最初のページの上の題
help-book-number-from = 最初の問題の番号
help-book-grade = 問題ごとに難易度と点数を印刷
help-book-candidates = 空きマスの候補を印刷。入力にあればその候補
help-book-large = 数字を大きく、線を太く印刷
help-book-gutter = 綴じるため、とじしろを広くする
help-book-booklet = 両面印刷して折って綴じる順に、2ページずつ並べて印刷
help-book-bleed = 各ページのまわりの裁ち落とし（ミリメートル）
help-book-app = 各問題の横に、このアドレスのアプリで開くコードを印刷
help-book-font = 題などに使う、ラテン文字以外（中国語やアラビア語など）の文字の書体ファイル
example-book-1 = 1ページに4問、巻末に解答付きで印刷する
example-book-2 = 上級の60問を点数付きの冊子にする

## ichidoku variations

help-variations = 問題の対称な写しを無作為に出力する
help-variations-long = 行、列、数字を無作為に入れ替えます。1,218,998,108,160通りのどれも同じ確率です。写しは見た目が違い、解き方は同じです。同じシードなら同じ写しになります。`--json` の `transform` では、`rows` の1番目は1行目の移動先で、以下同様です。`columns` も同じで、`digits` は数字1～9の新しい名前です。`transposed` なら最後に行と列を入れ替えます。
help-variations-json = 写しごとに、そこへの変換を含むJSONオブジェクトを1つ出力
help-variations-seed = 乱数シード
help-variations-count = 問題ごとの写しの数
example-variations-1 = 対称な写しを5つ出力する
example-variations-2 = それぞれの写しと、その変換を出力する

## ichidoku neighbours

help-neighbours = 初期数字を同じ数だけほかと置き換えて得られる問題を出力する
help-neighbours-long = どの結果も解は1つで、1回だけ出力します。1つを置き換えると数百問になることが多いですが、初期数字が17個の問題では数問だけです。2つでは100,000問を超えることもよくあります。問題が複数なら、`--json` が各結果がどの問題のものかを示します。
help-neighbours-json = 結果ごとにJSONオブジェクトを1つ出力
help-neighbours-clues = 置き換える初期数字の個数
example-neighbours-1 = 初期数字が1つ違う問題を10問出力する
example-neighbours-2 = そのうち千問を評価する

## ichidoku bench

help-bench = このマシンで解く速さを測り、すべての答えを確かめる
help-bench-long = ファイル、エンジン、1スレッドと全スレッドごとに、メモリー上の全問題を何回か解いた時間の中央値を、初期数字から個数と解まで測ります。どの解も初期数字と、どの個数もほかのエンジンの個数やファイルに示された解と比べます。読み書きは測りません。
help-bench-limit = 問題ごとに探す解の数。2なら、ただ1つであることを証明する
help-bench-rounds = 測る回数。1回は少なくとも50ミリ秒
help-bench-json = 行ごとにJSONオブジェクトを1つ出力
example-bench-1 = ファイルですべてのエンジンを測る
example-bench-2 = 1スレッドを測り、JSONで出力する

## ichidoku lab

help-lab = 教科書のアルゴリズムを実行し、追跡し、比べる
example-lab-1 = アルゴリズムを一覧する
example-lab-2 = 1つを実行し、仕事量を数える

## ichidoku lab-list

help-lab-list = アルゴリズムを単純な順に一覧する
example-lab-list-1 = アルゴリズムを一覧する
example-lab-list-2 = 1つを探す

## ichidoku lab-run

help-lab-run = 問題に1つのアルゴリズムを使い、仕事量を報告する
help-lab-run-long = 最初の解、アルゴリズムに応じた手数（多くは150億）、または5分で止まります。`--trace` では100万手です。`--steps` と `--time` で変えられます。終わらなければそう知らせ、終了ステータスは4です。
help-lab-run-json = JSONオブジェクトを1つ出力
help-lab-run-order = バックトラックがマスを訪れる順序、または最初に訪れるマス：`"r5c5 r1c9"` など
help-lab-run-seed = 無作為な順序と焼きなましの動きの乱数シード
help-lab-run-algorithm = アルゴリズム。`ichidoku lab list` が一覧する
help-lab-run-all = すべての解を探す
help-lab-run-digits = バックトラックが数字を試す順序
help-lab-run-trace = すべての手をこのファイルに、1行に1つのJSONオブジェクトで書く
help-lab-run-animate = 端末で盤面を見る
help-lab-run-animate-long = スペースで停止と再開、右矢印で1手、+と-で速さ、qで終了。
help-lab-run-speed = 1秒に見せる手数
example-lab-run-1 = ダンシングリンクを実行し、仕事量を数える
example-lab-run-2 = すべての手をファイルに書く

## ichidoku lab-compare

help-lab-compare = 同じ問題でアルゴリズムを比べ、表にする
help-lab-compare-long = すべてのアルゴリズムを、すべての問題で最初の解まで実行します。行順のバックトラックは、回転した盤面、混ぜた盤面、マスが無作為な順でも実行します。エンジンは最後の行で、列 `relative` は、ほかがその何倍の時間を要したかを示します。手数の上限はアルゴリズムごとに、時間は5分までです。終わらないものはその行に書かれます。
help-lab-compare-json = 実行ごとにJSONオブジェクトを1つ出力
help-lab-compare-seed = 混ぜた順序と無作為な順序の乱数シード
help-lab-compare-format = 表の形式。既定はMarkdown、または出力の名前による
help-lab-compare-algorithms = これらのアルゴリズムだけを、この順に
example-lab-compare-1 = 3つのアルゴリズムを表で比べる
example-lab-compare-2 = 実行ごとにJSONオブジェクトを1つ出力する

## ichidoku lab-explain

help-lab-explain = アルゴリズムを説明する：考え方、出典、疑似コード、費用、数えるもの
help-lab-explain-algorithm = アルゴリズム
help-lab-explain-source = 説明で始まるソースファイルを出力
example-lab-explain-1 = SATソルバーが数独を解くしくみを説明する
example-lab-explain-2 = 説明で始まるソースを出力する

## ichidoku serve

help-serve = ブラウザーアプリとREST APIを提供する（省略時はこのマシンだけに）
help-serve-long = アドレスを出力し、Ctrl-Cまで続けます。APIの説明は /api/v1/openapi.json にあります。/board、/solve、/grade、/validate は、多くの学生の課題が使うサービスのものです。ほかのホストには何も送りません。
help-serve-host = 待ち受けるアドレス。0.0.0.0 や :: ならほかのマシンも受け入れる
help-serve-port = 待ち受けるポート。0なら空いているもの
help-serve-allow-host = プロキシやドメインが加えるこのホスト名への要求にも答える。繰り返し可。なければ、ループバックのアドレスのサーバーはlocalhostとループバックに、ほかのサーバーはすべての名前に答える
help-serve-open = ブラウザーでアプリを開く
help-serve-log = 標準エラーでの要求の記録のしかた。--quiet では問題があったものだけ
help-serve-time-limit = この秒数で要求をあきらめる
help-serve-workers = 同時に計算する短い要求の数、およびそれと並ぶ長い要求の数。省略時はプロセッサーごとに1つ
help-serve-rate-limit = クライアントごとにAPIへの要求を1分間にこの回数まで受け付け、それより早いものは429で断る。アプリのファイルは数えない
help-serve-client-header = --rate-limit でクライアントを見分けるヘッダー（プロキシが付けるもの）。キーか、クライアント自身のアドレス。なければ、要求の送り元のアドレス
help-serve-metrics = /metrics で要求と計算の数を答える（OpenMetrics、Prometheus用）
help-serve-openapi = 提供せずに、RESTインターフェースの説明（OpenAPI、JSON）を出力
example-serve-1 = 空いているポートで提供する
example-serve-2 = REST APIの説明を書く

## ichidoku export-web

help-export-web = 静的に公開するため、ブラウザーアプリをフォルダーに書く
help-export-web-long = 中のアドレスは相対的なので、どのパスの下でも公開できます。すべてブラウザーで動き、サーバーの設定は要りません。
help-export-web-folder = フォルダー。なければ作り、同じ名前のファイルは置き換える
example-export-web-1 = アプリをフォルダー 'site' に書く
example-export-web-2 = 注記なしで、ウェブサイトのフォルダーに書く

## ichidoku completions

help-completions = シェルの補完スクリプトを出力する
help-completions-long = sourceで読み込むか、シェルがそのようなスクリプトを探す場所に置きます：`ichidoku completions zsh > _ichidoku`。
help-completions-shell = シェル
example-completions-1 = sourceで読み込むbashの補完を書く
example-completions-2 = $fpathのフォルダーに置くzshの補完を書く

## ichidoku man

help-man = プログラムまたはコマンドのmanページを出力する
help-man-long = `ichidoku man > ichidoku.1`、`ichidoku man solve > ichidoku-solve.1`。
help-man-command = コマンド：`solve`、`lab run` など。なければプログラム全体
example-man-1 = プログラムのmanページを書く
example-man-2 = コマンドのmanページを書く

## ヘルプの語

help-options-heading = オプション
help-examples = 例
help-exit-status = 終了ステータス
help-group-solve = 解く
help-group-understand = 理解する
help-group-make = 作る
help-group-research = 調べる
help-group-learn = 学ぶ
help-group-serve = 提供と設定
exit-success = 成功
exit-unsolvable = 少なくとも1つの問題に解がない
exit-clashing = 少なくとも1つのレコードで初期数字が重複する
exit-usage = 使い方の誤り、または書けない出力
exit-unreadable = 使い方の誤り、読めない入力（1レコードでも）、または書けない出力
exit-misstated = 使い方の誤り、読めない入力（1レコードでも）、示された解の誤り、または書けない出力
exit-several = 少なくとも1つの問題に解が複数ある
exit-lab-or-generate = `lab run` が終わらなかった、または `generate` で問題が見つからなかった
exit-guesses = 探索が `--guesses` に達した
exit-not-found = 少なくとも1つの問題が見つからなかった
exit-lab = `lab run` が終わらなかった
exit-run = 実行が終わらなかった
exit-precedence-three = 複数あてはまれば、2は1に、1は3に優先します。
exit-precedence-two = 両方あてはまれば、2は1に優先します。
exit-endings = パイプが閉じれば静かに0で、Ctrl-Cなら130で終わります。
color-auto = 端末で、NO_COLORやCLICOLOR=0がなければ。CLICOLOR_FORCEならどこでも
color-always = 常に
color-never = 使わない
log-text = 人が読む行
log-json = 1行に1つのJSONオブジェクト

## オプションが一覧する形式

format-line = 1行81文字
format-rows = 9文字の行を9行
format-boxed = 枠付きの9行
format-pretty = 罫線の枠付きの9行
format-candidates = すべてのマスの候補、枠付き
format-729 = すべてのマスの候補、1行729文字
format-sdk = 見出し付きの9行、SudoCueとSadMan Sudoku用
format-csv = 見出し付きの表：問題、解、ラベル、ほかの列
format-json = オブジェクトの配列、問題についてのすべて
format-ndjson = 同じオブジェクトを1行に1つ
format-opensudoku = アプリOpenSudokuのゲームのフォルダー
format-ss = Simple Sudokuの枠の9行
format-sdx = すべてのマスの候補とプレイヤーの数字、9行
format-markdown = Markdownの表
format-python = Pythonのリスト（数のリスト9個）
format-html = HTMLの表
format-latex = TikZを使うLaTeXの図
format-hodoku = HoDoKuのライブラリーの行、1行に1問
format-sudokupad = SudokuPadへの短いリンク、1行に1つ
format-sudokupad-marks = メモ付きのSudokuPadへのリンク、1行に1つ
format-f-puzzles = f-puzzlesへのリンク、1行に1つ
format-f-puzzles-json = f-puzzlesのオブジェクト、1行に1つ
format-sudokuwiki = SudokuWikiのソルバーへのリンク、1行に1つ
format-sudokuexchange = SudokuExchangeへのリンク、1行に1つ
format-sudoku-coach = sudoku.coachへのリンク、1行に1つ
format-iss = Interactive Sudoku Solverへのリンク、1行に1つ
format-parquet = csvの列を持つParquetファイル、すべて文字列
format-scl = SudokuPad独自の長い形のリンク、1行に1つ
format-svg = 1つの局面の図、メモと色付き
format-png = 同じ図の画像
format-pdf = 同じ図のページ
format-penpa = 1行につきpenpa-editへのリンク1つ
format-solo = Simon TathamのSoloのゲームID、1行に1つ

## 注記

label-note = 注記
which-puzzles = { $count ->
    [1] { $puzzles }問中1問、{ $place }
   *[other] { $puzzles }問中{ $count }問、最初は{ $place }
}
which-next = { $which }、続いて{ $places }
no-puzzle = 入力に問題がありません
some-unreadable = { $records }レコード中{ $count }レコードを読めませんでした
some-unwritten = { $records }レコード中{ $count }レコードを書けませんでした
expected-json = ここにはJSONの値が必要です
of-candidates = 候補だけで与えられた問題です。このコマンドは初期数字だけを扱います
unlisted = これ以降の不正なレコードは数えますが、一覧しません
drawn-unchecked = 描かれているだけの線や記号は確かめていません：{ $which }
clashing = 初期数字が重複：{ $which }
no-solution = 解なし：{ $which }
capped = 解の数が上限に達しました（もっと多いかもしれません）：{ $which }
counted-late = 時間切れです。解はもっと多いかもしれません：{ $which }
capped-minimal = 上限に達したため、極小問題はほかにもあるかもしれません：{ $which }
out-of-budget = 探索が上限に達しました：{ $which }
misstated = 示された解の誤り：{ $which }
several = 解が複数：{ $which }
several-so = 解が複数：{ $which }。{ $consequence }
so-one-shown = そのうち1つを表示します
so-not-rated = 評価しません
so-no-backdoors = バックドアを一覧しません
no-backdoor = { $count }マス以下のバックドアはありません：{ $which }
so-no-minimal = 極小の問題を一覧しません
so-no-sets = 集合を一覧しません
classic-only = { $option }を使えるのは通常の9×9の問題だけで、{ $place }は変則数独です
command-classic-only = このコマンドを使えるのは通常の9×9の問題だけで、{ $place }は変則数独です
parquet-needs-file = Parquetファイルは端末に表示できません。`--output` でファイルを指定してください
text-in-parquet = { $name } はParquetファイルの名前ですが、書かれるのはテキストです。別の名前にするか、`ichidoku solve` または `ichidoku convert --to parquet` を使ってください
lines-in-json = { $name } はJSONファイルの名前ですが、ただの行が書き込まれます。{ $other } のような別の名前か、使えるコマンドでは `--json` が必要です
lines-in-format = { $name } は形式 { $format } のファイルの名前ですが、ただの行が書き込まれます。{ $other } のような別の名前が必要です
objects-in-format = { $name } は形式 { $format } のファイルの名前ですが、JSONオブジェクトが書き込まれます。{ $other } のような別の名前が必要です
named-otherwise = { $name } は形式 { $named } のファイルの名前ですが、形式 { $format } で書き込まれます。{ $other } のような別の名前が必要です
misnamed = { $name } は形式 { $format } のファイルの名前ですが、別の形式で書き込まれます。{ $other } のような別の名前が必要です
no-table = { $name } は表の名前ですが、入力は表ではありません。1行目に列名がある表か、{ $other } のような別の名前が必要です
output-is-input = { $name } は入力でもあり、出力にはその内容の一部が残りません。`--output` に別のファイルを指定してください
other-columns = { $source } の列は前の表と違います。見出しが同じ表が必要です
no-target = 形式が分かりません。出力名の拡張子からは判断できません。`--to FORMAT` を指定するか、`.csv` や `.parquet` のような拡張子にしてください
only-in-parquet = { $option } が使えるのは、入力と `--output` のファイルがどちらもParquetファイルのときだけです
as-texts = { $names }は文字列になります。行を省くときや、複数のファイルを1つにするときは、保てない型があります
all-as-texts = すべての列が文字列になります。型を保てるのは、入力として名前を挙げたParquetファイルだけです
no-text-column = { $source } に { $name } というテキストの列はありません。あるのは{ $names }です
no-puzzle-column = { $source } に問題が入っていそうな列がありません。`--column` で指定してください：{ $names }
no-texts = { $source } にテキストの列はありません。問題を収められるのはテキストの列だけで、値が1つもない列はテキストの列ではありません
picture-needs-file = 図は端末に表示できません。`--output` でファイルを指定してください
picture-of-one = 図にできるのは1問です。1問の入力にするか、多くの問題には `ichidoku book` を使ってください
picture-title = 数独
only-png = 倍率や透明を指定できるのはPNGだけです。`--to png` が必要です
parquet-file = Parquetファイル
book-needs-file = PDFは端末に表示できません。`--output` でファイルを指定してください
book-per-page = 1ページに{ $count }問。1、2、4、6、9のいずれかにしてください
book-small-candidates = 候補が4ポイントより小さくなります。1ページの問題を減らすか、大きい用紙にしてください
book-long-address = アプリのアドレスが長すぎてコードにできません
book-letter = 本の書体には{ $letter }がなく、ラテン文字しかありません。別の題か、その文字のある書体（`--font`）を指定してください
book-letter-fonts = { $name }にも本の書体にも{ $letter }がありません。別の題か、その文字のある書体を指定してください
book-no-font = { $name }は読み込める書体ではありません。TrueTypeかOpenTypeにしてください
book-small-rules = 問題{ $number }とそのルールは、1ページに単独で載せても小さすぎて読めません。もっと大きな用紙を指定してください
book-unlettered = 本のフォントにない文字を含む言葉を省きました：{ $which }。`--font`で文字を追加できます
book-uncoded = リンクが長すぎるため、コードを付けません：{ $which }
so-no-solution-printed = 解答なしで印刷します
so-no-neighbours = 置き換えた問題を一覧しません
so-no-uniqueness = 一意性に頼る手は使いません
left-out = { $format }には{ $part }を入れられないので省きます：{ $which }
no-column = { $label }を省きます。表を書き始めたときに列がなかったためです：{ $which }
stated-wrong = 示された解は{ $count }マスで誤っています：{ $cells }
nothing-to-compare = 最初のものと比べるものがありません
exported = { $folder }に{ $count }ファイル
compared = { $number } / { $count }：{ $name }
resume = { $count }問中{ $done }問で中断しました。続けるには：{ $options }
no-browser = ブラウザーを開けませんでした：{ $reason }
listening = { $address }で待ち受けています

## 結果

solved-steps = { $count }手{ $ending }
ending-solved = 、解決
ending-stuck = 、未解決
ending-stopped = 、そこで停止
ending-cell = 、{ $cell }に候補がありません
ending-house = 、{ $house }に{ $digit }の入るマスがありません
rated-several = 解が複数
rated-unsolvable = 解なし
clue-count = 初期数字{ $count }個
cell-count = { $count }マス
explained-steps = { $count }手、ER { $er }、EP { $ep }、ED { $ed }
histogram-rating = 評価
histogram-puzzles = 問題
histogram-technique = テクニック
histogram-steps = 手数
check-minimal = 解は1つ、極小、{ $clues }
check-proper = 解は1つ、極小ではない、{ $clues }
check-redundant = どれか1つがなくても解は1つ（{ $count }）：{ $cells }
check-several = 解は{ $count }個、{ $clues }
check-several-capped = 解は{ $count }個以上、{ $clues }
check-differ = この2つは{ $count }で異なる：{ $cells }
check-open = 初期数字では決まらない、{ $count }：{ $cells }
check-clashing = 解なし：初期数字が重複、{ $clues }
check-unsolvable = 解なし、{ $clues }
check-clash = { $house }の{ $cells }に{ $digit }
check-contradiction = { $count ->
    [1] この1個の初期数字が矛盾し、取り除けば矛盾しない：{ $clues }
   *[other] この{ $count }個の初期数字が互いに矛盾し、どれか1つを取り除けば矛盾しない：{ $clues }
}
check-one = 解は1つ、{ $clues }
check-none-redundant = 省ける初期数字もルールもない
check-undecided = 省けるかどうか、時間がかかりすぎて判定できなかったもの（{ $count }）：{ $rules }
check-rules = 次のものが互いに矛盾し、どれか1つを取り除けば矛盾しない（{ $count }）：{ $rules }
check-rule = このルールだけで解がなくなる：{ $rules }
check-stated-right = 示された解は正しい
check-stated-wrong = 示された解は{ $count }で誤り：{ $cells }
check-stated-breaks = 示された解は{ $rule }に反している
check-stated-twice = 示された解には、同じ行・列・ブロックに同じ数字がある
no-estimate = 不明：解に至る標本がありません
techniques-head-technique = テクニック
techniques-head-family = 系統
techniques-head-difficulty = 難しさ
missing-nearest = { $reason }。最も近いものは初期数字{ $count }個：{ $puzzle }
missing-puzzle = 問題{ $number }：{ $reason }

## 進捗

progress-puzzles = { $count }問
progress-of = { $count } / { $all }問
progress-attempts = { $count }回試行
progress-solutions = 解{ $count }個
progress-left = 残り{ $time }

## `solve --stats` の統計

stats-puzzles = 問題
stats-solved = 解決
stats-one = 解が1つ
stats-several = 複数
stats-none = 解なし
stats-unreadable = 読み取り不可
stats-guesses = 推測
stats-sweeps = 掃引
stats-time = 時間
stats-per-puzzle = { $count }（1問あたり{ $average }）
stats-depth = 、最大の深さ{ $depth }
stats-speed = { $seconds }秒、{ $speed }問/秒、{ $threads }スレッド、エンジン{ $engine }

## ラボ

lab-any-key = { $news }。何かキーを押すと終わります
lab-running = 実行中
lab-paused = 停止中
lab-pace = { $state }、毎秒{ $speed }手
lab-keys = スペース：停止   右：1手   + -：速さ   q：終了
lab-counts = 深さ{ $depth }、配置{ $placements }、後戻り{ $backtracks }
lab-try = { $cell }：{ $digit }は入るか
lab-clash = { $cell }：{ $digit }は{ $other }と重複
lab-guess = { $placement }、推測
lab-no-digit = { $cell }：入る数字がない
lab-no-place = { $house }：{ $digit }の入るマスがない
lab-back = { $placement }を取り消す
lab-solved = 解決

## 形式に入らないことのあるもの

part-solutions = 解
part-candidates = 候補
part-entries = 入れた数字
part-corner-marks = 角のメモ
part-centre-marks = 中央のメモ
part-colours = 色
part-fog = 霧
part-names = 名前
part-authors = 作者
part-rules-in-words = 言葉で書かれたルール
part-sources = 出典
part-ratings = 評価
part-difficulties = 難しさ
part-other-columns = ほかの列
part-fields-outside-the-records = レコード外の項目

## 値の名前

value-address = アドレス
value-candidates = 候補
value-code = コード
value-condition = 条件
value-er = ER
value-file = ファイル
value-file-or-puzzle = ファイル|問題
value-form = 形
value-format = 形式
value-grade = 難易度
value-index = 番号
value-level = レベル
value-name = 名前
value-names = 名前,…
value-order = 順序
value-paper = 用紙
value-pattern = パターン
value-place = 場所
value-port = ポート
value-puzzle = 問題
value-scale = 尺度
value-seconds = 秒
value-solution = 解
value-symmetry = 対称性
value-technique = テクニック
value-title = 題
value-when = いつ
