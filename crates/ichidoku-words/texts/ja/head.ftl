# アプリのページの頭にあるもの：タブ、検索結果、インストールの案内。引用符と山かっこは使わない。

page-title = ichidoku：数独を遊ぶ、解く、理解する
page-description = ブラウザーで数独：遊ぶ、解く、説明を読む、作る、共有する。オフラインで動き、データは端末の外に出ません。
page-needs = ichidokuにはJavaScriptとWebAssemblyが必要です。どこにも何も送信しません。
page-failed = ichidokuを読み込めませんでした。接続を確かめて、ページを読み込み直してください。
page-reload = 読み込み直す
