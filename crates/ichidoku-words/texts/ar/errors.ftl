# ما يتعطل. يأتي بعد "خطأ:" وبلا نقطة في آخره.

label-error = خطأ
cannot-write = تعذرت الكتابة إلى { $place }: { $reason }
standard-output = الخرج القياسي
man-page = صفحة الدليل
is-a-directory = { $path }: مجلد وليس ملفًا
neither = { $text } ليس ملفًا ولا لغزًا
neither-file = كملف: { $reason }
neither-puzzle = كلغز: { $reason }
empty-text = هو فارغ
nothing-given = لا ألغاز: أعطِ ملفات أو ألغازًا، أو `-` لكتابتها؛ انظر --help
stopped-at-bad = توقف عند أول سجل سيئ، كما يطلب --strict
bug = هذا خلل في ichidoku؛ نرجو الإبلاغ عنه مع الألغاز التي أدت إليه
bug-generate = هذا خلل في ichidoku؛ نرجو الإبلاغ عنه مع البذرة والخيارات
hint-takes-one = يأخذ hint لغزًا واحدًا لا عدة ألغاز؛ انظر steps للكثير منها
like-takes-one = ‏--like يأخذ لغزًا واحدًا لا عدة ألغاز
like-improper = لغز ‎--like بلا حل أو له عدة حلول؛ المتوقع حل واحد بالضبط
lab-takes-one = يأخذ lab run لغزًا واحدًا، لا { $count }؛ انظر lab compare للكثير منها
not-a-command = '{ $path }' ليس أمرًا؛ انظر --help
without-app = بُني هذا البرنامج دون تطبيق المتصفح (ضُبط ICHIDOKU_SKIP_WEB)
index-beyond = { $options }: يجب أن يكون آخر رقم تسلسلي أصغر من { $most }
gpu-missing = يحتاج --gpu إلى البرنامج { $program }، وليس بجانب هذا البرنامج ولا في المسار؛ ابنِه من المجلد gpu في المصادر
gpu-not-started = تعذر تشغيل { $program }: { $reason }
gpu-ended = أُنهي { $program }: { $status }
gpu-one-file = يحل --gpu ملفًا واحدًا، أو الدخل القياسي
needs-terminal = يحتاج --animate إلى طرفية يرسم عليها ويقرأ منها المفاتيح
no-drawing = تعذر الرسم على هذه الطرفية: { $reason }
cannot-listen = تعذر الاستماع على { $address }: { $reason }
port-in-use = تعذر الاستماع على { $address }: { $reason }؛ يأخذ --port 0 أي منفذ حر
server-down = تعطل الخادم: { $reason }
bench-empty = أحد المدخلات بلا لغز
bench-wrong = يعطي { $engine } جوابًا خاطئًا: { $what } للغز { $number } من { $source }
bench-count = عدد الحلول
bench-solution = حل
bench-stated = حل غير الذي يذكره الملف

## قيم الخيارات

unknown-name = { $kind } غير معروف
did-you-mean = هل قصدت '{ $name }'؟
lists-names = يسرد `{ $command }` كل الأسماء
lists-facts = يسرد `ichidoku techniques` التقنيات، و`ichidoku rate --help` بقية الأسماء
possible-values = [القيم الممكنة: { $values }]
name-technique = اسم تقنية
name-technique-or-family = اسم تقنية أو عائلة
name-algorithm = اسم خوارزمية
name-fact = اسم
name-format = اسم صيغة
name-grade = مستوى
name-level = مستوى HoDoKu
name-paper = مقاس ورق
name-place = موضع
name-scale = مقياس
name-symmetry = تناظر
name-variant = نوع مختلف
name-language = رمز لغة
expected-number = المتوقع عدد صحيح لا يقل عن { $least } وأصغر من 2^64، مثل 1000 أو 10k أو 1e6
expected-between = المتوقع عدد صحيح من { $least } إلى { $most }
or-none = { $expected }، أو `none`
expected-seconds = المتوقع عدد من الثواني، مثل 30 أو 0.5
expected-clues = المتوقع عدد حتى 81، أو عددان كما في `24-28`
expected-er = المتوقع تقييم حتى 20.9، أو اثنان كما في `7.1-7.3`
expected-rate-format = المتوقع نص فيه `%g` أو `%r` أو `%p` أو `%d` أو `%n` أو `%e` أو `%t` أو `%l` أو `%%`
expected-one-er = المتوقع تقييم حتى 20.9، مثل 7.1
expected-and-or = المتوقع `&&` أو `||` أو النهاية
expected-bracket = المتوقع `)`
expected-fact = المتوقع اسم أو عدد أو `!` أو `(`
expected-grade = المتوقع مستوى، من `trivial` إلى `beyond`
expected-amount = المتوقع عدد؛ لا تُقارن بالمستويات إلا `grade`
expected-comparison = المتوقع مقارنة، كما في `grade >= hard`
filter-problem = العمود { $column }: { $problem }
only-on-scale = الخيار { $option } يخص المقياس { $wanted }، لا { $scale }
expected-characters = المتوقع 81 رمزًا، لا { $count }
expected-address = المتوقع عنوان IP، مثل 127.0.0.1 أو ::1
expected-header = المتوقع اسم ترويسة، مثل x-api-key

## ألغاز لا يمكن إعدادها

clue-range = من { $from } إلى { $to } معطى
order-clues = { $clues }: للغز ذي الحل الواحد 17 معطى على الأقل، و81 لا تترك شيئًا للحل؛ المتوقع من 17 إلى 80
order-clues-reversed = { $clues }: يجب ألا يزيد الأول على الأخير
order-minimal = لغز أدنى فيه { $count } معطى: لا يُعرف لغز فيه أكثر من 40
order-symmetry = { $clues }: لا نمط بالتناظر { $symmetry } فيه هذا العدد
order-pattern-full = نمط من 81 خانة لا يترك شيئًا للحل
order-pattern-small = نمط من { $count } خانة: للغز ذي الحل الواحد 17 معطى على الأقل
order-pattern-clues = نمط من { $count } خانة لا يمكن أن يكون فيه { $clues }
order-pattern-symmetry = ليس للنمط التناظر { $symmetry }
order-pattern-lines = لا معطى للنمط في { $one } ولا في { $other }: يمكن تبديلهما في أي حل
order-pattern-of-solution = لمعطيات هذا الحل في هذا النمط حلول أخرى أيضًا
order-given-outside = توجد معطيات مطلوبة خارج النمط
order-given-not-in-solution = المعطيات المطلوبة ليست جزءًا من الحل المطلوب
order-given = المعطيات المطلوبة: { $reason }
order-given-unsolvable = المعطيات المطلوبة: لا حل للغز
order-given-clues = عدد المعطيات المطلوبة أو الناتجة بالتناظر { $count }؛ وهذا لا يترك مكانًا لـ{ $clues }
order-needed-and-forbidden = لا يمكن أن تكون { $technique } مطلوبة وممنوعة معًا
order-too-hard = لا يحتاج لغز من المستوى { $grade } إلى { $technique }: فهي تجعل اللغز { $needed } على الأقل
order-too-hard-for-level = لا يحتاج لغز من مستوى HoDoKu { $level } إلى { $technique }: تحله تقنيات أسهل
order-grade-above-level = لا يكون لغز من مستوى HoDoKu { $level } أبدًا من المستوى { $grade }: تحله تقنيات أسهل
order-below-scale = قيمة ER هي { $er }: يبدأ المقياس من { $least }
order-all-forbidden = كل التقنيات ممنوعة: لم تبق تقنية لحل اللغز
order-no-attempts = لا محاولات: المتوقع محاولة واحدة على الأقل
order-exhausted = { $count ->
    [zero] لم يوجد لغز كهذا
    [one] لم يوجد لغز كهذا في محاولة واحدة
    [two] لم يوجد لغز كهذا في محاولتين
    [few] لم يوجد لغز كهذا في { $count } محاولات
    [many] لم يوجد لغز كهذا في { $count } محاولة
   *[other] لم يوجد لغز كهذا في { $count } محاولة
}
order-interrupted = { $count ->
    [zero] توقف قبل أي محاولة
    [one] توقف بعد محاولة واحدة
    [two] توقف بعد محاولتين
    [few] توقف بعد { $count } محاولات
    [many] توقف بعد { $count } محاولة
   *[other] توقف بعد { $count } محاولة
}

## ما يقوله قارئ الوسائط نفسه: كلماته بالإنجليزية، وما يحل محلها في اللغات الأخرى

clap-usage = الاستعمال:
clap-options = الخيارات:
clap-arguments = الوسائط:
clap-commands = الأوامر:
clap-option-mark = [خيارات]
clap-command-mark = <أمر>
clap-command-choice = [أمر]
clap-default = [الافتراضي:
clap-values = [القيم الممكنة:
clap-values-long = القيم الممكنة:
clap-help-more = اطبع المساعدة (المزيد مع '
clap-help-summary = اطبع المساعدة (الملخص مع '
clap-help = اطبع المساعدة
clap-version = اطبع الإصدار
clap-help-command = اطبع هذه الرسالة أو مساعدة الأوامر المعطاة
clap-error = خطأ:
clap-tip = نصيحة:
clap-more = للمزيد جرّب '
clap-unexpected = وسيط غير متوقع '
clap-invalid = قيمة غير صالحة '
clap-for = ' لـ '
clap-unrecognized = أمر غير معروف '
clap-required = لم تُعطَ هذه الوسائط المطلوبة:
clap-conflict = الوسيط '
clap-conflict-with = ' لا يُستعمل مع '
clap-conflict-these = ' لا يُستعمل مع:
clap-value-required = تلزم قيمة لـ '
clap-none-supplied = ' ولم تُعطَ
clap-once = ' لا يُستعمل أكثر من مرة
clap-similar = يوجد وسيط مشابه: '
clap-similar-command = يوجد أمر مشابه: '
clap-similar-value = توجد قيمة مشابهة: '
clap-as-value = لتمرير '
clap-as-value-use = ' كقيمة استعمل '
clap-needs-command = ' يحتاج إلى أمر ولم يُعطَ
clap-found = ' وُجد
clap-similar-commands = توجد أوامر مشابهة:
clap-similar-arguments = توجد وسائط مشابهة:
clap-similar-values = توجد قيم مشابهة:
