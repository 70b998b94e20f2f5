# ما يُقال عن خطوات الألغاز ذات المقاسات والقواعد الأخرى. terms أسماء خانات وأرقام ومجموعات أرقام.

## الوحدات، وهي أجزاء من جمل أخرى.

variant-row = الصف { $place-count }
variant-column = العمود { $place-count }
variant-box = المربع { $place-count }
variant-rising-diagonal = القطر الصاعد
variant-falling-diagonal = القطر النازل
variant-window = النافذة { $place-count }
variant-disjoint-set = المجموعة المتفرقة { $place-count }
variant-cage = القفص في { $cell-terms }
variant-set = المجموعة { $cell-terms }

## أين تنظر، وكيف ينتهي الأمر

variant-look-houses = انظر إلى { BOTH($house-clauses) }.
variant-look-cells = انظر إلى { $cell-terms }.
variant-no-candidate = لم يبق أي مرشّح في { $cell-terms }، فلا حل لهذا اللغز.
variant-no-place = لم تبق في { $house-clauses } خانة للرقم { $digit-terms }، فلا حل لهذا اللغز.
variant-broken-rule = لم يعد ممكنًا الالتزام بالقاعدة { $rule-terms }، فلا حل لهذا اللغز.

## الخطوات

variant-last-candidate = لم يبق في { $cell-terms } إلا المرشّح { $digit-terms }.
variant-places = في { $house-clauses } لا مكان لـ { $digit-terms } إلا { OR($cell-terms) }.
variant-hidden-so = هذه الأرقام تحتاج إلى خانات بعددها، فلا مكان لغيرها في هذه الخانات.
variant-naked = في { $house-clauses } ليس في { $cell-terms } سوى { $digit-terms }.
variant-naked-so = هذه الخانات تستهلك هذه الأرقام، فالخانة التي ترى كل أماكن أحدها لا يقع فيها ذلك الرقم.
variant-confined-so = كل هذه الخانات في { $house-clauses } أيضًا، فلا يقع { $digit-terms } في خانة أخرى هناك.
variant-seen-so = إحدى هذه الخانات هي { $digit-terms }، وكلها ترى { $out-terms }.
variant-fish = في { BOTH($base-clauses) } لا مكان للرقم { $digit-terms } إلا في { BOTH($cover-clauses) }.
variant-fish-so = كل من الأولى يحتاج إلى { $digit-terms } مرة، فتُستهلك بذلك كل أماكنه في الثانية.
variant-combinations = بالمرشّحات الباقية لا يكون المجموع إلا { OR($set-terms) }.
variant-combinations-many = عدد التوليفات بالمرشّحات الباقية: { $combination-count }.
variant-combinations-so = لا مكان لمرشّح آخر في أي توليفة.
variant-required = كل توليفة فيها { $digit-terms }، ولا مكان له إلا { OR($cell-terms) }، فلا يقع في { $out-terms }.
variant-whole = مجموع كل الأرقام في { BOTH($house-clauses) } هو { $total-count }.
variant-known = المجاميع المعروفة هي { $sum-terms }.
variant-inside = ومع الأرقام الموضوعة يبقى { $cell-terms } بمجموع { $rest-count }.
variant-outside = ومع الأرقام الموضوعة تخرج المجاميع إلى { $cell-terms } بمجموع { $rest-count }.
variant-difference = يبقى { $more-terms } في جانب و{ $less-terms } في الجانب الآخر، ومجموع الأول أكبر بمقدار { $rest-count }.
variant-ways = بالترتيب { COMMAS($cell-terms) } لا يمكن إلا { OR($way-terms) }.
variant-kept = بالمرشّحات الباقية لا يسمح هذا وحده إلا بـ { COMMAS($content-clauses) }.
variant-content = { OR($digit-terms) } في { $cell-terms }
variant-tried = من المرشّحات الباقية يستبعد هذا وحده بعضها.

## ما تقوله القواعد

variant-rule-cage = في القفص { $cell-terms } أرقام مختلفة مجموعها { $sum-count }.
variant-rule-sum = مجموع الأرقام في { $cell-terms } هو { $sum-count }.
variant-rule-thermo = تتزايد الأرقام على مقياس الحرارة { COMMAS($cell-terms) }.
variant-rule-slow-thermo = لا تتناقص الأرقام على مقياس الحرارة البطيء { COMMAS($cell-terms) }.
variant-rule-greater = { $cell-terms ->
    [2] العلامة بين { $cell-terms } تعني أن الأولى أكبر.
   *[other] العلامات بين { $cell-terms } تعني أن كلًا منها أكبر من التالية بجانبها.
}
variant-rule-white-dot = { $cell-terms ->
    [2] النقطة البيضاء بين { $cell-terms } تعني أنهما متتاليتان.
   *[other] النقاط البيضاء بين { $cell-terms } تعني أن المتجاورات متتالية.
}
variant-rule-black-dot = { $cell-terms ->
    [2] النقطة السوداء بين { $cell-terms } تعني أن إحداهما ضعف الأخرى.
   *[other] النقاط السوداء بين { $cell-terms } تعني أن إحدى كل متجاورتين ضعف الأخرى.
}
variant-rule-letter = { $cell-terms ->
    [2] الحرف بين { $cell-terms } يعني أن مجموعهما { $sum-count }.
   *[other] الحروف بين { $cell-terms } تعني أن مجموع كل متجاورتين { $sum-count }.
}
variant-rule-whisper = الفرق بين المتجاورين على الخط { COMMAS($cell-terms) } لا يقل عن { $difference-count }.
variant-rule-palindrome = الخط { COMMAS($cell-terms) } يُقرأ من طرفيه بالطريقة نفسها.
variant-rule-not-consecutive = { $cell-terms } متجاورتان، فلا تكونان متتاليتين.
variant-rule-no-dot = لا نقطة بين { $cell-terms }، فليستا متتاليتين وليست إحداهما ضعف الأخرى.
variant-rule-no-letter = لا X ولا V بين { $cell-terms }، فمجموعهما ليس 10 ولا 5.
variant-rule-arrow = مجموع الأرقام على السهم { $cell-terms } يساوي { $bulb-terms }.
variant-rule-double-arrow = مجموع الأرقام في { $cell-terms } يساوي مجموع الدائرتين { $bulb-terms }.
variant-rule-renban = أرقام الخط { COMMAS($cell-terms) } متتالية بلا فجوة وبأي ترتيب.
variant-rule-between = أرقام الخط { COMMAS($cell-terms) } تقع بين رقمي طرفيه.
variant-rule-sandwich = في { $house-clauses } مجموع الأرقام بين { $low-terms } و{ $high-terms } هو { $sum-count }.
variant-rule-x-sum = من { $cell-terms } يدل الرقم الأول على عدد الأرقام، وهو منها، التي مجموعها { $clue-count }.
variant-rule-skyscraper = من { $cell-terms } عدد الأرقام التي تفوق كل ما قبلها هو { $clue-count }.
variant-rule-quad = المربع الصغير { $cell-terms } فيه { $digit-terms }.
variant-rule-other = تنطبق القاعدة { $rule-terms }.

## النتيجة، وهي جزء من جمل أخرى.

variant-cannot = لا يمكن أن يكون { OR($digit-terms) } في { OR($cell-terms) }
variant-is = الرقم { $digit-terms } في { $cell-terms }
