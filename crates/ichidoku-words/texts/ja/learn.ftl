# レッスンの道で使う文。

learn-progress = { $total }レッスン中{ $count }を習得
learn-next = 次のレッスン
learn-begin = レッスンを始める
learn-go-on = 練習する
learn-all-done = すべてのレッスンを習得しました。
learn-review = 今日の復習：{ $count }レッスン
learn-review-begin = 復習を始める
learn-review-none = 今日の復習はありません。
learn-review-about = 1レッスン2問、全部で最大10問です。
learn-seen = プレイした問題から
learn-seen-about = ヒントを使ったテクニックです。
learn-pages = テクニックのページ
learn-missing = レッスンをダウンロードできませんでした。接続を確かめて、ページを読み込み直してください。
learn-forget = 学習の記録を削除
learn-forgotten = 学習の記録を削除しました。
learn-remember = 元に戻す
learn-number = レッスン{ $number }
state-new = 新規
state-begun = 途中
state-mastered = 習得済み
state-due = 復習の時期
lesson-checkpoint = まとめ
lesson-all = レッスン一覧
lesson-error = よくある間違い
lesson-known = もう知っている
lesson-known-about = 3問続けて一度で正解すると、知っているレッスンは習得になります。
lesson-exercises = 練習問題
lesson-explanation = 説明
lesson-following = 次のレッスン
card-of = { $at } / { $count }
card-back = 戻る
card-on = 進む
drill-loading = 問題を準備中…
drill-check = 答え合わせ
drill-next = 次へ
drill-skip = とばす
drill-keys = 矢印キーで移動、数字キーで記入や印、Enterで答え合わせ、Hでヒント、Nで次へ。
drill-claims = 選択肢
drill-one = 候補を1つだけ選んでください。
drill-offer-place = ヒントで、見るべき場所がわかります。
drill-offer-pattern = ヒントで、パターンに印がつきます。
drill-shown = ここまで見ると、習得には数えられません。
drill-right-count = { $count }問中{ $at }問正解
drill-mastered = このレッスンを習得しました。
drill-set = ひととおり終わりました。好きなだけ続けられます。
drill-unknown = もう少しです。自分のペースで練習しましょう。
drill-again = 間違えた問題は、向きと数字を変えて最後にもう一度出ます。
drill-coming = { $title }：{ $days ->
    [1] 次の復習は明日です。
   *[other] 次の復習は{ $days }日後です。
}
drill-review = 復習
drill-left = 残り{ $count }問
drill-review-over = 復習が終わりました。
scan-time = 10マス { $seconds }秒
scan-median = これまでの中央値は{ $seconds }秒です。
