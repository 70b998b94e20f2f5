# ما يقوله التطبيق في الوحدة التي يجلبها حين تُطلب أول مرة.

## قائمة الخانة

menu-place = ضع { $digit }
menu-clear = { $count ->
    [zero] امسح
    [one] امسح الخانة
    [two] امسح الخانتين
    [few] امسح هذه الخانات
    [many] امسح هذه الخانات
   *[other] امسح هذه الخانات
}
menu-same = حدد كل { $digit }

## الإحصاءات

statistics-empty = لا إحصاءات بعد. تبدأ مع أول لغز تحله.
statistics-streak = أيام متتالية: { $days }. ألغاز محلولة: { $count }.
statistics-count = المحلول
statistics-best = الأفضل دون تلميحات
statistics-mean = المتوسط
statistics-trend = آخر 5
statistics-history = الألغاز المحلولة

## جدول بألغاز كثيرة

batch-empty = أسقط ملف ألغاز على هذه الصفحة، أو الصق بعضها. أي عدد منها يصبح جدولًا.
batch-reading = جارٍ القراءة…
batch-status = الألغاز: { $count }. بحل واحد: { $one }، بأكثر: { $several }، بلا حل: { $none }. المعروض: { $shown }. المقيَّم: { $rated }.
batch-number = الرقم
batch-clues = المعطيات
batch-solutions = الحلول
batch-rating = التقييم
batch-technique = أصعب تقنية
batch-all = الكل
batch-one = حل واحد
batch-several = عدة حلول
batch-none = لا حل
batch-text = أرقام أو تقنية أو اسم
batch-rate = قيّم المعروض
batch-rating-stop = أوقف التقييم
batch-csv = نزّل CSV
batch-json = نزّل JSON
batch-unreadable = { $count ->
    [zero] قُرئت كل السجلات
    [one] تعذرت قراءة سجل واحد
    [two] تعذرت قراءة سجلين
    [few] تعذرت قراءة { $count } سجلات
    [many] تعذرت قراءة { $count } سجلًا
   *[other] تعذرت قراءة { $count } سجل
}
batch-line = السطر { $line }:
batch-more = اعرض المزيد
batch-open = افتح اللغز { $number }

## خطوات المسار

steps-all = كل التقنيات
steps-only = التقنيات المعروضة
steps-list = خطوات مسار الحل
steps-play = شغّل كل الخطوات
steps-pause = توقف

## مراجعة لعبة

back-title = مراجعة
back-waits = أين ذهب الوقت
back-wait = { $time } قبل { $digit } في { $cell }
back-helped = ما كان سيساعد: { $technique } ({ $moves }).
back-show = اعرض على الشبكة
back-even = لم تتوقف طويلًا قط.
back-untimed = لم تُحفظ أوقات لهذه اللعبة.
back-entries = أرقامك ومسار الحل
back-number = الرقم
back-entry = رقمك
back-took = الوقت
back-path = مسار الحل
back-step = الخطوة { $number }: { $technique }
