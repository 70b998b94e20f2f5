# لماذا رُفض طلب إلى الواجهة أو الخادم. بلا نقطة في آخره. ما في نص اللغز من خطأ موجود في faults.ftl.

## المفردات

refusal-cancelled = أُلغي العمل
refusal-guesses = احتاج البحث إلى تخمينات أكثر من المسموح هنا
refusal-several-puzzles = عدة ألغاز والمتوقع لغز واحد
refusal-entry-in-given = الرقم المُدخل { $entry } يناقض المعطى { $given } في { $cell }
refusal-entered-twice = أُدخلت { $cell } مرتين، { $earlier } و{ $digit }؛ المتوقع إدخال واحد للخانة على الأكثر
refusal-marks-in-given = المرشّحات { $marks } في { $cell } تناقض المعطى { $given } هناك
refusal-mistake = خطأ والمتوقع وضع له حل واحد
refusal-clues-to-replace = عدد المعطيات المستبدلة { $clues }؛ المتوقع من 1 إلى 4
refusal-backdoor-size = الحجم { $size }؛ المتوقع 5 خانات على الأكثر
refusal-set-size = الحجم { $size }؛ المتوقع من 4 إلى 16 خانة
refusal-unknown-order = لا ترتيب اسمه '{ $name }'؛ المتوقع { $names }
refusal-unknown-algorithm = لا خوارزمية اسمها '{ $name }'؛ المتوقع { $names }
refusal-left-out = لا يُترك هنا أكثر من { $counted } حل
refusal-grade-of-scale = { $grade } ليس مستوى في المقياس { $scale }
refusal-like-improper = اللغز الذي تُولَّد ألغاز مثله بلا حل أو له عدة حلول؛ المتوقع حل واحد بالضبط
refusal-variant-size = أحجام ألغاز { $rules } هي { $sides } وليس منها { $size }
refusal-variant-symmetry = لا أرقام معطاة في ألغاز { $rules }
refusal-variant-grade = الأنواع الجديدة easy أو medium أو hard أو beyond
refusal-variant-form = لا يمكن كتابة أحجية من نوع آخر بالصيغة { $name }؛ الصيغ الممكنة: { $names }

## ملفات لا تُقرأ

refusal-not-read = { $reason }
refusal-packed-cut-short = البيانات المضغوطة مبتورة
refusal-packed-broken = بيانات مضغوطة تالفة: { $reason }
refusal-binary-empty-zip = المتوقع نص، لكن هذا أرشيف zip بلا ملفات
refusal-binary-png = المتوقع نص، لكن هذه صورة PNG
refusal-binary-jpeg = المتوقع نص، لكن هذه صورة JPEG
refusal-binary-gif = المتوقع نص، لكن هذه صورة GIF
refusal-binary-pdf = المتوقع نص، لكن هذا مستند PDF
refusal-binary-gzip = المتوقع نص، لكن هذه بيانات gzip؛ فك ضغطها أولًا
refusal-binary-xz = المتوقع نص، لكن هذه بيانات xz؛ فك ضغطها أولًا
refusal-binary-zstd = المتوقع نص، لكن هذه بيانات zstd؛ فك ضغطها أولًا
refusal-binary-7-zip = المتوقع نص، لكن هذا أرشيف 7-Zip؛ فكه أولًا
refusal-binary-office = المتوقع نص، لكن هذا مستند Office قديم؛ احفظه CSV أو نصًا أولًا
refusal-binary-utf-32 = المتوقع نص، لكن هذا نص بترميز UTF-32؛ احفظه UTF-8 أولًا
refusal-binary-bzip2 = المتوقع نص، لكن هذه بيانات bzip2؛ فك ضغطها أولًا
refusal-binary-ods = المتوقع نص، لكن هذا جدول OpenDocument (ods)؛ احفظه CSV أولًا
refusal-binary-opendocument = المتوقع نص، لكن هذا ملف OpenDocument؛ احفظه نصًا أولًا
refusal-binary-xlsx = المتوقع نص، لكن هذا مصنف Excel (xlsx)؛ احفظه CSV أولًا
refusal-binary-docx = المتوقع نص، لكن هذا مستند Word (docx)؛ احفظه نصًا أولًا
refusal-binary-xlsx-without-grid = المتوقع نص، لكن هذا مصنف Excel (xlsx) بلا سودوكو
refusal-binary-ods-without-grid = المتوقع نص، لكن هذا جدول OpenDocument (ods) بلا سودوكو
refusal-binary-large-spreadsheet = المتوقع نص، لكن هذا جدول كبير؛ احفظه CSV أولًا
refusal-binary-parquet = المتوقع نص، لكن هذا ملف Parquet؛ احفظه CSV أولًا
refusal-binary-arrow = المتوقع نص، لكن هذا ملف Arrow أو Feather؛ احفظه CSV أولًا
refusal-binary-parquet-without-grid = المتوقع نص، لكن هذا ملف Parquet بلا عمود ألغاز
refusal-binary-large-parquet = المتوقع نص، لكن هذا ملف Parquet كبير لا يُقرأ من قرص؛ احفظه أولًا
refusal-binary-large-pages = المتوقع نص، لكن هذا ملف Parquet بصفحات كبيرة؛ احفظه CSV أولًا
refusal-binary-arrow-without-grid = المتوقع نص، لكن هذا ملف Arrow بلا عمود ألغاز
refusal-binary-large-arrow = المتوقع نص، لكن هذا ملف Arrow كبير لا يُقرأ من قرص؛ احفظه أولًا
refusal-binary-large-batches = المتوقع نص، لكن هذا ملف Arrow بدفعات كبيرة؛ احفظه CSV أولًا
refusal-binary-unknown-columns = المتوقع نص، لكن هذا ملف Arrow فيه أعمدة من نوع لا يُقرأ؛ احفظه CSV أولًا
refusal-binary-picture = المتوقع نص، لكن هذه صورة
refusal-binary-rar = المتوقع نص، لكن هذا أرشيف RAR؛ فك ضغطه أولًا
refusal-binary-sqlite = المتوقع نص، لكن هذه قاعدة بيانات SQLite؛ احفظ جدولها CSV أولًا
refusal-binary-numpy = المتوقع نص، لكن هذا ملف NumPy؛ احفظه نصًا أولًا
refusal-binary-zip = المتوقع نص، لكن هذا أرشيف zip؛ فكه أولًا
