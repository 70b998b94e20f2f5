# ما يقوله التطبيق حيث يُنسخ الوضع ويُحفظ ويُشارَك ويُطبع، في وحدة تُحمَّل عند الحاجة.

## النسخ والحفظ والمشاركة

exchange-copy = نسخ بصيغة
exchange-save = حفظ بصيغة
save = حفظ
saved-as = حُفظ بصيغة { $form }
exchange-texts = نص
exchange-links = روابط إلى مواقع أخرى
exchange-pictures = صور
exchange-files = ملفات لبرامج أخرى
form-pretty = تسعة صفوف بخطوط مرسومة
form-full = كل المرشّحات في سطر واحد
form-marks = { $name } مع الملاحظات
exchange-scale = الحجم
exchange-transparent = خلفية شفافة
exchange-code = رمز QR
exchange-share = مشاركة…

## الطباعة

print-paper = الورق
print-per-page = الألغاز في الصفحة
print-count = عدد الألغاز مع هذا اللغز
print-grade = مستوى الألغاز الجديدة
print-title = العنوان
print-solutions = الحلول
print-solutions-none = بلا حلول
print-solutions-overleaf = في الصفحة التالية
print-solutions-end = في الصفحات الأخيرة
print-candidates = طباعة المرشّحات
print-large = طباعة كبيرة
print-pdf = حفظ بصيغة PDF
print-pages = الصفحات التي ستُطبع
print-page = الصفحة { $number }
print-making = جارٍ إعداد الألغاز…
print-fewer = لم تُعثر على بعض الألغاز في الوقت المحدد. اختر مستوى أسهل أو ألغازًا أقل.
print-small-candidates = ستكون المرشّحات أصغر من أن تُقرأ. اختر ألغازًا أقل في الصفحة أو ورقًا أكبر.
print-letters = لا يمكن أن يحتوي العنوان إلا على حروف لاتينية.
