# ما يقوله التطبيق. $count يختار صيغة العدد، وبقية الوسائط تُكتب كما هي.

## اللغة واتجاهها وكتابة الأعداد

language-name = العربية
direction = rtl
group-mark = ,
decimal-mark = .
zero = ٠
list-mark = { "، " }
list-and = { " و" }

## الخانات وما يُقرأ بصوت

cell = الصف { $row }، العمود { $column }
row = الصف { $number }
column = العمود { $number }
box = المربع { $number }
label-given = { $cell }، { $digit }، معطى
label-digit = { $cell }، { $digit }
label-solver = { $cell }، { $digit }، من الحلّال
label-empty = { $cell }، فارغة
label-notes = { $cell }، فارغة، الملاحظات { $notes }
label-clash = { $label }، تعارض
label-wrong = { $label }، خطأ
label-colours = { $label }، اللون { $colours }
label-tints = { $label }، { $tints }
said-tints = { $cell }: { $tints }
tint = المرشّح { $digit }، اللون { $colour }
said-digit = { $cell }: { $digit }
said-clash = { $cell }: { $digit }، يتعارض مع { $digit } آخر في { $houses }
said-wrong = { $cell }: { $digit }، خطأ
said-solved = { $cell }: { $digit }. اكتمل حل اللغز!
said-cleared = { $cell }: مُسحت
said-notes = { $cell }: الملاحظات { $notes }
said-no-notes = { $cell }: بلا ملاحظات
said-colours = { $cell }: اللون { $colours }
said-no-colours = { $cell }: بلا لون
said-many = { $count ->
    [zero] لم تتغير أي خانة
    [one] تغيرت خانة واحدة
    [two] تغيرت خانتان
    [few] تغيرت { $count } خانات
    [many] تغيرت { $count } خانة
   *[other] تغيرت { $count } خانة
}
choose-cell = اختر خانة أولًا
said-nothing = لا تغيير
said-undone = تم التراجع
said-redone = تمت الإعادة
said-nothing-to-undo = لا شيء للتراجع عنه
said-nothing-to-redo = لا شيء لإعادته
said-faultless = لا أخطاء حتى الآن
said-no-conflict = لا تعارض. لا يمكن العثور على الأخطاء إلا في لغز له حل واحد.
said-mistaken = هناك خطأ ما. تراجع إلى ما قبل أول خطأ، أو اطلب تلميحًا.
said-note-missing = تنقصك ملاحظة تحتاج إليها. تراجع إلى ما قبل أول خطأ، أو اطلب تلميحًا.
full-wrong = امتلأت الشبكة، لكن فيها خطأ. تحقق منها، أو اطلب تلميحًا.
said-back = عدت إلى ما قبل أول خطأ
said-given = { $cell }: رقم معطى
said-paused = توقف مؤقت
said-resumed = استؤنف اللعب
said-tool = { $tool }
said-selected = { $count ->
    [zero] لم تُحدَّد أي خانة
    [one] حُددت خانة واحدة
    [two] حُددت خانتان
    [few] حُددت { $count } خانات
    [many] حُددت { $count } خانة
   *[other] حُددت { $count } خانة
}
said-new-game = بدأت لعبة جديدة
read-house = { $house }: { $digits }. الناقص: { $missing }
read-blank = فارغة
read-none = لا شيء
read-complete = لا شيء
read-remaining = بقي وضعه: { $counts }
read-of-each = { $count } من الرقم { $digit }
read-candidates = { $cell }: المرشّحات { $notes }

## الأدوات

tool-digit = رقم
tool-corner = ركن
tool-centre = وسط
tool-notes = ملاحظات
tool-colour = لون

## الإطار

brand = ichidoku
skip-to-board = انتقل إلى الشبكة
navigation = الشاشات
panel-home = الرئيسية
panel-play = العب
panel-new = لغز جديد
panel-enter = أدخل
panel-solve = حُل
panel-lab = المختبر
lab-loading = يُحمَّل المختبر…
panel-settings = الإعدادات
board = شبكة السودوكو
resume = متوقف مؤقتًا. تابع

## الصفحة الأولى

home-title = سودوكو لكل رقم فيه سبب
home-tagline = العب وتعلّم واستكشف. مجانًا، دون اتصال ودون حساب.
home-continue = تابع
home-today = اليوم، { $date }
home-daily = لغز اليوم
daily-title = { $grade }، { $date }
home-more = خيارات أخرى
home-own = لغزك الخاص، والمزيد
home-paste = الصق
home-enter = اكتب أو افتح ملفًا
home-learn = تعلّم
variant-tab = أنواع
variant-title = أحجام وقواعد أخرى
statistics = الإحصاءات
statistics-keep = احفظ إحصاءات الألغاز المحلولة على هذا الجهاز

## اللعب

tools = الأدوات
keypad = الأرقام
erase = امسح
put-back = أعده
key-digit = { $digit }، بقي { $left }
key-done = { $digit }، وُضع كله
key-colour = اللون { $colour }
colour-what = ما يُلوَّن
colour-cells = الخانات
colour-candidates = المرشّحات
actions = الإجراءات
undo = تراجع
redo = إعادة
take-back = تراجع
hint = تلميح
hints-used-up = لم تبقَ تلميحات لهذه اللعبة. يمكنك تغيير الحد في الإعدادات.
more = المزيد
close = إغلاق
auto-candidates = ملاحظات تلقائية
note-all = املأ كل الملاحظات
check = ابحث عن الأخطاء
undo-mistakes = تراجع إلى ما قبل أول خطأ
fix = اجعلها معطيات
unfix = عدّل المعطيات
reset = ابدأ من جديد
clues = { $count ->
    [zero] بلا معطيات
    [one] معطى واحد
    [two] معطيان
    [few] { $count } معطيات
    [many] { $count } معطى
   *[other] { $count } معطى
}
entering = إدخال لغز
time = وقت اللعب
pause = توقف
unsaved = تعذر حفظ لعبتك: امتلأت ذاكرة هذا المتصفح. احذف ألعابًا قديمة في الإعدادات، أو نزّل نسخة احتياطية هناك.
verdict-solved = محلول
verdict-clash = تعارض
verdict-several = أكثر من حل
verdict-none = لا حل
snack-removed = حُذفت اللعبة
snack-reset = أعيدت الشبكة إلى بدايتها
snack-notes = مُلئت الملاحظات
snack-all-noted = في كل الخانات الفارغة ملاحظات بالفعل
snack-cleared = الشبكة فارغة. لعبتك الأخيرة محفوظة.
snack-pasted = حُمّل اللغز. لعبتك الأخيرة محفوظة.
snack-copied = أنت تعدّل نسخة. لعبتك محفوظة.
snack-fixed = صارت هذه الأرقام معطيات
snack-unfixed = يمكن الآن تعديل المعطيات

## لغز محلول

win-title = أحسنت، حللت اللغز!
win-hints = { $count ->
    [0] بلا تلميحات
    [zero] بلا تلميحات
    [one] تلميح واحد
    [two] تلميحان
    [few] { $count } تلميحات
    [many] { $count } تلميحًا
   *[other] { $count } تلميح
}
win-mistakes = { $count ->
    [0] بلا أخطاء
    [zero] بلا أخطاء
    [one] خطأ واحد
    [two] خطآن
    [few] { $count } أخطاء
    [many] { $count } خطأ
   *[other] { $count } خطأ
}
win-took = { $hints }، { $mistakes }
win-graded = { $grade }: { $took }
win-best = أفضل وقت جديد للمستوى { $grade }، بفارق { $by }. متوسطك: { $mean }
win-mean = { $grade }: الأفضل دون تلميحات { $best }، المتوسط { $mean }
win-result = حللت السودوكو في { $time }. { $summary }
win-next = اللغز التالي
win-back = مراجعة
win-path = اعرض مسار الحل
win-share = شارك النتيجة
technique-page = عن هذه التقنية
practise-this = تدرّب عليها
apply = طبّق
tell-more = أخبرني بالمزيد
every-link = اعرض كل الروابط

## الحل

solve-now = حُل
solve-clash = لا يمكن الحل بعد: يتكرر الرقم { $digit } في { $house }.
solve-steps = خطوة بخطوة
solve-count = عدّ الحلول
solve-browse = تصفح الحلول
solve-true = المرشّحات الصحيحة
searching = جارٍ البحث…
cancel = إلغاء
cancelled = أُلغي
unfetched = تعذر تنزيل الحلّال. تحقق من اتصالك وحاول مرة أخرى.
part-unfetched = تعذر تنزيل هذا الجزء من التطبيق. تحقق من اتصالك وأعد تحميل الصفحة.
solved-one = تم حل اللغز. هذا هو الحل الوحيد.
solved-none = { $count ->
    [zero] لا حل.
    [one] لا حل. الرقم المميز لا يمكن أن يصح.
    [two] لا حل. الرقمان المميزان متناقضان؛ حذف أي منهما يزيل هذا التعارض.
    [few] لا حل. الأرقام المميزة الـ{ $count } متناقضة؛ حذف أي منها يزيل هذا التعارض.
    [many] لا حل. الأرقام المميزة الـ{ $count } متناقضة؛ حذف أي منها يزيل هذا التعارض.
   *[other] لا حل. الأرقام المميزة الـ{ $count } متناقضة؛ حذف أي منها يزيل هذا التعارض.
}
solved-many = عدد الحلول: { $count }. تختلف في الخانات المميزة، وعددها { $cells }.
solved-many-more = عدد الحلول { $count } على الأقل. تختلف في الخانات المميزة، وعددها { $cells }.
no-solution = لا حل لهذا اللغز.
no-steps = لم يبق شيء للحل.
steps-done = اكتمل الحل.
step-of = الخطوة { $at } من { $count }
step-open = العب من هنا
solution-of = الحل { $at } من { $count }
solution-of-more = الحل { $at } من أكثر من { $count }
previous = السابق
next = التالي
counted = { $count ->
    [zero] لا حل
    [one] حل واحد
    [two] حلان
    [few] { $count } حلول
    [many] { $count } حلًا
   *[other] { $count } حل
}
counted-more = عدد الحلول { $count } على الأقل
true-candidates = { $count ->
    [zero] لا يظهر أي مرشّح في حل.
    [one] مرشّح واحد يظهر في حل.
    [two] مرشّحان يظهران في حل واحد على الأقل.
    [few] { $count } مرشّحات تظهر في حل واحد على الأقل.
    [many] { $count } مرشّحًا تظهر في حل واحد على الأقل.
   *[other] { $count } مرشّح تظهر في حل واحد على الأقل.
}
rate = قيّم الصعوبة
rating = { $grade } ({ $score })
rating-none = لا تُقيَّم إلا الألغاز ذات الحل الوحيد.
rating-er = حسب Sudoku Explainer: ER { $er }، EP { $ep }، ED { $ed }
rating-er-so-far = حسب Sudoku Explainer: الخطوة { $count }، ER حتى الآن { $er }
times = { $count }×

## الإدخال والمشاركة

enter-help = اكتب على الشبكة، أو الصق لغزًا في أي مكان من هذه الصفحة، أو أسقط ملفًا أو افتحه. تُقرأ كل الصيغ الشائعة.
enter-text = نص اللغز
enter-read = اقرأ
enter-blank = أفرغ الشبكة
enter-file = افتح ملفًا
enter-nothing = لم يوجد لغز. الصق 81 رقمًا، مع 0 أو . للخانات الفارغة، أو تسعة صفوف.
enter-bad-link = لا لغز في هذا الرابط. تأكد أنك نسخته كاملًا.
enter-no-file = تعذرت قراءة الملف. تأكد أنه ملف نصي أو JSON أو gzip، ثم حاول مرة أخرى.
enter-no-backup = هذا الملف ليس نسخة احتياطية كاملة من ichidoku، أو هو من إصدار أحدث. لم يتغير شيء.
enter-paste-here = الصق هنا: لا يسلّم المتصفح محتوى الحافظة من تلقاء نفسه.
enter-unreadable = تتعذر قراءة هذا: { $fault }.
enter-one-of-several = أمكنت قراءة لغز واحد فقط. تُرك السطر { $line }: { $fault }.
enter-one = { $count ->
    [zero] لغز بلا معطيات.
    [one] لغز فيه معطى واحد.
    [two] لغز فيه معطيان.
    [few] لغز فيه { $count } معطيات.
    [many] لغز فيه { $count } معطى.
   *[other] لغز فيه { $count } معطى.
}
puzzle-number = اللغز { $number }
enter-batch = جدول بألغاز كثيرة
setter = عن هذا اللغز
setter-minimal = حل واحد، وكل معطى لازم.
setter-not-minimal = { $count ->
    [zero] حل واحد، وكل معطى لازم.
    [one] حل واحد. معطى واحد غير لازم.
    [two] حل واحد. يمكن حذف أيٍّ من معطيين.
    [few] حل واحد. يمكن حذف أيٍّ من { $count } معطيات.
    [many] حل واحد. يمكن حذف أيٍّ من { $count } معطى.
   *[other] حل واحد. يمكن حذف أيٍّ من { $count } معطى.
}
setter-redundant = اعرض المعطيات غير اللازمة
setter-symmetry = اعرض الخانات الناقصة للتناظر
setter-any = بلا تناظر
panel-batch = ألغاز كثيرة
restored = { $count ->
    [zero] استُعيدت إحصاءاتك ودروسك وإعداداتك. لم تتغير اللغة.
    [one] استُعيدت لعبة واحدة وإحصاءاتك ودروسك وإعداداتك. لم تتغير اللغة.
    [two] استُعيدت لعبتان وإحصاءاتك ودروسك وإعداداتك. لم تتغير اللغة.
    [few] استُعيدت { $count } ألعاب وإحصاءاتك ودروسك وإعداداتك. لم تتغير اللغة.
    [many] استُعيدت { $count } لعبة وإحصاءاتك ودروسك وإعداداتك. لم تتغير اللغة.
   *[other] استُعيدت { $count } لعبة وإحصاءاتك ودروسك وإعداداتك. لم تتغير اللغة.
}
share = مشاركة
share-or-print = مشاركة أو طباعة
share-link = رابط لهذا اللغز
copy-link = انسخ الرابط
progress-link = رابط يحفظ أرقامك وملاحظاتك وألوانك
copy = نسخ
copied = نُسخ
copied-as = نُسخ بصيغة { $form }
form-line = 81 رمزًا
form-rows = تسعة أسطر
form-boxed = تسعة صفوف بخطوط المربعات
form-candidates = شبكة مرشّحات
drop-here = أسقط الملف لقراءة ألغازه
print = طباعة

## الإعدادات

settings = الإعدادات
language = اللغة
language-auto = لغة المتصفح
language-why = تتغير الصفحة كلها فورًا، وتبقى لعبتك كما هي.
own-digits = الأرقام ٠١٢٣
own-digits-why = تُكتب الأرقام كلها بهذا الشكل: على الشبكة والمفاتيح وفي التلميحات. وتبقى أسماء الخانات مثل r4c7 كما هي.
theme = المظهر
theme-system = النظام
theme-light = فاتح
theme-dark = داكن
theme-contrast = تباين عالٍ
theme-contrast-dark = تباين عالٍ داكن
theme-why = التباين العالي يستعمل الأسود والأبيض وقليلًا من الألوان القوية.
mistakes = إظهار الأخطاء
mistakes-off = أبدًا
mistakes-rules = التعارضات فقط
mistakes-solution = كل رقم خاطئ
notes = الملاحظات
notes-both = في الركن وفي الوسط
notes-simple = نوع واحد
peers = تمييز الصف والعمود والمربع
peers-why = يلوّن كل خانة تراها الخانة المحددة.
same = تمييز الأرقام المتساوية
same-why = يلوّن رقم الخانة المحددة في كل مكان، وفي الملاحظات أيضًا.
labels = أرقام الصفوف والأعمدة
labels-why = تظهر دائمًا عند حافة الشبكة، لا عند التلميحات التي تذكر خانات فقط.
wrap = الأسهم تدور حول الشبكة
wrap-why = السهم من العمود الأخير يقود إلى الأول، وبالعكس.
timer = إظهار المؤقت
timer-why = يُحسب الوقت من أول إدخال، ظهر أم لم يظهر.
note-size = حجم الملاحظات
note-size-why = الكبيرة أسهل قراءة، والصغيرة تترك متسعًا أكثر.
note-size-small = صغير
note-size-standard = عادي
note-size-large = كبير
note-size-largest = كبير جدًا
counts = إظهار عدد ما بقي
keypad-layout = لوحة الأرقام
keypad-layout-why = ثلاثة في ثلاثة تأخذ مكانًا أكبر على الهاتف، فتصغر الشبكة قليلًا.
keypad-fitting = تلقائي
keypad-square = 3 × 3
keypad-rows = صفّان
safe-colours = ألوان تناسب عمى الألوان
safe-colours-why = ألوان للخانات تختلف في السطوع أيضًا، ولكل لون رقمه في الخانة.
patterns = نقوش للألوان
patterns-why = لكل لون نقش دقيق أيضًا، فيُعرف دون رؤية اللون.
advance = الانتقال بعد كل رقم
advance-why = تُحدد الخانة الفارغة التالية فور وضع رقم.
hint-limit = التلميحات في كل لعبة
hint-limit-why = كم تلميحًا يمكنك طلبه في اللعبة. التفصيل في التلميح نفسه لا يُحسب.
hint-limit-none = بلا حد
names-technique = تسمية أصعب تقنية
names-technique-why = يعرض كل لغز جديد أصعب تقنية يحتاج إليها حله.
needs-technique = { $grade }: { $technique }
counts-why = نقطة على المفتاح لكل رقم لم يوضع بعد.
left-handed = أدوات التحكم على اليسار
left-handed-why = يضع المفاتيح على يسار الشبكة، حيث يتسع المكان بجانبها.
digit-first = الرقم أولًا
digit-first-why = اختر رقمًا من اللوحة، ثم المس الخانات التي يوضع فيها.
keeping = كيف تُحفظ الملاحظات
keeping-why = الملاحظات النظيفة تفقد الرقم حين تضعه قربها. والمملوءة تبدأ كاملة. والصحيحة تعرض دائمًا ما تتركه الأرقام.
keeping-hand = يدويًا
keeping-clean = تبقى نظيفة
keeping-fill = تُملأ مرة وتبقى نظيفة
keeping-true = صحيحة دائمًا
notes-why = ملاحظات الركن وملاحظات الوسط تُدخل وتُمسح كل على حدة.
mistakes-why = التعارض رقمان متساويان يرى أحدهما الآخر. ولا يُعرف الرقم الخاطئ إلا حيث يوجد حل واحد.
search-settings = ابحث في الإعدادات
settings-look = المظهر
settings-entry = إدخال الأرقام والملاحظات
settings-help = المساعدة والخصوصية
statistics-why = تُحفظ في النسخة الاحتياطية، ولا في أي مكان آخر.
said-held = اختير { $digit }
said-not-held = لم يُختر رقم
games = الألعاب المحفوظة
remove-game = احذف { $game }
backup = نزّل نسخة احتياطية
backup-help = لاستعادة نسخة احتياطية افتح الملف من شاشة الإدخال أو أسقطه على هذه الصفحة.
keys = اختصارات لوحة المفاتيح
keys-help = أثناء اللعب، من أي مكان في الصفحة:
keys-list =
    1–9: أدخل رقمًا بالأداة الحالية |
    Shift أو Alt + رقم: ملاحظة في الركن |
    Ctrl + رقم: ملاحظة في الوسط |
    Ctrl + Shift + رقم: لون |
    0, Delete: امسح |
    الأسهم، WASD: تحرّك |
    Shift أو Ctrl + سهم: وسّع التحديد |
    Home, End: أول الصف أو آخره |
    Ctrl + Home, End: أول خانة أو آخر خانة |
    Z X C V: رقم، ركن، وسط، لون |
    مفتاح المسافة: الأداة التالية |
    Enter: حدد الخانات ذات المحتوى نفسه |
    Ctrl + A: حدد الكل |
    Ctrl + I: اعكس التحديد |
    Esc: ألغِ التحديد |
    Ctrl + Z: تراجع |
    Ctrl + Y: إعادة |
    H: تلميح |
    J: طبّق التلميح |
    {"."} و , : الخطوة التالية والسابقة |
    P: توقف أو استئناف |
    R, K, B: اقرأ الصف أو العمود أو المربع |
    N: الأرقام الباقية |
    M: مرشّحات الخانة |
    Ctrl + C: انسخ الوضع |
    Menu, Shift + F10: قائمة الخانة |
    ?: هذه القائمة

## ألغاز جديدة

random = لغز عشوائي
grade = المستوى
grade-trivial = سهل جدًا
grade-easy = سهل
grade-medium = متوسط
grade-hard = صعب
grade-very-hard = صعب جدًا
grade-extreme = شديد الصعوبة
grade-beyond = فوق كل حد
alike = مثل هذا اللغز
alike-why = معطيات بعدد معطيات اللغز على الشبكة، وبالتماثل نفسه.
alike-easier = أسهل
alike-same = بالصعوبة نفسها
alike-harder = أصعب
wishes = خيارات
symmetry = تناظر المعطيات
symmetry-none = بلا تناظر
symmetry-half-turn = نصف دورة
symmetry-quarter-turn = ربع دورة
symmetry-diagonal = القطر الرئيسي
symmetry-antidiagonal = القطر الآخر
symmetry-both-diagonals = القطران معًا
symmetry-left-right = مرآة يمين–يسار
symmetry-top-bottom = مرآة أعلى–أسفل
symmetry-both-mirrors = المرآتان معًا
symmetry-full = كامل
practise = تدرّب على تقنية
any-technique = أي تقنية
only-known = ما أعرفه فقط
only-known-why = لا تحتاج الألغاز الجديدة إلا إلى المفردات والتقنيات التي تختارها.
not-known = لم تختر تقنية يحتاج إليها لغز من المستوى { $grade }. اختر واحدة في شاشة اللغز الجديد، أو اختر مستوى أسهل.
making = جارٍ إعداد لغز…
making-on = { $attempts ->
    [zero] جارٍ إعداد لغز…
    [one] جارٍ إعداد لغز: محاولة واحدة حتى الآن…
    [two] جارٍ إعداد لغز: محاولتان حتى الآن…
    [few] جارٍ إعداد لغز: { $attempts } محاولات حتى الآن…
    [many] جارٍ إعداد لغز: { $attempts } محاولة حتى الآن…
   *[other] جارٍ إعداد لغز: { $attempts } محاولة حتى الآن…
}
made = أُعد من البذرة { $seed }.
not-made = { $attempts ->
    [zero] لم يوجد لغز بهذه الخيارات. حاول مرة أخرى أو خفف الخيارات.
    [one] لم يوجد لغز بهذه الخيارات بعد محاولة واحدة. حاول مرة أخرى أو خفف الخيارات.
    [two] لم يوجد لغز بهذه الخيارات بعد محاولتين. حاول مرة أخرى أو خفف الخيارات.
    [few] لم يوجد لغز بهذه الخيارات بعد { $attempts } محاولات. حاول مرة أخرى أو خفف الخيارات.
    [many] لم يوجد لغز بهذه الخيارات بعد { $attempts } محاولة. حاول مرة أخرى أو خفف الخيارات.
   *[other] لم يوجد لغز بهذه الخيارات بعد { $attempts } محاولة. حاول مرة أخرى أو خفف الخيارات.
}

## تمارين صفحات التقنيات

exercise = تمرين
exercise-check = تحقق من إجابتي
exercise-show = اعرض الإجابة
