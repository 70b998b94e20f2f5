# 読めない問題や要求の誤り。コマンドラインとサーバーが言う。句点は付けない。`$where` は空か、示された解の中であることを言う。

fault-in-row = { $row }行目：{ $fault }
fault-in-cell = { $row }行{ $column }列：{ $fault }
fault-in-rule = ルール{ $number }：{ $fault }
fault-in-solution = {"（示された解の中）"}

## テキストの問題

fault-not-a-cell = { $found }{ $where }は数字でも空きでもありません
fault-cells = { $expected }マスが必要ですが、{ $found }マスです{ $where }
fault-rows = { $expected }行が必要ですが、{ $found }行です{ $where }
fault-columns = { $expected }列が必要ですが、{ $found }列です
fault-puzzles = 1問が必要ですが、{ $found }問あります{ $where }
fault-nothing = 問題が必要ですが、何もありません{ $where }
fault-regions = 問題が必要ですが、ジグソーの領域です{ $where }
fault-candidate-row = 問題が必要ですが、候補の行です{ $where }
fault-jigsaw = 通常の問題が必要ですが、ジグソーです
fault-too-long = 問題が必要ですが、{ $limit }バイトを超えています
fault-state-alone = [Puzzle]の節が必要ですが、[State]の節です

## JSONの問題

fault-not-json = 正しいJSONが必要です：{ $reason }
fault-unclosed = リストの終わりが必要ですが、テキストが終わっています
fault-no-board = 問題が必要ですが、盤面のないオブジェクトです
fault-rules = ルール "classic" が必要ですが、ルール "{ $found }" です
fault-not-a-puzzle = 問題が必要ですが、{ $found }です{ $where }
fault-not-a-row = 9マスの行が必要ですが、{ $found }です{ $where }
fault-not-digits = { $found }は "257" のような数字ではありません

## 途中のゲーム

fault-given-missing = 空きマスが初期数字{ $given }と違います
fault-given-replaced = { $found }が初期数字{ $given }と違います
fault-entry-replaced = { $found }が入れた数字{ $entry }と違います
fault-not-a-game = ゲームが必要ですが、{ $found }です
fault-game-without-data = 問題が必要ですが、データのないゲームです
fault-data-version = データのバージョンは1から4が必要ですが、"{ $found }" です
fault-not-a-digit = { $found }は数字でも0でもありません
fault-not-a-flag = { $found }は0でも1でもありません
fault-not-notes = { $found }はメモではありません

## ほかのサイトのリンクとコード

fault-no-puzzle-in-link = 問題を含むリンクが必要ですが、このリンクに問題はありません
fault-short-link = 問題を含むリンクが必要ですが、問題が{ $site }のサーバーにある短いリンクです
fault-page-without-puzzle = 問題が必要ですが、数独のないウェブページです
fault-picture = テキストの問題が必要ですが、画像です
fault-latex-without-puzzle = 問題が必要ですが、数独のないLaTeXです
fault-damaged-code = 問題が必要ですが、壊れたコードです
fault-not-of-code = このコードの一部が必要ですが、{ $found }です
fault-other-rules = 通常の問題が必要ですが、ほかのルール（{ $names }）の問題です

## ほかのサイズとルールの問題

fault-variant-text = リンク、数字の盤面、JSON、または .Cage~9~R1C1~R1C2 のようなルールが必要です
fault-variant-json = このJSONには読める問題がありません
fault-variant-link = このリンクには読める問題がありません
fault-variant-cells = 4×4から49×49までの正方形の盤面が必要ですが、マスの数は{ $found }です
fault-variant-grid = 49×49マス以下で数字が足りる盤面が必要です
fault-variant-symbol = 「{ $found }」は{ $side }×{ $side }の盤面の記号ではありません
fault-variant-value = 「{ $found }」は{ $lowest }から{ $highest }までの数ではありません
fault-variant-rule = 「{ $rule }」は知られていないルールです
fault-variant-cell = 「{ $rule }」には盤面のマスが必要ですが、「{ $found }」はマスではありません
fault-variant-argument = 「{ $rule }」にはここに{ $example }のようなものが必要ですが、「{ $found }」です
fault-variant-unreadable = 「{ $rule }」に読めないマスまたは値があります
fault-variant-drawn = 図形が何を表すかは確認できません：{ $names }
fault-variant-no-place = f-puzzlesやSudokuPadへのリンクには、このルールを含められません：{ $rule }
