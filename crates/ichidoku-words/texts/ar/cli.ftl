# ما يقوله سطر الأوامر: مساعدته وملاحظاته ونتائجه. اسم نص المساعدة من اسم أمره ووسيطه.
# الأسماء والخيارات وأسماء الملفات وما بين علامتي ` تبقى كما هي.

## وسائط تشترك فيها عدة أوامر

help-any-output = اكتب إلى هذا الملف بدل الخرج القياسي (`-`)، مضغوطًا إن انتهى بـ `.gz`؛ لا يبقى ملف ناقص أبدًا
help-any-strict = توقف عند أول سجل لا يُقرأ
help-any-drawn-unchecked = اقرأ الأنواع الأخرى دون الخطوط والأسهم والعلامات المرسومة فقط، فلا شيء يبيّن القواعد التي تعنيها
help-any-threads = عدد الخيوط؛ الافتراضي كل الأنوية
help-any-column = من ملف Parquet إلى آخر: عمود الألغاز؛ الافتراضي أن يُعرف من اسمه أو قيمه
help-any-compression = من ملف Parquet إلى آخر: طريقة ضغط الأعمدة الجديدة؛ الافتراضي `snappy`
help-any-engine = مجموعة التعليمات؛ الافتراضي أسرع المتاح. النتائج هي نفسها
help-any-limit = هذا العدد على الأكثر لكل لغز، أو `none` للكل
help-any-json = اطبع كائن JSON لكل سجل
help-any-only = استعمل هذه التقنيات أو العائلات فقط، الأسهل أولًا: `naked-pair,x-wing,chains`. يمكن تكراره
help-any-without = اترك هذه التقنيات أو العائلات: `uniqueness,forcing`. يمكن تكراره
help-any-no-nets = اترك الشبكات الإجبارية التي تجرّب المرشّحات، والمتداخلة منها على مستويين؛ مثل `--without nets`
help-any-order = جرّب هذه أولًا، بهذا الترتيب. يمكن تكراره
help-any-grade = مدى صعوبتها بمقياس ichidoku نفسه (docs/grades.md)
help-any-hodoku = مدى صعوبتها بمقياس HoDoKu
help-any-er = مدى صعوبتها عند Sudoku Explainer: قيمة ER مثل `7.1`، أو مدى مثل `7.1-7.3`. يختار `--scale` الإصدار
help-any-needs = اطلب تقنية: في خطوة ما لا تفيد تقنية أسهل منها. الأسماء: `ichidoku techniques`
help-any-forbid = امنع تقنية أو عائلة من التقنيات: يمكن حل اللغز من دونها. يمكن تكراره
help-any-clues = عدد المعطيات: من 17 إلى 80، أو الأقل والأكثر، كما في `24-28`
help-any-minimal = ألغاز دنيا فقط: حذف أي معطى يعطي عدة حلول
help-any-symmetry = تناظر نمط المعطيات
help-any-pattern = الخانات التي فيها معطى: 81 رمزًا، `.` أو `0` للفراغ
help-any-given = معطيات يجب أن تكون في كل لغز
help-any-solution = الحل الذي يجب أن يكون لكل لغز
help-any-attempts = اترك اللغز بعد هذا العدد من المحاولات؛ 50000 افتراضيًا، و2000 للأنواع الأخرى
help-any-steps = أوقف التشغيل بعد هذا العدد من الخطوات، وكل خطوة وضع رقم أو فحص
help-any-time = أوقف التشغيل بعد هذا العدد من الثواني
help-any-inputs = ملفات ألغاز، أو `-` للدخل القياسي، أو ألغاز نفسها؛ الافتراضي الدخل القياسي
help-any-inputs-long = يُقرأ الوسيط كملف إن وُجد ملف بهذا الاسم، وإلا فكلغز. اكتب `--` قبل لغز أو اسم يبدأ بـ`-`.

## ichidoku

help-program = حُل ألغاز السودوكو وقيّمها واشرحها وأعدّها وحللها، لغزًا واحدًا أو ملايين.
help-program-long = تأتي الألغاز من ملفات أو من الدخل القياسي أو من الوسائط، بأي صيغة شائعة، عادية أو مضغوطة (gzip وxz وbzip2 وzstd وzip): 81 رمزًا في السطر، وتسعة صفوف، وشبكات بأطر، وشبكات مرشّحات، وCSV، وJSON وغيرها. تُكتشف الصيغة تلقائيًا. وتُقرأ الأنواع الأخرى أيضًا حيث يكون لها معنى: كيلر وجيغسو والأحجام الأخرى والروابط ذات القواعد الأخرى.
help-program-color = متى يُستعمل اللون، في المساعدة والأخطاء أيضًا
help-program-quiet = اطبع البيانات والأخطاء فقط: بلا شريط تقدم ولا ملاحظات
help-program-language = لغة الرسائل والجمل، مثل `de`؛ الافتراضي لغة `LC_ALL` أو `LC_MESSAGES` أو `LANG`، وإلا فالإنجليزية
example-program-1 = حُل كل لغز في ملف
example-program-2 = اشرح الخطوة التالية مع رسم

## ichidoku solve

help-solve = حُل الألغاز واطبع حلًا في كل سطر، بترتيب المدخلات
help-solve-long = تعمل كل الأنوية، ويُثبت لكل حل أنه الوحيد أو أنه ليس كذلك. كل سجل في المدخلات يعطي سجلًا في المخرجات بالترتيب نفسه: الحل، أو سطرًا يقول `no solution` أو `unreadable`. إن كان للغز عدة حلول طُبع أول ما وُجد منها مع ملاحظة، والاختيار هو نفسه على كل جهاز. وتبقى حالة الخروج 0؛ والأمر `check` يقول أكثر ويفشل. الحل المذكور الخاطئ يُبلَّغ عنه ويُعد مدخلًا سيئًا. وفي ملف بصيغة csv أو json أو ndjson أو parquet يكون لكل لغز `status`، ولا يُذكر حل إن تعددت الحلول. من جدول CSV أو TSV إلى آخر، كما في `-o solved.csv`، تبقى كل الأعمدة كما هي وتليها أعمدة الأجوبة؛ وآخرها `error` يبيّن لماذا لا جواب في صف ما.
help-solve-json = اطبع كائن JSON لكل سجل: موضعه وحالته وحله
help-solve-format = صيغة الحلول؛ الافتراضي ما يدل عليه امتداد اسم الخرج، أو 81 رمزًا في السطر إن لم يدل على صيغة، أو شبكة مرسومة للغز واحد على الطرفية
help-solve-first = توقف عند أول حل دون التحقق من أنه الوحيد؛ أسرع
help-solve-stats = اذكر في النهاية كم لغزًا من كل نوع وما فعله البحث؛ ومع --json لكل لغز أيضًا
help-solve-gpu = حُل على معالج رسوم NVIDIA بالبرنامج `ichidoku-gpu`؛ يجب أن يكون كل سطر 81 رقمًا ونقطة
example-solve-1 = حُل كل لغز في ملف، حل في كل سطر
example-solve-2 = اطبع الحل كشبكة

## ichidoku count

help-count = عُدّ الحلول حتى حد، عدد في كل سطر
help-count-long = كل سجل في المدخلات يعطي سطرًا في المخرجات: العدد، أو `unreadable`. العدد المساوي للحد يعني هذا القدر على الأقل. من جدول CSV أو TSV إلى آخر، كما في `-o counted.csv`، تبقى كل الأعمدة كما هي وتليها أعمدة الأجوبة؛ وآخرها `error` يبيّن لماذا لا جواب في صف ما.
help-count-limit = لا تعدّ أكثر من هذا؛ `none` بلا حد (للشبكة الفارغة 6,670,903,752,021,072,936,960 حلًا)
help-count-time = أوقف عدّ حلول اللغز بعد هذا العدد من الثواني؛ يكون العدد عندئذ حدًا أدنى، وتقول ملاحظة ذلك
help-count-estimate = قدّر العدد بدل عدّه، مهما كبر: اطبعه مع طرفي مجال الثقة 95%، وبينها علامات جدولة
help-count-estimate-long = العدد الذي يُعد سريعًا دقيق ويقف وحده. وإلا فيؤخذ متوسط سبور عشوائية لشجرة البحث (Knuth 1975): بلا تحيز، وبخطأ معروف.
help-count-samples = عدد السبور لـ`--estimate`؛ أربعة أمثالها تنصف الخطأ
help-count-seed = بذرة العشوائية لـ`--estimate`؛ البذرة نفسها تعطي التقدير نفسه
example-count-1 = عُدّ الحلول، لكن ليس أكثر من مليون
example-count-2 = قدّر العدد مهما كبر، مع خطئه

## ichidoku enumerate

help-enumerate = اطبع كل الحلول، حلًا في كل سطر، بترتيب تصاعدي
help-enumerate-long = تُطبع حين توجد. اللغز الذي لا حل له لا يعطي سطرًا. وحلول اللغز تلي حلول الذي قبله.
help-enumerate-json = اطبع كائن JSON لكل حل
example-enumerate-1 = اطبع أول 20 حلًا
example-enumerate-2 = اطبعها مع اللغز الذي ينتمي إليه كل منها

## ichidoku true-candidates

help-true-candidates = ارسم المرشّحات التي ترد في حل واحد على الأقل
help-true-candidates-long = الخانة ذات المرشّح الواحد لها الرقم نفسه في كل الحلول؛ والمرشّح الناقص يمكن استبعاده. لكل مرشّح بحث خاص به. ولا يُنظر إلى مرشّحات المدخلات، ويُرفض لغز معطى بها وحدها.
help-true-candidates-limit = عُدّ الحلول مع كل مرشّح حتى هذا العدد؛ تظهر مع `--json`
help-true-candidates-json = اطبع كائن JSON لكل سجل، مع الأعداد
help-true-candidates-guesses = اترك اللغز إذا احتاج البحث عن مرشّح إلى تخمينات أكثر من هذا
example-true-candidates-1 = ارسم الأرقام التي ترد في حل ما
example-true-candidates-2 = عُدّ الحلول مع كل مرشّح حتى 100

## ichidoku check

help-check = اذكر التعارضات والتناقضات وتعدد الحلول والمعطيات الزائدة
help-check-long = معطيات متعارضة: كل تعارض. لا حل: مجموعة دنيا من المعطيات المتناقضة (حذف أي منها يزيل التناقض). عدة حلول: كم هي، واثنان منها، والخانات التي يختلفان فيها، والخانات التي لا تحسمها المعطيات. حل واحد: هل اللغز أدنى، أو أي معطياته زائد. وفي الأنواع الأخرى تُفحص القواعد كما تُفحص المعطيات. وإن ذُكر حل: هل هو صحيح؛ والخاطئ يُعد مدخلًا سيئًا. ولا يُنظر إلى مرشّحات المدخلات، ويُرفض لغز معطى بها وحدها. من جدول CSV أو TSV إلى آخر، كما في `-o checked.csv`، تبقى كل الأعمدة كما هي وتليها أعمدة الأجوبة؛ وآخرها `error` يبيّن لماذا لا جواب في صف ما.
help-check-limit = لا تعدّ حلول اللغز أكثر من هذا
example-check-1 = اذكر الخطأ في كل لغز
example-check-2 = اطبع التقرير بصيغة JSON

## ichidoku convert

help-convert = حوّل الألغاز إلى صيغة أخرى
help-convert-long = تُكتشف صيغة المدخلات. يُحفظ كل ما تقوله عن اللغز بقدر ما تتسع له الصيغة الجديدة: json وndjson تتسعان لكل شيء، وcsv للحل والعناوين وأعمدة أخرى. وتذكر ملاحظة ما تُرك. وفي csv أعمدة لكل ما في المدخلات، ومن الأنبوب لما يرد قرب بدايتها فقط. وتُكتب الأنواع الأخرى بالصيغة iss التي تتسع لكل قاعدة، أو f-puzzles أو f-puzzles-json أو sudokupad بالقواعد الموجودة في f-puzzles، أو line أو rows، أو صورةً.
help-convert-to = الصيغة التي تُكتب؛ الافتراضي ما يدل عليه امتداد اسم الخرج
help-convert-scale = نقاط PNG لكل وحدة، من 1 إلى 4؛ الافتراضي 2
help-convert-transparent = ارسم خطوط PNG وأرقامه وألوانه فقط، لا الورقة
example-convert-1 = اكتب جدولًا
example-convert-2 = اعرض مرشّحات كل خانة

## ichidoku hint

help-hint = أعطِ تلميحًا للخطوة التالية: أين تنظر، أو أي تقنية، أو الخطوة كاملة
help-hint-long = تُعد مرشّحات شبكة المرشّحات ملاحظات اللاعب نفسه. والرقم الوحيد في خانته في مثل هذه الشبكة قد يكون موضوعًا أو ملاحظة: يُعد ملاحظة إذا كانت عدة خانات تراه ما زالت تعرضه وقليل منها فقده. الأخطاء أولًا: التعارضات، والرقم المُدخل الخاطئ (الأسبق، إن أعطى `--entries` الترتيب)، والمرشّح الناقص، وتعدد الحلول أو انعدامها. كل خطوة مثبتة، لكن إثبات الشبكة الإجبارية يجرّب المرشّحات: والمتداخلة على مستويين، T&E(2). ويتركها `--no-nets`. وحيث لا تفيد تقنية يقول الجواب ذلك.
help-hint-json = اطبع كائن JSON، مع دليل الخطوة
help-hint-grade = مستوى التفصيل: أين، أو التقنية، أو الشرح، أو كل رابط في سلسلة
help-hint-entries = الأرقام المُدخلة حتى الآن، بالترتيب: `r5c5=5,r1c3=4`
help-hint-entries-long = إدخال واحد للخانة على الأكثر، ولا إدخال يناقض معطى. أرقام اللغز المسماة هنا تُعد مُدخلة لا معطاة، إن كان للغز حل واحد من دونها.
example-hint-1 = قل أين أنظر، لا أكثر
example-hint-2 = اشرح الخطوة التالية التي لا تحتاج إلى شبكة إجبارية

## ichidoku steps

help-steps = حُل الألغاز بتقنيات البشر واشرح كل خطوة
help-steps-long = كل خطوة تستعمل أسهل تقنية ممكنة، وهي مثبتة. إثبات الشبكة الإجبارية يجرّب المرشّحات: والمتداخلة على مستويين، T&E(2). ويتركها `--no-nets`. وينتهي المسار حيث لا تفيد تقنية. ولا تفترض خطوة وحدانية الحل ما لم تكن معروفة. وتبدأ الخطوات من مرشّحات شبكة المرشّحات.
help-steps-limit = هذا العدد من الخطوات لكل لغز على الأكثر
help-steps-json = اطبع كائن JSON لكل لغز: كل الخطوات مع أدلتها
help-steps-all = اسرد كل خطوة متاحة الآن، الأسهل أولًا، بدل مسار حل
help-steps-next = الخطوة التالية فقط، مرسومة
help-steps-scale = اطبع بدل ذلك مسار مقياس آخر: `se121`، وهو مقياس Sudoku Explainer 1.2.1، أو `sukaku`، وهو مقياس Sukaku Explainer 1.18.1
help-steps-scale-long = في كل سطر تقييم الخطوة، واسم التقنية عند Sudoku Explainer، والرقم الموضوع، والمرشّحات المحذوفة. تُحل شبكة المرشّحات من مرشّحاتها، كما في `rate`.
help-steps-draw = ارسم الشبكة عند كل خطوة، مع المرشّحات المعنية؛ دائمًا مع --next
help-steps-notation = سطر لكل خطوة كما يكتبها الخبراء: Eureka للسلاسل، و`2 c67 r25` للسمكة
example-steps-1 = حُل اللغز واشرح كل خطوة
example-steps-2 = ارسم خطوة واحدة من دون هذه التقنيات

## ichidoku rate

help-rate = قيّم صعوبة الألغاز على البشر: المستوى والدرجة
help-rate-long = كل سجل في المدخلات يعطي سطرًا بترتيبها: اللغز والمستوى والدرجة، وبينها علامات جدولة. لا تقييم للغز بلا حل أو بعدة حلول، وسطره يقول ذلك. ولا يُنظر إلى مرشّحات المدخلات إلا بالمقياسين `se121` و`sukaku`، وبهما تُقيَّم شبكة المرشّحات بمرشّحاتها (سوكاكو). المستوى دون «فوق كل حد» لا يحتاج إلى شبكة إجبارية. وترفض المقاييس الأخرى لغزًا معطى بمرشّحاته وحدها. من جدول CSV أو TSV إلى آخر، كما في `-o rated.csv`، تبقى كل الأعمدة كما هي وتليها أعمدة الأجوبة؛ وآخرها `error` يبيّن لماذا لا جواب في صف ما.
help-rate-scale = مقياس التقييم: مقياس ichidoku، وهو واحد لكل النسخ المتناظرة (الافتراضي)، أو مقياس HoDoKu، أو Sudoku Explainer 1.2.1 (`se121`)، أو Sukaku Explainer 1.18.1 (`sukaku`): قيم ER وEP وED وأصعب تقنية
help-rate-format = شكل السطر بالمقياس `se121` أو `sukaku`، كما في `serate`: ‏`%g` اللغز، `%r` ER، `%p` EP، `%d` ED، `%n` سطر الملف، `%e` الثواني؛ `%t` أصعب تقنية، `%l` سطر جديد
help-rate-only-er = اطبع اللغز وقيمة ER فقط
help-rate-at-least = اطبع الألغاز التي لا تقل قيمة ER فيها عن هذه فقط، دون تقييمات؛ يُترك الصعب عند أول خطوة بهذه الصعوبة
help-rate-where = قيّم الألغاز التي تحقق شرطًا فقط، مثل `er>=8.3 && tridagon`
help-rate-where-long = تقارن الشروط الأعداد بـ `<` و`<=` و`=` و`!=` و`>=` و`>`، وتُجمع بـ `&&` و`||` و`!` والأقواس. الأسماء هي `er` و`ep` و`ed` و`grade` بقيمها من `trivial` إلى `beyond` و`score` و`hodoku` (درجة HoDoKu) و`clues` وكل تقنية: عدد خطواتها في مسار ichidoku. الاسم وحده صحيح ما لم يكن عدده 0. ضع ما يُعرف بسرعة في البداية: لا يُحسب الباقي إلا إذا كان له أثر.
help-rate-histogram = اطبع عدد الألغاز لكل تقييم ولكل تقنية بدل سطر لكل لغز
example-rate-1 = اطبع مستوى كل لغز ودرجته
example-rate-2 = اطبع قيمة ER للألغاز التي فيها 17 رقمًا معطى أو التي مستواها صعب فما فوق

## ichidoku techniques

help-techniques = اسرد تقنيات الحل، أو اشرح واحدة
help-techniques-json = اكتب كائن JSON، مع الأسماء الأخرى والدرجات
example-techniques-1 = اسرد كل التقنيات
example-techniques-2 = اشرح واحدة منها

## ichidoku techniques-list

help-techniques-list = اسرد التقنيات عائلة بعد عائلة مع تقييماتها
help-techniques-list-long = الصعوبة صعوبة ichidoku، وتبدأ من 10؛ وSE تقييم Sudoku Explainer 1.2.1؛ ورمز HoDoKu يسمي التقنية في مكتبة اختباراته. وتقف شرطة حيث لا يعرف البرنامج التقنية.
help-techniques-list-json = اكتب كائن JSON، مع الأسماء الأخرى والدرجات
example-techniques-list-1 = اطبع جدولًا
example-techniques-list-2 = اطبع الأسماء الأخرى والدرجات أيضًا بصيغة JSON

## ichidoku techniques-explain

help-techniques-explain = اشرح تقنية: ما هي، ولماذا تصح، ومثال وشكل لا يكفي، مرسومين، وتمرينان
help-techniques-explain-long = في الرسوم تحدد الأقواس الشكل، و`-5` مرشّح مستبعد، و`=5` رقم موضوع، و`+5` ما يجعل الشكل لا يكفي؛ وهي ملونة أيضًا على الطرفية.
help-techniques-explain-topic = التقنية بأي من أسمائها، مهما كانت حالة الأحرف: hidden-pair أو "Hidden Pair" أو y-wing؛ أو صفحة فيها عدة تقنيات: naked-subsets
help-techniques-explain-answers = اطبع إجابات التمارين أيضًا
example-techniques-explain-1 = اشرح الأزواج المخفية، بمثال وشكل لا يكفي
example-techniques-explain-2 = اشرح كل تقنيات صفحة، وأجب عن تمارينها

## ichidoku canonical

help-canonical = اطبع الصورة القياسية: هي نفسها للنسخ المتناظرة، ولها وحدها
help-canonical-long = هي أصغر سطر من 81 رمزًا، والفراغ قبل كل الأرقام، يمكن بلوغه بتبديل الصفوف والأعمدة والأشرطة، والقلب حول القطر، وإعادة تسمية الأرقام (صورة row-minlex). لا صورة للمعطيات المتعارضة: يقول سطرها `clashing`. ولا يُنظر إلى مرشّحات المدخلات، ويُرفض لغز معطى بها وحدها. في `transform` الذي يطبعه `--json`، أول عدد في `rows` هو الموضع الجديد للصف 1، وهكذا؛ ومثله `columns`، و`digits` هي الأسماء الجديدة للأرقام من 1 إلى 9. ومع `transposed` تصير الصفوف أعمدة في النهاية. من جدول CSV أو TSV إلى آخر، كما في `-o forms.csv`، تبقى كل الأعمدة كما هي وتليها أعمدة الأجوبة؛ وآخرها `error` يبيّن لماذا لا جواب في صف ما.
help-canonical-json = اطبع كائن JSON لكل سجل، مع تحويل يؤدي إليها وعدد التماثلات الذاتية
example-canonical-1 = اطبع الصورة القياسية لكل لغز
example-canonical-2 = اطبع التحويل الذي يؤدي إليها أيضًا

## ichidoku same-class

help-same-class = افحص هل يكافئ كل لغز أو شبكة الأول
help-same-class-long = كل سجل بعد الأول يعطي سطرًا: `same` أو `different`. والسجل ذو المعطيات المتعارضة لا يكافئ شيئًا. في `transform` الذي يطبعه `--json`، أول عدد في `rows` هو الموضع الجديد للصف 1، وهكذا؛ ومثله `columns`، و`digits` هي الأسماء الجديدة للأرقام من 1 إلى 9. ومع `transposed` تصير الصفوف أعمدة في النهاية.
help-same-class-json = اطبع كائن JSON لكل سجل، مع تحويل ينقل الأول إلى النسخة
example-same-class-1 = قارن كل لغز بالأول
example-same-class-2 = اعرض كيف تنتج النسخ بعضها من بعض

## ichidoku automorphisms

help-automorphisms = عُدّ تناظرات الألغاز والشبكات
help-automorphisms-long = التماثل الذاتي طريقة لنقل الخانات لا تغير إلا أسماء الأرقام. كل سجل يعطي عددًا، وهو 1 إن لم يوجد تناظر. لا تماثل للمعطيات المتعارضة: يقول سطرها `clashing`.
help-automorphisms-json = اطبع كائن JSON لكل سجل، مع كل التماثلات الذاتية
example-automorphisms-1 = عُدّ تناظرات كل شبكة
example-automorphisms-2 = اسردها

## ichidoku dedupe

help-dedupe = أبقِ الأول فقط من كل الألغاز أو الشبكات المتكافئة
help-dedupe-long = يُطبع كل منها سطرًا من 81 رمزًا بترتيب المدخلات. تُبقى المعطيات المتعارضة. وتبقى صور كل الأصناف في الذاكرة: 41 بايتًا لكل صنف، مع جدولها.
help-dedupe-json = اطبع كائن JSON لكل سجل مُبقى، مع صورته القياسية
example-dedupe-1 = أبقِ لغزًا واحدًا من كل صنف
example-dedupe-2 = اطبع كلًا منها مع صورته القياسية

## ichidoku minimal

help-minimal = اسرد الألغاز الدنيا التي يحويها لغز، واحدًا في كل سطر
help-minimal-long = اللغز الأدنى يُسرد نفسه؛ واللغز الذي ليس له حل واحد لا يعطي سطرًا. ويقول `check` هل اللغز أدنى، وأي معطياته زائد. ومع عدة ألغاز يقول `--json` لأيها ينتمي كل ناتج.
help-minimal-limit = هذا العدد لكل لغز على الأكثر؛ `none` للكل، وقد تكون كثيرة جدًا
example-minimal-1 = اسرد خمسة ألغاز دنيا من المعطيات
example-minimal-2 = اسرد خمسة لكل لغز، بصيغة JSON

## ichidoku unavoidable

help-unavoidable = اسرد المجموعات الحتمية الدنيا: خانات لا يجوز أن تخلو كلها من معطى
help-unavoidable-long = للغز مجموعات حله؛ واللغز الذي ليس له حل واحد لا مجموعات له. مجموعة في كل سطر، الأصغر أولًا: عدد الخانات، علامة جدولة، الخانات. ومع عدة ألغاز يقول `--json` لأيها ينتمي كل ناتج.
help-unavoidable-size = أكبر مجموعة تُسرد، 16 خانة على الأكثر؛ 12 تأخذ نحو 10 مللي ثانية للشبكة، وكل خانة بعدها أضعاف ذلك
example-unavoidable-1 = اسرد أصغر مجموعات كل شبكة
example-unavoidable-2 = اسرد مجموعات الحل، بصيغة JSON

## ichidoku backdoors

help-backdoors = اسرد أصغر الأبواب الخلفية: خانات إذا مُلئت حلت المفردات البقية
help-backdoors-long = المفردات هي المكشوفة والمخفية في الصفوف والأعمدة والمربعات. باب في كل سطر: عدد الخانات، علامة جدولة، الخانات. واللغز الذي تحله المفردات له باب واحد من صفر خانات. ومع عدة ألغاز يقول `--json` لأيها ينتمي كل ناتج.
help-backdoors-size = أكبر مجموعة يُبحث عنها، 5 خانات على الأكثر؛ وكل خانة إضافية تأخذ عشرات أضعاف الوقت
example-backdoors-1 = اسرد أصغر الأبواب الخلفية لكل لغز
example-backdoors-2 = ابحث عن خانتين على الأكثر

## ichidoku bands

help-bands = اسرد أصناف التكافؤ الـ416 للأشرطة
help-bands-long = صنف في كل سطر، وبين الحقول علامات جدولة: رقمه، وأصغر شريط فيه، وعدد أشرطته، وعدد التماثلات الذاتية لكل منها، وعدد الشبكات التي تبدأ بأي واحد منها.
help-bands-json = اطبع كائن JSON لكل صنف
example-bands-1 = اكتب جدولًا بكل الأصناف الـ416
example-bands-2 = اطبع الثلاثة الأولى بصيغة JSON

## ichidoku count-grids

help-count-grids = عُدّ كل الشبكات الكاملة، بحسب صنف شريطها الأول
help-count-grids-long = يُحسب العدد ولا يُنقل: لكل صنف من أصناف الأشرطة الـ416، عدد أشرطته في عدد الشبكات التي تبدأ بأحدها.
help-count-grids-json = اطبع كائن JSON؛ العدد نص، لأن أرقامه أكثر مما تحفظه معظم القارئات
example-count-grids-1 = اطبع عدد كل الشبكات
example-count-grids-2 = اطبعه بصيغة JSON

## ichidoku generate

help-generate = أعدّ ألغازًا بحسب المستوى أو المعطيات أو التناظر أو التقنية
help-generate-long = لكل منها حل واحد. البذرة والرقم التسلسلي والخيارات نفسها تعطي اللغز نفسه على كل جهاز. يُكتب كل لغز حين يُعد هو وما قبله. وCtrl-C ينهي تشغيلًا طويلًا بما أُعد منه، ويطبع `--seed` و`--from` للمتابعة. الخيارات المستحيلة تُرفض فورًا؛ واللغز الذي لا يوجد في `--attempts` محاولة يُترك مع رسالة، وحالة الخروج 4 في النهاية.
help-generate-output = اكتب إلى هذا الملف بدل الخرج القياسي؛ يظهر في النهاية، وبعد Ctrl-C بما أُعد من ألغاز
help-generate-json = اطبع كائن JSON لكل لغز: اللغز والحل والمعطيات والبذرة والرقم التسلسلي والتقييم
help-generate-seed = بذرة العشوائية؛ الافتراضي اختيار بذرة جديدة وطباعتها. استخدم بذرة أخرى لكل مستوى: فبالبذرة نفسها قد لا يختلف لغزان من مستويين إلا بمعطى أو اثنين
help-generate-count = عدد الألغاز
help-generate-from = الرقم التسلسلي لأول لغز
help-generate-size = عدد الصفوف والأعمدة؛ والأحجام الممكنة تتوقف على `--rules`
help-generate-like = ولّد ألغازًا مثل هذا: بمستواه، وبعدد معطياته أو بزيادة واحد أو نقصانه، وبالتماثل نفسه، ودنيا إن كان هو أدنى
help-generate-like-long = ما يُطلب منها بخيار خاص به يكون كما يقول ذلك الخيار: `--like puzzle.txt --grade hard` يولّد ألغازًا أصعب. مع `--pattern` يحدد النمط مواضع المعطيات، ومع `--hodoku` أو `--er` أو `--needs` تحدد هذه الصعوبة.
help-generate-rules = قواعد إضافة إلى قواعد الصفوف والأعمدة والمربعات: القاتل والأحجية ومقاييس الحرارة وغيرها؛ ولا شيء افتراضيًا. لا يجتمع مع `--like`، `--hodoku`، `--er`، `--scale`، `--needs`، `--forbid`، `--clues`، `--minimal`، `--pattern`، `--given`، `--solution`، `--format` أو `--practice`
help-generate-digits = أعطِ أرقامًا في القاتل أيضًا
help-generate-scale = مقياس `--er`: `se121`، وهو مقياس Sudoku Explainer 1.2.1 (الافتراضي)، أو `sukaku`، وهو مقياس Sukaku Explainer 1.18.1
help-generate-format = صيغة الألغاز؛ الافتراضي ما يدل عليه امتداد اسم الخرج، أو 81 رمزًا في السطر إن لم يدل على صيغة، أو شبكة مرسومة للغز واحد على الطرفية
help-generate-practice = اطبع الوضع الذي تلزم فيه تقنية `--needs`، مع المرشّحات؛ ومع `--json` خطوتها أيضًا
example-generate-1 = أعدّ لغزًا صعبًا واحدًا
example-generate-2 = أعدّ الألغاز العشرين نفسها كل مرة

## ichidoku book

help-book = اطبع الألغاز ملف PDF مع حلولها
help-book-long = تأتي الألغاز بترتيب المدخلات، عدد منها في كل صفحة، ولكل رقمه. الألغاز والخيارات نفسها تعطي ملف PDF نفسه دائمًا. ويُطبع أيضًا اللغز الذي لا حل له أو له عدة حلول، لكن بلا حل في النهاية؛ وتذكر ملاحظة أيها. يمكن تحديد النص، ويقرأ قارئ الشاشة كل شبكة صفًا صفًا، إلا في الكتيّب. يجوز أن تكون بين الألغاز التقليدية ألغاز بأحجام وقواعد أخرى: تُطبع قواعدها بالكلمات تحتها أو بجانبها مع العنوان والمؤلف. خانات الضباب مخططة، ويبقى ما يخفيه مقروءًا.
help-book-paper = مقاس الورق؛ والصفحة في الكتيّب نصفه
help-book-per-page = عدد الألغاز في الصفحة: 1 أو 2 أو 4 أو 6 أو 9
help-book-solutions = أين الحلول: لا مكان، أو في الصفحة التي خلف كل صفحة، أو صغيرة في النهاية
help-book-title = العنوان فوق الصفحة الأولى
help-book-number-from = رقم أول لغز
help-book-grade = اطبع مستوى كل لغز ودرجته
help-book-candidates = اطبع مرشّحات الخانات المفتوحة، وهي مرشّحات المدخلات إن وُجدت
help-book-large = اطبع أرقامًا أكبر وخطوطًا أثخن
help-book-gutter = اترك هامشًا أعرض عند الكعب للتجليد
help-book-booklet = اطبع صفحتين متجاورتين، بترتيب الطباعة على الوجهين والطي والتدبيس
help-book-bleed = المليمترات التي تُقص حول كل صفحة
help-book-app = اطبع بجانب كل لغز رمزًا يُمسح فيفتحه في التطبيق على هذا العنوان
help-book-font = ملف خط لما ليس لاتينيًا من حروف العنوان وسائر الكلمات، كالعربية أو الصينية
example-book-1 = اطبع أربعة ألغاز في الصفحة، والحلول في النهاية
example-book-2 = اجعل ستين لغزًا صعبًا كتيّبًا مع درجاتها

## ichidoku variations

help-variations = اطبع نسخًا متناظرة عشوائية من الألغاز
help-variations-long = تُبدل الصفوف والأعمدة والأرقام عشوائيًا، وكل طريقة من 1,218,998,108,160 متساوية الاحتمال. تبدو النسخة مختلفة وتُحل بالطريقة نفسها. والبذرة نفسها تعطي النسخ نفسها. في `transform` الذي يطبعه `--json`، أول عدد في `rows` هو الموضع الجديد للصف 1، وهكذا؛ ومثله `columns`، و`digits` هي الأسماء الجديدة للأرقام من 1 إلى 9. ومع `transposed` تصير الصفوف أعمدة في النهاية.
help-variations-json = اطبع كائن JSON لكل نسخة، مع التحويل الذي يؤدي إليها
help-variations-seed = بذرة العشوائية
help-variations-count = عدد نسخ كل لغز
example-variations-1 = اطبع خمس نسخ متناظرة
example-variations-2 = اطبع نسخة من كل لغز، وكيف نتجت

## ichidoku neighbours

help-neighbours = اطبع الألغاز التي تنتج من استبدال معطيات بعددها من غيرها
help-neighbours-long = لكل ناتج حل واحد، ويُطبع مرة واحدة. استبدال معطى واحد كثيرًا ما يعطي مئات الألغاز، لكن بضعة ألغاز فقط للغز من 17 معطى؛ واستبدال اثنين كثيرًا ما يتجاوز 100,000. ومع عدة ألغاز يقول `--json` لأيها ينتمي كل ناتج.
help-neighbours-json = اطبع كائن JSON لكل ناتج
help-neighbours-clues = عدد المعطيات المستبدلة
example-neighbours-1 = اطبع عشرة ألغاز تختلف في معطى واحد
example-neighbours-2 = قيّم ألفًا منها

## ichidoku bench

help-bench = قِس سرعة الحل على هذا الجهاز وتحقق من كل جواب
help-bench-long = لكل ملف ومحرك، بخيط واحد وبكل الخيوط: وسيط عدة جولات على كل ألغازه، في الذاكرة، من المعطيات إلى الأعداد والحلول. يُقارن كل حل بمعطياته، وكل عدد بعدد المحركات الأخرى وبالحل الذي يذكره الملف. لا تُقاس القراءة والكتابة.
help-bench-limit = عدد الحلول التي يُبحث عنها لكل لغز؛ 2 يثبت أنه واحد فقط
help-bench-rounds = عدد الجولات المقيسة، كل منها 50 مللي ثانية على الأقل
help-bench-json = اطبع كائن JSON لكل صف
example-bench-1 = قِس كل محرك على ملف
example-bench-2 = قِس خيطًا واحدًا، بصيغة JSON

## ichidoku lab

help-lab = شغّل خوارزميات الكتب وتتبعها وقارن بينها
example-lab-1 = اسرد الخوارزميات
example-lab-2 = شغّل واحدة وعُدّ عملها

## ichidoku lab-list

help-lab-list = اسرد الخوارزميات، الأبسط أولًا
example-lab-list-1 = اسرد الخوارزميات
example-lab-list-2 = ابحث عن واحدة

## ichidoku lab-run

help-lab-run = شغّل خوارزمية واحدة على لغز واذكر عملها
help-lab-run-long = تتوقف عند أول حل، أو بعد عدد من الخطوات يناسب الخوارزمية (15 مليارًا لمعظمها)، أو بعد خمس دقائق؛ ومع `--trace` بعد مليون خطوة. ويغير ذلك `--steps` و`--time`. والتشغيل الذي لا يكتمل يقول ذلك، بحالة الخروج 4.
help-lab-run-json = اطبع كائن JSON واحدًا
help-lab-run-order = الترتيب الذي يزور به التراجع الخانات؛ أو الخانات التي يزورها أولًا، مثل `"r5c5 r1c9"`
help-lab-run-seed = بذرة العشوائية للترتيبات العشوائية ولحركات التلدين
help-lab-run-algorithm = الخوارزمية؛ يسميها `ichidoku lab list`
help-lab-run-all = ابحث عن كل الحلول
help-lab-run-digits = الترتيب الذي يجرب به التراجع الأرقام
help-lab-run-trace = اكتب كل خطوة إلى هذا الملف، كائن JSON في كل سطر
help-lab-run-animate = شاهد الشبكة في الطرفية
help-lab-run-animate-long = المسافة توقف وتستأنف، والسهم الأيمن خطوة واحدة، و+ و- تغيران السرعة، وq تنهي التشغيل.
help-lab-run-speed = عدد الخطوات المعروضة في الثانية
example-lab-run-1 = شغّل الروابط الراقصة وعُدّ عملها
example-lab-run-2 = اكتب كل خطوة إلى ملف

## ichidoku lab-compare

help-lab-compare = قارن الخوارزميات على الألغاز نفسها في جدول
help-lab-compare-long = تُشغَّل كل خوارزمية على كل لغز حتى أول حل، والتراجع صفًا بعد صف أيضًا على الشبكة المدوَّرة والمخلوطة وبترتيب عشوائي للخانات؛ والمحرك هو الصف الأخير، ويقول العمود `relative` كم مرة من وقته أخذت البقية. لكل تشغيل ميزانية خطوات تناسب خوارزميته وخمس دقائق؛ والذي لا يكتمل يقول ذلك في صفه.
help-lab-compare-json = اطبع كائن JSON لكل تشغيل
help-lab-compare-seed = بذرة العشوائية للترتيبات المخلوطة والعشوائية
help-lab-compare-format = صيغة الجدول؛ وهو Markdown مبدئيًا، أو ما يدل عليه اسم الناتج
help-lab-compare-algorithms = هذه الخوارزميات فقط، بهذا الترتيب
example-lab-compare-1 = قارن ثلاث خوارزميات في جدول
example-lab-compare-2 = اطبع كائن JSON لكل تشغيل

## ichidoku lab-explain

help-lab-explain = اشرح خوارزمية: الفكرة والمصدر والشيفرة الوصفية والكلفة وما يُعد
help-lab-explain-algorithm = الخوارزمية
help-lab-explain-source = اطبع ملفها المصدري الذي يبدأ بالشرح
example-lab-explain-1 = اشرح كيف يحل حلّال SAT السودوكو
example-lab-explain-2 = اطبع المصدر الذي يبدأ بالشرح

## ichidoku serve

help-serve = قدّم تطبيق المتصفح وواجهة REST (على هذا الجهاز فقط افتراضيًا)
help-serve-long = يطبع العنوان ويستمر حتى Ctrl-C. وصف الواجهة في ‎/api/v1/openapi.json؛ والمسارات ‎/board و‎/solve و‎/grade و‎/validate هي مسارات خدمة تستدعيها مشاريع طلابية كثيرة. لا يُرسل شيء إلى أي مضيف آخر.
help-serve-host = العنوان الذي يُستمع عليه؛ 0.0.0.0 أو :: يتيحه لأجهزة أخرى
help-serve-port = المنفذ الذي يُستمع عليه؛ 0 لأي منفذ حر
help-serve-allow-host = أجب أيضًا عن طلبات اسم المضيف هذا، الذي يضيفه وكيل أو نطاق؛ كرره للمزيد. ومن دونه يجيب خادم على عنوان محلي عن localhost والعناوين المحلية، وأي خادم آخر عن كل اسم
help-serve-open = افتح التطبيق في المتصفح
help-serve-log = كيف تُسجل الطلبات على خرج الأخطاء؛ ومع --quiet ما يتعطل فقط
help-serve-time-limit = اترك الطلب بعد هذا العدد من الثواني
help-serve-workers = عدد الطلبات القصيرة التي تُحسب معًا، والطويلة بجانبها؛ الافتراضي واحد لكل معالج
help-serve-rate-limit = دع كل عميل يسأل الواجهة هذا العدد من المرات في الدقيقة، وارفض بالرمز 429 ما يأتي أسرع؛ ولا تُحسب ملفات التطبيق
help-serve-client-header = الترويسة التي تميّز العملاء من أجل ‎--rate-limit، ويضعها وكيلك: مفتاح، أو عنوان العميل نفسه؛ ومن دونها العنوان الذي يأتي منه الطلب
help-serve-metrics = أجب على ‎/metrics بأعداد الطلبات والحسابات (OpenMetrics، من أجل Prometheus)
help-serve-openapi = اطبع وصف واجهة REST (OpenAPI، JSON) بدل الخدمة
example-serve-1 = قدّم على أي منفذ حر
example-serve-2 = اكتب وصف واجهة REST

## ichidoku export-web

help-export-web = اكتب تطبيق المتصفح إلى مجلد لاستضافة ساكنة
help-export-web-long = العناوين فيه نسبية، فيمكن تقديمه تحت أي مسار. كل شيء يعمل في المتصفح؛ لا خادم يُعد.
help-export-web-folder = المجلد؛ يُنشأ إن لم يوجد، وتُستبدل الملفات ذات الأسماء نفسها
example-export-web-1 = اكتب التطبيق إلى المجلد 'site'
example-export-web-2 = اكتبه إلى مجلد موقع ويب، بلا ملاحظة

## ichidoku completions

help-completions = اطبع نص إكمال للصدفة
help-completions-long = حمّله بـsource، أو ضعه حيث تبحث الصدفة عن مثله: `ichidoku completions zsh > _ichidoku`.
help-completions-shell = الصدفة
example-completions-1 = اكتب إكمالات bash لتُحمل بـsource
example-completions-2 = اكتب إكمالات zsh لتوضع في مجلد من $fpath

## ichidoku man

help-man = اطبع صفحة دليل البرنامج أو أمر منه
help-man-long = ‏`ichidoku man > ichidoku.1`، `ichidoku man solve > ichidoku-solve.1`.
help-man-command = الأمر، مثل `solve` أو `lab run`؛ ومن دونه البرنامج كله
example-man-1 = اكتب صفحة دليل البرنامج
example-man-2 = اكتب صفحة دليل أمر

## كلمات المساعدة

help-options-heading = الخيارات
help-examples = أمثلة
help-exit-status = حالة الخروج
help-group-solve = الحل
help-group-understand = الفهم
help-group-make = الإعداد
help-group-research = البحث
help-group-learn = التعلم
help-group-serve = التقديم والتهيئة
exit-success = نجاح
exit-unsolvable = لغز واحد على الأقل لا حل له
exit-clashing = في سجل واحد على الأقل معطيات متعارضة
exit-usage = خطأ استعمال، أو خرج لا يُكتب
exit-unreadable = خطأ استعمال، أو مدخلات لا تُقرأ (ولو سجل واحد)، أو خرج لا يُكتب
exit-misstated = خطأ استعمال، أو مدخلات لا تُقرأ (ولو سجل واحد)، أو حل مذكور خاطئ، أو خرج لا يُكتب
exit-several = لغز واحد على الأقل له عدة حلول
exit-lab-or-generate = لم يكتمل `lab run`، أو لم يجد `generate` لغزًا
exit-guesses = بلغ بحث حد `--guesses`
exit-not-found = لغز واحد على الأقل لم يوجد
exit-lab = لم يكتمل `lab run`
exit-run = لم يكتمل التشغيل
exit-precedence-three = إن انطبق أكثر من واحدة تقدمت 2 على 1، و1 على 3.
exit-precedence-two = إن انطبقتا معًا تقدمت 2 على 1.
exit-endings = الأنبوب المغلق ينهي البرنامج بهدوء بـ0، وCtrl-C بـ130.
color-auto = على الطرفية، ما لم يُضبط NO_COLOR أو CLICOLOR=0؛ وCLICOLOR_FORCE يطلبه في كل مكان
color-always = دائمًا
color-never = أبدًا
log-text = سطر للناس
log-json = كائن JSON في كل سطر

## الصيغ كما تسردها الخيارات

format-line = 81 رمزًا في السطر
format-rows = تسعة أسطر من تسعة رموز
format-boxed = تسعة صفوف في أطر
format-pretty = تسعة صفوف في أطر مرسومة
format-candidates = مرشّحات كل خانة في أطر
format-729 = مرشّحات كل خانة، 729 رمزًا في السطر
format-sdk = تسعة صفوف مع ترويسة، لـSudoCue وSadMan Sudoku
format-csv = جدول مع ترويسة: اللغز والحل والعناوين وأي أعمدة أخرى
format-json = مصفوفة كائنات فيها كل ما يُعرف عن كل لغز
format-ndjson = الكائنات نفسها، واحد في كل سطر
format-opensudoku = مجلد ألعاب لتطبيق OpenSudoku
format-ss = تسعة صفوف في أطر Simple Sudoku
format-sdx = مرشّحات كل خانة وأرقام اللاعب، في تسعة صفوف
format-markdown = جدول بصيغة Markdown
format-python = قائمة من تسع قوائم أعداد بلغة Python
format-html = جدول بصيغة HTML
format-latex = صورة بصيغة LaTeX، مع TikZ
format-hodoku = سطر من مكتبة HoDoKu لكل لغز
format-sudokupad = رابط قصير إلى SudokuPad في كل سطر
format-sudokupad-marks = رابط إلى SudokuPad مع الملاحظات في كل سطر
format-f-puzzles = رابط إلى f-puzzles في كل سطر
format-f-puzzles-json = كائن من f-puzzles في كل سطر
format-sudokuwiki = رابط إلى حلّال SudokuWiki في كل سطر
format-sudokuexchange = رابط إلى SudokuExchange في كل سطر
format-sudoku-coach = رابط إلى sudoku.coach في كل سطر
format-iss = رابط إلى Interactive Sudoku Solver في كل سطر
format-parquet = ملف Parquet بأعمدة csv، كلها نصوص
format-scl = رابط إلى SudokuPad بصيغته الطويلة في كل سطر
format-svg = صورة لوضع واحد، مع ملاحظاته وألوانه
format-png = الصورة نفسها بالنقاط
format-pdf = الصورة نفسها كصفحة
format-penpa = رابط إلى penpa-edit في كل سطر
format-solo = معرّف لعبة Solo لسايمون تاثام في كل سطر

## ملاحظات

label-note = ملاحظة
which-puzzles = { $count ->
    [zero] لا لغز من { $puzzles }
    [one] لغز واحد من { $puzzles }، عند { $place }
    [two] لغزان من { $puzzles }، أولهما عند { $place }
    [few] { $count } ألغاز من { $puzzles }، أولها عند { $place }
    [many] { $count } لغزًا من { $puzzles }، أولها عند { $place }
   *[other] { $count } لغز من { $puzzles }، أولها عند { $place }
}
which-next = { $which }، ثم { $places }
no-puzzle = لا لغز في المدخلات
some-unreadable = تعذرت قراءة { $count } من { $records } سجل
some-unwritten = تعذرت كتابة { $count } من { $records } سجل
expected-json = المتوقع قيمة بصيغة JSON
of-candidates = لغز معطى بمرشّحاته وحدها؛ هذا الأمر لا ينظر إلا إلى المعطيات
unlisted = تُعد السجلات السيئة التالية ولا تُسرد
drawn-unchecked = خطوط أو علامات مرسومة فقط ولم يُتحقق منها: { $which }
clashing = معطيات متعارضة: { $which }
no-solution = لا حل: { $which }
capped = عدد الحلول يبلغ الحد، وربما أكثر: { $which }
counted-late = انتهى الوقت، وقد توجد حلول أكثر: { $which }
capped-minimal = بُلغ الحد، فقد توجد ألغاز صغرى أخرى: { $which }
out-of-budget = بلغ البحث ميزانيته: { $which }
misstated = حل مذكور خاطئ: { $which }
several = أكثر من حل: { $which }
several-so = أكثر من حل: { $which }؛ { $consequence }
so-one-shown = يُعرض واحد منها
so-not-rated = بلا تقييم
so-no-backdoors = لم تُسرد أبواب خلفية
no-backdoor = { $count ->
    [zero] لا باب خلفيًا من صفر خانات: { $which }
    [one] لا باب خلفيًا من خانة على الأكثر: { $which }
    [two] لا باب خلفيًا من خانتين على الأكثر: { $which }
    [few] لا باب خلفيًا من { $count } خانات على الأكثر: { $which }
    [many] لا باب خلفيًا من { $count } خانة على الأكثر: { $which }
   *[other] لا باب خلفيًا من { $count } خانة على الأكثر: { $which }
}
so-no-minimal = لم تُسرد ألغاز دنيا
so-no-sets = لم تُسرد مجموعات
classic-only = { $option } للأحاجي الكلاسيكية 9×9 فقط، و{ $place } أحجية من نوع آخر
command-classic-only = هذا الأمر للأحاجي الكلاسيكية 9×9 فقط، و{ $place } أحجية من نوع آخر
parquet-needs-file = لا يُعرض ملف Parquet على الطرفية؛ سمِّ ملفًا بـ`--output`
text-in-parquet = اسم { $name } اسم ملف Parquet، لكن ما سيُكتب فيه نص؛ المتوقع اسم آخر، أو `ichidoku solve` أو `ichidoku convert --to parquet`
lines-in-json = الاسم { $name } لملف JSON، لكن ما سيُكتب فيه أسطر عادية؛ المتوقع اسم آخر مثل { $other }، أو `--json` حيث يقبله الأمر
lines-in-format = الاسم { $name } لملف بصيغة { $format }، لكن ما سيُكتب فيه أسطر عادية؛ المتوقع اسم آخر مثل { $other }
objects-in-format = الاسم { $name } لملف بصيغة { $format }، لكن ما سيُكتب فيه كائنات JSON؛ المتوقع اسم آخر مثل { $other }
named-otherwise = الاسم { $name } لملف بصيغة { $named }، لكن ما سيُكتب فيه بصيغة { $format }؛ المتوقع اسم آخر مثل { $other }
misnamed = الاسم { $name } لملف بصيغة { $format }، لكن ما سيُكتب فيه شيء آخر؛ المتوقع اسم آخر مثل { $other }
no-table = الاسم { $name } لجدول، لكن المدخل ليس جدولًا؛ المتوقع جدول يسمّي سطره الأول أعمدته، أو اسم آخر مثل { $other }
output-is-input = الملف { $name } مدخل أيضًا، ولن يحتوي الخرج على كل ما فيه؛ المتوقع ملف آخر في `--output`
other-columns = أعمدة { $source } غير أعمدة الجدول الذي قبله؛ المتوقع جداول لها الترويسة نفسها
no-target = الصيغة ناقصة: لا يدل عليها امتداد اسم الخرج؛ المتوقع `--to FORMAT` أو امتداد مثل `.csv` أو `.parquet`
only-in-parquet = لا يعمل { $option } إلا من ملف Parquet إلى آخر: المدخل وملف `--output` كلاهما ملف Parquet
as-texts = تصبح الأعمدة { $names } نصوصًا: لا تُحفظ كل الأنواع حين تُترك صفوف أو تُجمع عدة ملفات في ملف واحد
all-as-texts = تصبح كل الأعمدة نصوصًا: لا تُحفظ الأنواع إلا من ملفات Parquet المسمّاة مدخلًا
no-text-column = لا عمود نصوص في { $source } باسم { $name }؛ المتوقع { $names }
no-puzzle-column = لا عمود في { $source } يبدو أنه يحوي ألغازًا؛ سمِّه بـ`--column`: { $names }
no-texts = لا عمود نصوص في { $source }، ولا تكون الألغاز إلا في مثله؛ والعمود الخالي من أي قيمة ليس عمود نصوص
picture-needs-file = لا تُعرض صورة على الطرفية؛ سمِّ ملفًا بـ`--output`
picture-of-one = تعرض الصورة لغزًا واحدًا؛ المتوقع مدخل فيه لغز واحد، أو `ichidoku book` للكثير
picture-title = سودوكو
only-png = لا مقياس ولا شفافية إلا لـPNG؛ المتوقع `--to png`
parquet-file = ملف Parquet
book-needs-file = لا يُعرض ملف PDF على الطرفية؛ سمِّ ملفًا بـ`--output`
book-per-page = { $count } ألغاز في الصفحة؛ المتوقع 1 أو 2 أو 4 أو 6 أو 9
book-small-candidates = ستكون المرشّحات أصغر من 4 نقاط؛ المتوقع ألغاز أقل في الصفحة، أو ورق أكبر
book-long-address = عنوان التطبيق أطول من أن يتسع له رمز
book-letter = لا يضم خط الكتاب { $letter }، بل الحروف اللاتينية فقط؛ المتوقع عنوان آخر، أو خط يضمه (`--font`)
book-letter-fonts = لا يضم { $name } ولا خط الكتاب { $letter }؛ المتوقع عنوان آخر، أو خط يضمه
book-no-font = { $name } ليس خطًا يمكن قراءته؛ المتوقع TrueType أو OpenType
book-small-rules = اللغز { $number } وقواعده ستكون أصغر من أن تُقرأ حتى في صفحة وحدها؛ المتوقع ورق أكبر
book-unlettered = حُذفت كلمات فيها حروف ليست في خط الكتاب: { $which }؛ الخيار `--font` يضيف حروفًا
book-uncoded = بلا رمز للمسح لأن الرابط أطول من أن يسعه: { $which }
so-no-solution-printed = طُبع بلا حل
so-no-neighbours = لم تُسرد ألغاز مجاورة
so-no-uniqueness = لا خطوة تقوم على وحدانية الحل
left-out = لا تتسع { $format } لما يلي: { $part }، فتُرك: { $which }
no-column = يُترك { $label } لأن الجدول بدأ بلا عمود له: { $which }
stated-wrong = { $count ->
    [zero] الحل المذكور صحيح: { $cells }
    [one] الحل المذكور خاطئ في خانة واحدة: { $cells }
    [two] الحل المذكور خاطئ في خانتين: { $cells }
    [few] الحل المذكور خاطئ في { $count } خانات: { $cells }
    [many] الحل المذكور خاطئ في { $count } خانة: { $cells }
   *[other] الحل المذكور خاطئ في { $count } خانة: { $cells }
}
nothing-to-compare = لا شيء يُقارن بالأول
exported = كُتبت الملفات، وعددها { $count }، في { $folder }
compared = { $number } من { $count }: { $name }
resume = { $count ->
    [zero] قُطع بعد { $done }؛ للمتابعة: { $options }
    [one] قُطع بعد { $done } من لغز واحد؛ للمتابعة: { $options }
    [two] قُطع بعد { $done } من لغزين؛ للمتابعة: { $options }
    [few] قُطع بعد { $done } من { $count } ألغاز؛ للمتابعة: { $options }
    [many] قُطع بعد { $done } من { $count } لغزًا؛ للمتابعة: { $options }
   *[other] قُطع بعد { $done } من { $count } لغز؛ للمتابعة: { $options }
}
no-browser = لم يُفتح متصفح: { $reason }
listening = يُستمع على { $address }

## النتائج

solved-steps = { $count ->
    [zero] بلا خطوات{ $ending }
    [one] خطوة واحدة{ $ending }
    [two] خطوتان{ $ending }
    [few] { $count } خطوات{ $ending }
    [many] { $count } خطوة{ $ending }
   *[other] { $count } خطوة{ $ending }
}
ending-solved = ، حُل
ending-stuck = ، لم يُحل
ending-stopped = ، توقف هناك
ending-cell = ، ولم يبق أي مرشّح في { $cell }
ending-house = ، ولا مكان في { $house } للرقم { $digit }
explained-steps = { $count ->
    [zero] بلا خطوات، ER { $er }، EP { $ep }، ED { $ed }
    [one] خطوة واحدة، ER { $er }، EP { $ep }، ED { $ed }
    [two] خطوتان، ER { $er }، EP { $ep }، ED { $ed }
    [few] { $count } خطوات، ER { $er }، EP { $ep }، ED { $ed }
    [many] { $count } خطوة، ER { $er }، EP { $ep }، ED { $ed }
   *[other] { $count } خطوة، ER { $er }، EP { $ep }، ED { $ed }
}
histogram-rating = التقييم
histogram-puzzles = الألغاز
histogram-technique = التقنية
histogram-steps = الخطوات
rated-several = عدة حلول
rated-unsolvable = لا حل
clue-count = { $count ->
    [zero] بلا معطيات
    [one] معطى واحد
    [two] معطيان
    [few] { $count } معطيات
    [many] { $count } معطى
   *[other] { $count } معطى
}
cell-count = { $count ->
    [zero] لا خانات
    [one] خانة واحدة
    [two] خانتان
    [few] { $count } خانات
    [many] { $count } خانة
   *[other] { $count } خانة
}
check-minimal = سليم وأدنى، { $clues }
check-proper = سليم وليس أدنى، { $clues }
check-redundant = يبقى سليمًا من دون أي واحدة من هذه ({ $count }): { $cells }
check-several = عدد الحلول { $count }، { $clues }
check-several-capped = عدد الحلول { $count } أو أكثر، { $clues }
check-differ = يختلف هذان في { $count }: { $cells }
check-open = لا تحسمها المعطيات، { $count }: { $cells }
check-clashing = لا حل: المعطيات متعارضة، { $clues }
check-unsolvable = لا حل، { $clues }
check-clash = الرقم { $digit } في { $cells } من { $house }
check-contradiction = { $count ->
    [zero] تناقض بلا معطيات: { $clues }
    [one] هذا المعطى يناقض نفسه: { $clues }
    [two] هذان المعطيان متناقضان، ويزول التناقض بحذف أي منهما: { $clues }
    [few] هذه المعطيات متناقضة، وعددها { $count }، ويزول التناقض بحذف أي منها: { $clues }
    [many] هذه المعطيات متناقضة، وعددها { $count }، ويزول التناقض بحذف أي منها: { $clues }
   *[other] هذه المعطيات متناقضة، وعددها { $count }، ويزول التناقض بحذف أي منها: { $clues }
}
check-one = حل واحد بالضبط، { $clues }
check-none-redundant = لا يمكن الاستغناء عن أي معطى أو قاعدة
check-undecided = معرفة هل يمكن الاستغناء عن هذه تستغرق وقتًا طويلًا جدًا ({ $count }): { $rules }
check-rules = هذه يناقض بعضها بعضًا، ولا تتناقض إذا حُذف أي منها ({ $count }): { $rules }
check-rule = هذه القاعدة تناقض الشبكة نفسها: { $rules }
check-stated-right = الحل المذكور صحيح
check-stated-wrong = الحل المذكور خاطئ في { $count }: { $cells }
check-stated-breaks = الحل المذكور يخالف { $rule }
check-stated-twice = في الحل المذكور رقم مكرر في صف أو عمود أو مربع
no-estimate = غير معروف: لم يبلغ أي سبر حلًا
techniques-head-technique = التقنية
techniques-head-family = العائلة
techniques-head-difficulty = الصعوبة
missing-nearest = { $reason }؛ الأقرب فيه { $count } معطى: { $puzzle }
missing-puzzle = اللغز { $number }: { $reason }

## التقدم

progress-puzzles = الألغاز: { $count }
progress-of = { $count } من { $all } لغز
progress-attempts = المحاولات: { $count }
progress-solutions = الحلول: { $count }
progress-left = بقي { $time }

## إحصاءات `solve --stats`

stats-puzzles = الألغاز
stats-solved = محلولة
stats-one = حل واحد
stats-several = عدة حلول
stats-none = لا حل
stats-unreadable = غير مقروءة
stats-guesses = التخمينات
stats-sweeps = المسحات
stats-time = الوقت
stats-per-puzzle = { $count } ({ $average } لكل لغز)
stats-depth = ، بعمق { $depth } على الأكثر
stats-speed = { $seconds } ث، { $speed } لغز/ث، الخيوط { $threads }، المحرك { $engine }

## المختبر

lab-any-key = { $news }؛ أي مفتاح ينهي
lab-running = يعمل
lab-paused = متوقف مؤقتًا
lab-pace = { $state }، { $speed } خطوة في الثانية
lab-keys = المسافة: توقف   السهم الأيمن: خطوة   + -: السرعة   q: إنهاء
lab-counts = العمق { $depth }، الأرقام الموضوعة { $placements }، التراجعات { $backtracks }
lab-try = { $cell }: هل { $digit } متاح؟
lab-clash = { $cell }: يتعارض { $digit } مع { $other }
lab-guess = { $placement }، تخمين
lab-no-digit = { $cell }: لم يبق رقم
lab-no-place = { $house }: لم يبق مكان للرقم { $digit }
lab-back = أُلغي { $placement }
lab-solved = حُل

## ما قد لا تتسع له صيغة

part-solutions = الحلول
part-candidates = المرشّحات
part-entries = الأرقام المُدخلة
part-corner-marks = ملاحظات الركن
part-centre-marks = ملاحظات الوسط
part-colours = الألوان
part-fog = خانات الضباب
part-names = الأسماء
part-authors = المؤلفون
part-rules-in-words = القواعد المكتوبة بالكلمات
part-sources = المصادر
part-ratings = التقييمات
part-difficulties = الصعوبات
part-other-columns = أعمدة أخرى
part-fields-outside-the-records = الحقول خارج السجلات

## أسماء القيم

value-address = عنوان
value-candidates = مرشّحات
value-code = رمز
value-condition = شرط
value-er = ER
value-file = ملف
value-file-or-puzzle = ملف|لغز
value-form = شكل
value-format = صيغة
value-grade = مستوى
value-index = تسلسل
value-level = درجة
value-name = اسم
value-names = أسماء
value-order = ترتيب
value-paper = ورق
value-pattern = نمط
value-place = موضع
value-port = منفذ
value-puzzle = لغز
value-scale = مقياس
value-seconds = ثوانٍ
value-solution = حل
value-symmetry = تناظر
value-technique = تقنية
value-title = نص
value-when = متى
