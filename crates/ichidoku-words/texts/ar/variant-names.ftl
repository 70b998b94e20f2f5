# أسماء التقنيات بحسب رموزها. الاسم الإنجليزي بين قوسين حيث يندر الاسم العربي.

technique-arrow-sum = مجموع السهم
technique-cage-combinations = توليفات القفص
technique-cell-pairs = زوج من الخانات
technique-contradiction = تناقض
technique-increasing-digits = أرقام متزايدة
technique-innies-outies = قاعدة 45
technique-locked-candidates = المرشّحات المحصورة
technique-outside-clue = دليل خارجي
technique-renban-window = نافذة رنبان (Renban)
technique-required-digit = الرقم اللازم
technique-rule-alone = قاعدة بمفردها
technique-sum-bounds = حدود المجموع
