# ما تقوله صفحة الأحجام والقواعد الأخرى.

variant-about = كيلر وموازين حرارة وأسهم وجيغسو و6×6 و16×16 وغيرها الكثير. الصق لغزًا أو أنشئ لغزًا جديدًا.
variant-sized = { $rows }×{ $columns }
variant-text = لغزك الخاص
variant-help = رابط من SudokuPad أو f-puzzles أو Interactive Sudoku Solver، أو لغز كيلر أو جيغسو، أو شبكة عادية بأي حجم.
variant-open = فتح
variant-nothing = الصق لغزًا أولًا.
variant-drawn = في هذا اللغز رسوم أيضًا: { $drawn }. لا يمكن الجزم بالقواعد التي تدل عليها، ويمكنك وضعها بنفسك في الاستوديو.
variant-drawn-play = العب من دونها
drawn-only = مرسوم فقط
drawn-about = في هذا اللغز رسوم، ولا يمكن الجزم بالقواعد التي تدل عليها. اختر ما تعرفه، وما يبقى مرسومًا فقط لا يُفحص.
drawn-verdict = رسوم غير محددة
drawn-several = دون الرسوم، لهذا اللغز أكثر من حل. اختر تحت «مرسوم فقط» ما تدل عليه.
drawn-unread = { $drawing }، غير مفهوم: { $names }
drawn-line = خط
drawn-sign = علامة
drawn-cage = قفص
variant-kind = القواعد
variant-size = الحجم
variant-make = إنشاء لغز
variant-rules = قواعد هذا اللغز
variant-by = من تأليف { $author }
variant-own-words = بكلمات واضع اللغز
variant-several = لهذا اللغز أكثر من حل.
variant-mistakes-marked = احذف أولًا الأرقام الخاطئة: إنها معلَّمة.
variant-no-way = لا حل بالأرقام المُدخلة حتى الآن.
variant-empty-link = لا يمكن قراءة لغز من هذا الرابط. إن كان رابطًا مختصرًا فافتحه في موقعه وانسخ منه الرابط الطويل أو اللغز.
variant-unreadable = لا يمكن قراءة لغز هنا: { $fault }
variant-in-fog = تمتد داخل الضباب: { $cells }
label-fog = { $label }، في الضباب
variant-wrong = { $count ->
    [zero] لا أرقام خاطئة.
    [one] رقم واحد خاطئ.
    [two] رقمان خاطئان.
    [few] { $count } أرقام خاطئة.
    [many] { $count } رقمًا خاطئًا.
   *[other] { $count } رقم خاطئ.
}

## أنواع الألغاز

kind-killer = كيلر
kind-thermo = موازين حرارة
kind-arrow = أسهم
kind-jigsaw = جيغسو
kind-kropki = نقاط كروبكي
kind-xv = XV
kind-whisper = خطوط الهمس
kind-sandwich = ساندويتش
kind-little-killer = كيلر صغير
kind-x = سودوكو X
kind-windoku = ويندوكو
kind-disjoint-sets = مجموعات متفرقة
kind-anti-knight = مانع الحصان
kind-anti-king = مانع الملك
kind-non-consecutive = بلا أرقام متتالية
kind-plain = بلا قواعد إضافية

## الاستوديو

studio = الاستوديو
studio-about = صمّم لغزك بنفسك: ضع القواعد والأرقام واعرف فورًا هل له حل واحد.
studio-begin = البدء بشبكة فارغة
studio-open = فتح في الاستوديو
studio-drafts = مسوداتك
studio-help = حدّد خانات ثم أدخل أرقامًا أو اضغط على قاعدة. أو اضغط على القاعدة أولًا ثم ارسمها عبر خاناتها. يتبع الخط ترتيب خاناته.
studio-value = مجموع القاعدة أو عددها أو أرقامها
studio-more = { $count }+ من الحلول
studio-unique = حل واحد
copy-sudokupad = انسخ رابط SudokuPad
copy-f-puzzles = انسخ رابط f-puzzles
no-link = لا تتسع روابط f-puzzles وSudokuPad لهذه القاعدة: { $rule }
studio-contradiction = لا حل بسبب: { $rules }
studio-spare = يمكن حذف أيٍّ من هذه وحدها: { $rules }
studio-removed = أُزيلت: { $rule }
studio-remove = إزالة: { $rule }
studio-change = تغيير: { $rule }
studio-changing = { $rule }: أدخل عددًا آخر أو حدّد خانات أخرى، ثم اضغط على القاعدة أو على Enter.
studio-changing-cells = { $rule }: حدّد خانات أخرى، ثم اضغط على القاعدة.
studio-cells = { $count ->
    [zero] حدّد خانات أولًا.
    [one] حدّد خانة أولًا.
    [two] حدّد خانتين على الأقل أولًا.
    [few] حدّد { $count } خانات على الأقل أولًا.
    [many] حدّد { $count } خانة على الأقل أولًا.
   *[other] حدّد { $count } خانة على الأقل أولًا.
}
studio-exactly = { $count ->
    [zero] حدّد الخانات.
    [one] حدّد خانة واحدة فقط.
    [two] حدّد خانتين فقط.
    [few] حدّد { $count } خانات بالضبط.
    [many] حدّد { $count } خانة بالضبط.
   *[other] حدّد { $count } خانة بالضبط.
}
studio-number = أدخل أولًا عددًا صحيحًا لهذه القاعدة.
studio-no-sum = { $count ->
    [zero] لا يمكن أن يكون المجموع { $sum } بلا خانات.
    [one] لا يمكن أن يكون مجموع خانة واحدة { $sum }.
    [two] لا يمكن أن يكون مجموع خانتين { $sum }.
    [few] لا يمكن أن يكون مجموع { $count } خانات { $sum }.
    [many] لا يمكن أن يكون مجموع { $count } خانة { $sum }.
   *[other] لا يمكن أن يكون مجموع { $count } خانة { $sum }.
}
studio-beside = حدد خانات متجاورة.
studio-square = حدّد أولًا أربع خانات تكوّن مربعًا.
studio-line = حدّد أولًا خانة على الحافة، أو خانتين في الصف نفسه أو العمود نفسه.
studio-diagonal = حدّد أولًا خانة على الحافة، أو خانتين من قطر واحد.
studio-copy = حدّد أولًا خانات شكل، ثم العدد نفسه من خانات نسخته بالترتيب نفسه.
studio-sign = تعني X أن المجموع 10 وتعني V أنه 5. لمجموع آخر استخدم هذه القاعدة: { $rule }
studio-draw = { $rule }: ارسم القاعدة عبر خاناتها. اضغط عليها مرة أخرى للتوقف.
studio-beside-grid = { $rule }: اضغط على الهامش حيث يوضع الدليل، ثم أدخل العدد واضغط على Enter. اضغط على القاعدة مرة أخرى للتوقف.
studio-origin = العنوان والمؤلف والقواعد
origin-title = العنوان
origin-author = المؤلف
rules-cages = أقفاص ومجموعات
rules-cells = الخانات
rules-lines = الخطوط
rules-between = بين الخانات
rules-outside = خارج الشبكة
rules-whole = الشبكة كلها
rule-cage = قفص كيلر
rule-all-different = بلا تكرار
rule-thermo = ميزان حرارة
rule-arrow = سهم
rule-whisper = خط الهمس
rule-renban = خط رنبان (Renban)
rule-palindrome = خط متناظر
rule-between = خط البين
rule-box-sum = خط مجاميع المربعات
rule-zipper = خط السحّاب
rule-lockout = خط الإقصاء
rule-entropic = خط الإنتروبيا
rule-modular = خط البواقي
rule-white-dot = نقطة بيضاء
rule-black-dot = نقطة سوداء
rule-x = X (المجموع 10)
rule-v = V (المجموع 5)
rule-greater = أكبر من
rule-quad = رباعي
rule-x-sum = مجموع X
rule-skyscraper = ناطحات السحاب
rule-falling = القطر النازل
rule-rising = القطر الصاعد
rule-fog = ضباب
rule-dutch = خط الهمس الهولندي
rule-odd = رقم فردي
rule-even = رقم زوجي
rule-sum = مجموع
rule-pill = سهم الكبسولة
rule-circles = دوائر العدّ
rule-box = مربع غير منتظم
rule-greatest = أكبر من جاراتها
rule-least = أصغر من جاراتها
rule-double-arrow = سهم مزدوج
rule-hidden-skyscraper = ناطحة سحاب مخفية
rule-anti-taxicab = مضاد سيارة الأجرة
rule-all-dots = كل النقاط ظاهرة
rule-all-xv = كل علامات X وV ظاهرة
rule-entropy = منخفض ومتوسط وعالٍ في 2×2
rule-no-boxes = بلا مربعات
rule-room = غرفة مرقّمة
rule-clones = نسخ متطابقة
rule-slow-thermo = ميزان حرارة بطيء
rule-sum-line = خط المجاميع
rule-equal-sum = مجاميع متساوية
rule-rellik = قفص رليك (Rellik)
rule-equality = قفص التساوي
rule-lunchbox = علبة الغداء
rule-at-least = يحتوي على الأقل
rule-exactly = يحتوي بالضبط
rule-look-and-say = قفص «انظر وقل»
rule-same-digits = مجموعات بالأرقام نفسها
rule-count = عدد الأرقام المختلفة
rule-index-column = دليل العمود
rule-index-row = دليل الصف
rule-index-line = خط الدليل
rule-rank = الترتيب الكامل
rule-remainders = كل بواقي القسمة على 3 في 2×2
rule-flatmates = رفقاء السكن الهولنديون
rule-boxes-alike = مربعات بالأرقام نفسها
rule-chaos = مربعات يجب إيجادها
