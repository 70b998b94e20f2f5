# ما الخطأ في لغز لا يمكن قراءته أو في طلب: يقوله سطر الأوامر والخادم. بلا نقطة في آخره.
# ‎$where فارغ أو يقول إن الخطأ في الحل المذكور.

fault-in-row = الصف { $row }: { $fault }
fault-in-cell = الصف { $row }، العمود { $column }: { $fault }
fault-in-rule = القاعدة { $number }: { $fault }
fault-in-solution = { " في الحل المذكور" }

## الألغاز كنص

fault-not-a-cell = { $found }{ $where } ليس رقمًا ولا فراغًا
fault-cells = { $found ->
    [zero] لا خانات{ $where } والمتوقع { $expected }
    [one] خانة واحدة{ $where } والمتوقع { $expected }
    [two] خانتان{ $where } والمتوقع { $expected }
    [few] { $found } خانات{ $where } والمتوقع { $expected }
    [many] { $found } خانة{ $where } والمتوقع { $expected }
   *[other] { $found } خانة{ $where } والمتوقع { $expected }
}
fault-rows = { $found ->
    [zero] لا صفوف{ $where } والمتوقع { $expected }
    [one] صف واحد{ $where } والمتوقع { $expected }
    [two] صفان{ $where } والمتوقع { $expected }
    [few] { $found } صفوف{ $where } والمتوقع { $expected }
    [many] { $found } صفًا{ $where } والمتوقع { $expected }
   *[other] { $found } صف{ $where } والمتوقع { $expected }
}
fault-columns = { $found ->
    [zero] لا أعمدة والمتوقع { $expected }
    [one] عمود واحد والمتوقع { $expected }
    [two] عمودان والمتوقع { $expected }
    [few] { $found } أعمدة والمتوقع { $expected }
    [many] { $found } عمودًا والمتوقع { $expected }
   *[other] { $found } عمود والمتوقع { $expected }
}
fault-puzzles = عدد الألغاز { $found }{ $where } والمتوقع لغز واحد
fault-nothing = لا شيء{ $where } والمتوقع لغز
fault-regions = مناطق أحجية متعرجة{ $where } والمتوقع لغز
fault-candidate-row = صف من المرشّحات{ $where } والمتوقع لغز
fault-jigsaw = أحجية متعرجة والمتوقع لغز كلاسيكي
fault-too-long = أكثر من { $limit } بايت والمتوقع لغز
fault-state-alone = قسم [State] والمتوقع قسم [Puzzle]

## الألغاز بصيغة JSON

fault-not-json = { $reason } والمتوقع JSON صالح
fault-unclosed = نهاية النص والمتوقع نهاية قائمة
fault-no-board = كائن بلا شبكة والمتوقع لغز
fault-rules = القواعد "{ $found }" والمتوقع القواعد "classic"
fault-not-a-puzzle = { $found }{ $where } والمتوقع لغز
fault-not-a-row = { $found }{ $where } والمتوقع صف من 9 خانات
fault-not-digits = { $found } ليس أرقامًا مثل "257"

## ألعاب لم تكتمل

fault-given-missing = فراغ في موضع المعطى { $given }
fault-given-replaced = { $found } ليس المعطى { $given }
fault-entry-replaced = { $found } ليس الرقم المُدخل { $entry }
fault-not-a-game = { $found } والمتوقع لعبة
fault-game-without-data = لعبة بلا بيانات والمتوقع لغز
fault-data-version = الإصدار "{ $found }" من البيانات والمتوقع إصدار من 1 إلى 4
fault-not-a-digit = { $found } ليس رقمًا ولا 0
fault-not-a-flag = { $found } ليس 0 ولا 1
fault-not-notes = { $found } ليس ملاحظات

## روابط المواقع الأخرى ورموزها

fault-no-puzzle-in-link = رابط بلا لغز والمتوقع رابط فيه لغزه
fault-short-link = رابط قصير لغزه على خادم { $site } والمتوقع رابط فيه لغزه
fault-page-without-puzzle = صفحة ويب بلا سودوكو والمتوقع لغز
fault-picture = صورة والمتوقع لغز كنص
fault-latex-without-puzzle = LaTeX بلا سودوكو والمتوقع لغز
fault-damaged-code = رمز تالف والمتوقع لغز
fault-not-of-code = { $found } والمتوقع جزء من هذا الرمز
fault-other-rules = لغز بقواعد أخرى ({ $names }) والمتوقع لغز كلاسيكي

## ألغاز بأحجام وقواعد أخرى

fault-variant-text = المتوقع رابط أو شبكة أرقام أو JSON أو قواعد مثل .Cage~9~R1C1~R1C2
fault-variant-json = ليس في JSON هذا لغز يمكن قراءته
fault-variant-link = ليس في هذا الرابط لغز يمكن قراءته
fault-variant-cells = المتوقع شبكة مربعة من 4×4 إلى 49×49 وعدد الخانات هنا { $found }
fault-variant-grid = المتوقع شبكة لا تزيد على 49×49 خانة وأرقامها كافية
fault-variant-symbol = «{ $found }» ليس رمزًا في شبكة { $side }×{ $side }
fault-variant-value = «{ $found }» ليس عددًا من { $lowest } إلى { $highest }
fault-variant-rule = «{ $rule }» قاعدة غير معروفة
fault-variant-cell = «{ $rule }» تحتاج إلى خانات من الشبكة و«{ $found }» ليس خانة
fault-variant-argument = «{ $rule }» تحتاج هنا إلى شيء مثل { $example } لا «{ $found }»
fault-variant-unreadable = «{ $rule }» فيها خانات أو قيمة لا يمكن قراءتها
fault-variant-drawn = لا يمكن فحص ما تدل عليه الرسوم: { $names }
fault-variant-no-place = لا تتسع روابط f-puzzles وSudokuPad لهذه القاعدة: { $rule }
