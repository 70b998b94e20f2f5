# ما يقوله مسار الدروس.

learn-progress = أُتقن { $count } من { $total } درسًا
learn-next = الدرس التالي
learn-begin = ابدأ الدرس
learn-go-on = تدرّب
learn-all-done = أتقنت كل الدروس.
learn-review = { $count ->
    [zero] لا دروس للمراجعة اليوم
    [one] درس واحد للمراجعة اليوم
    [two] درسان للمراجعة اليوم
    [few] { $count } دروس للمراجعة اليوم
    [many] { $count } درسًا للمراجعة اليوم
   *[other] { $count } درس للمراجعة اليوم
}
learn-review-begin = راجع الآن
learn-review-none = لا شيء للمراجعة اليوم.
learn-review-about = تمرينان لكل درس، وعشرة في المجموع على الأكثر.
learn-seen = من ألعابك
learn-seen-about = طلبت تلميحات فيها.
learn-pages = كل صفحات التقنيات
learn-missing = تعذر تنزيل الدروس. تحقق من اتصالك وأعد تحميل الصفحة.
learn-forget = احذف تقدم التعلم
learn-forgotten = حُذف تقدم التعلم.
learn-remember = تراجع
learn-number = الدرس { $number }
state-new = جديد
state-begun = بدأ
state-mastered = متقن
state-due = حان وقت مراجعته
lesson-checkpoint = محطة
lesson-all = كل الدروس
lesson-error = خطأ شائع
lesson-known = أعرف هذا
lesson-known-about = ثلاث إجابات صحيحة متتالية من أول محاولة تكفي لإتقان درس تعرفه.
lesson-exercises = تمارين
lesson-explanation = شرح
lesson-following = الدرس التالي
card-of = { $at } من { $count }
card-back = السابق
card-on = تابع
drill-loading = جارٍ إعداد تمرين…
drill-check = تحقق
drill-next = التالي
drill-in-view = معروضة
drill-skip = تخطَّ
drill-keys = الأسهم للحركة، والأرقام للملء أو التعليم، وEnter للتحقق، وH للتلميح، وN للمتابعة.
drill-claims = الخيارات
drill-one = علّم مرشّحًا واحدًا فقط.
drill-offer-place = يمكن للتلميح أن يخبرك أين تنظر.
drill-offer-pattern = يمكن للتلميح أن يعلّم الشكل.
drill-taught = التمارين الأولى تعرض لك الشكل، فلا تُحسب للإتقان بعد.
drill-shown = مع هذا القدر من المساعدة لا يُحسب التمرين للإتقان.
drill-right-count = { $at } من { $count } صحيحة
drill-mastered = أتقنت هذا الدرس.
drill-set = أتممت مجموعة كاملة. تابع كما تشاء.
drill-unknown = ليس تمامًا. تدرّب عليه هنا على مهلك.
drill-again = ما فاتك يعود في النهاية، مدوَّرًا وبأرقام أخرى.
drill-coming = { $title }: { $days ->
    [zero] المراجعة التالية اليوم.
    [one] المراجعة التالية غدًا.
    [two] المراجعة التالية بعد يومين.
    [few] المراجعة التالية بعد { $days } أيام.
    [many] المراجعة التالية بعد { $days } يومًا.
   *[other] المراجعة التالية بعد { $days } يوم.
}
drill-review = مراجعة
drill-left = { $count ->
    [zero] لم يبق أي تمرين
    [one] بقي تمرين واحد
    [two] بقي تمرينان
    [few] بقيت { $count } تمارين
    [many] بقي { $count } تمرينًا
   *[other] بقي { $count } تمرين
}
drill-review-over = تمت المراجعة.
scan-time = عشر خانات في { $seconds } ث.
scan-median = وسيط أوقاتك حتى الآن { $seconds } ث.
