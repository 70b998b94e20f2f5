# ما يحيط بنص صفحة التقنية. النص نفسه في المجلد pages، ملف لكل صفحة.

page-why = لماذا تصح
page-how = كيف تجدها
page-kinds = الأنواع
page-outline = باختصار
page-other-words = بعبارة أخرى
page-near-miss = شكل لا يكفي
page-relatives = تقنيات قريبة
page-references = مراجع
page-example = مثال
page-example-of = مثال: { $technique }
page-untranslated = لم يُترجم نص هذه الصفحة بعد، وهو يلي بالإنجليزية.
page-column-name = التقنية
page-column-aliases = تسمى أيضًا
page-column-difficulty = الصعوبة
page-difficulty = { $technique }: الصعوبة { $count }
page-exercises = تمارين
page-answer = اعرض الإجابة
page-on-board = جرّبها على الشبكة
