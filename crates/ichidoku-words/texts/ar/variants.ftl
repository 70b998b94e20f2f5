# ما يُقال عن خطوات الألغاز ذات المقاسات والقواعد الأخرى. terms أسماء خانات وأرقام ومجموعات أرقام.

## الوحدات، وهي أجزاء من جمل أخرى.

variant-row = الصف { $place-count }
variant-column = العمود { $place-count }
variant-box = المربع { $place-count }
variant-rising-diagonal = القطر الصاعد
variant-falling-diagonal = القطر النازل
variant-window = النافذة { $place-count }
variant-disjoint-set = المجموعة المتفرقة { $place-count }
variant-cage = القفص { $cell-terms }
variant-set = المجموعة { $cell-terms }

## أين تنظر، وكيف ينتهي الأمر

variant-look-houses = انظر إلى { BOTH($house-clauses) }.
variant-look-cells = انظر إلى { $cell-terms }.
variant-no-candidate = لم يبق أي مرشّح في { $cell-terms }، فلا حل لهذا اللغز.
variant-no-place = لم تبق في { $house-clauses } خانة للرقم { $digit-terms }، فلا حل لهذا اللغز.
variant-broken-rule = لم يعد ممكنًا الالتزام بالقاعدة {"‎"}{ $rule-terms }{"‎"}، فلا حل لهذا اللغز.

## الخطوات

variant-last-candidate = لم يبق في { $cell-terms } إلا المرشّح { $digit-terms }.
variant-places = في { $house-clauses } لا مكان { $digit-terms ->
    [1] للرقم { $digit-terms }
    [2] للرقمين { $digit-terms }
   *[other] للأرقام { $digit-terms }
} إلا في { OR($cell-terms) }.
variant-hidden-so = عدد الخانات يساوي عدد الأرقام، فلا مكان فيها لرقم آخر.
variant-naked = في { $house-clauses } ليس في { $cell-terms ->
    [1] الخانة { $cell-terms }
    [2] الخانتين { $cell-terms }
   *[other] الخانات { $cell-terms }
} سوى { $digit-terms ->
    [1] الرقم { $digit-terms }
    [2] الرقمين { $digit-terms }
   *[other] الأرقام { $digit-terms }
}.
variant-naked-so = عدد الخانات يساوي عدد الأرقام، فهي تستهلك الأرقام كلها، ولا يقع أي رقم منها في خانة ترى كل أماكنه.
variant-confined-so = كل أماكن الرقم { $digit-terms } تلك في { $house-clauses } أيضًا، فلا يقع الرقم { $digit-terms } في أي خانة أخرى هناك.
variant-seen-so = أيًّا كان موضع الرقم { $digit-terms } هناك، فإن خانته ترى { $out-terms }.
variant-fish = في { BOTH($base-clauses) } لا مكان للرقم { $digit-terms } إلا في { BOTH($cover-clauses) }.
variant-fish-so = كل وحدة ذُكرت أولًا تحتاج إلى الرقم { $digit-terms } مرة، فتُستهلك بذلك كل أماكنه في كل وحدة ذُكرت ثانيًا.
variant-combinations = بالمرشّحات الباقية لا يتكوّن المجموع إلا من { OR($set-terms) }.
variant-combinations-many = عدد التوليفات الممكنة بالمرشّحات الباقية هو { $combination-count }.
variant-combinations-so = لا مكان لمرشّح آخر في أي توليفة.
variant-required = كل توليفة فيها الرقم { $digit-terms }، ولا مكان له إلا في { OR($cell-terms) }، فلا يقع في { $out-terms ->
    [1] الخانة { $out-terms }
    [2] أي من الخانتين { $out-terms }
   *[other] أي من الخانات { $out-terms }
}.
variant-whole = مجموع كل الأرقام في { BOTH($house-clauses) } هو { $total-count }.
variant-known = { $sum-terms ->
    [1] المجموع المعروف هو
    [2] المجموعان المعروفان هما
   *[other] المجاميع المعروفة هي
} { $sum-terms }.
variant-inside = بعد طرح ذلك ومراعاة الأرقام الموضوعة يبقى المجموع { $rest-count } { $cell-terms ->
    [1] للخانة { $cell-terms }
    [2] للخانتين { $cell-terms }
   *[other] للخانات { $cell-terms }
}.
variant-outside = وبمراعاة الأرقام الموضوعة يقع خارجًا عن ذلك مجموع قدره { $rest-count }، في { $cell-terms ->
    [1] الخانة { $cell-terms }
    [2] الخانتين { $cell-terms }
   *[other] الخانات { $cell-terms }
}.
variant-difference = تبقى { $more-terms } في جانب، و{ $less-terms } في الجانب الآخر، { $rest-count ->
    [0] ومجموعا الجانبين متساويان.
   *[other] ومجموع الجانب الأول أكبر بمقدار { $rest-count }.
}
variant-ways = بالترتيب { COMMAS($cell-terms) } لا يمكن إلا { OR($way-terms) }.
variant-kept = بالمرشّحات الباقية لا يسمح هذا وحده إلا بما يلي: { COMMAS($content-clauses) }.
variant-content = في { $cell-terms } { $digit-terms ->
    [1] الرقم { OR($digit-terms) }
    [2] أحد الرقمين { OR($digit-terms) }
   *[other] أحد الأرقام { OR($digit-terms) }
}
variant-tried = هذا وحده يستبعد بعض المرشّحات الباقية.

## ما تقوله القواعد

variant-rule-cage = في القفص { $cell-terms } { $cell-terms ->
    [1] رقم قيمته { $sum-count }.
    [2] رقمان مختلفان مجموعهما { $sum-count }.
   *[other] أرقام مختلفة مجموعها { $sum-count }.
}
variant-rule-sum = { $cell-terms ->
    [1] الرقم في الخانة { $cell-terms } هو { $sum-count }.
    [2] مجموع الرقمين في { $cell-terms } هو { $sum-count }.
   *[other] مجموع الأرقام في { $cell-terms } هو { $sum-count }.
}
variant-rule-thermo = تتزايد الأرقام على مقياس الحرارة { COMMAS($cell-terms) }.
variant-rule-slow-thermo = لا تتناقص الأرقام على مقياس الحرارة البطيء { COMMAS($cell-terms) }.
variant-rule-greater = { $cell-terms ->
    [2] العلامة بين { $cell-terms } تعني أن رقم الخانة الأولى أكبر.
   *[other] العلامات بين { $cell-terms } تعني أن رقم كل خانة أكبر من رقم أي خانة مجاورة لها ذُكرت بعدها.
}
variant-rule-white-dot = { $cell-terms ->
    [2] النقطة البيضاء بين { $cell-terms } تعني أن رقميهما متتاليان.
   *[other] النقاط البيضاء بين { $cell-terms } تعني أن الرقمين في كل خانتين متجاورتين متتاليان.
}
variant-rule-black-dot = { $cell-terms ->
    [2] النقطة السوداء بين { $cell-terms } تعني أن أحد رقميهما ضعف الآخر.
   *[other] النقاط السوداء بين { $cell-terms } تعني أن أحد الرقمين في كل خانتين متجاورتين ضعف الآخر.
}
variant-rule-letter = { $cell-terms ->
    [2] الحرف بين { $cell-terms } يعني أن مجموعهما { $sum-count }.
   *[other] الحروف بين { $cell-terms } تعني أن مجموع كل خانتين متجاورتين { $sum-count }.
}
variant-rule-whisper = الفرق بين كل رقمين متجاورين على الخط { COMMAS($cell-terms) } لا يقل عن { $difference-count }.
variant-rule-palindrome = أرقام الخط { COMMAS($cell-terms) } هي نفسها من أي طرف قُرئت.
variant-rule-not-consecutive = الخانتان { $cell-terms } متجاورتان، فلا يكون رقماهما متتاليين.
variant-rule-no-dot = لا نقطة بين { $cell-terms }، فليس رقماهما متتاليين، وليس أحدهما ضعف الآخر.
variant-rule-no-letter = لا X ولا V بين { $cell-terms }، فمجموعهما ليس 10 ولا 5.
variant-rule-arrow = { $cell-terms ->
    [1] الرقم على السهم { $cell-terms } يساوي
    [2] مجموع الرقمين على السهم { $cell-terms } يساوي
   *[other] مجموع الأرقام على السهم { $cell-terms } يساوي
} الرقم في { $bulb-terms }.
variant-rule-double-arrow = { $cell-terms ->
    [1] الرقم في { $cell-terms } يساوي
    [2] مجموع الرقمين في { $cell-terms } يساوي
   *[other] مجموع الأرقام في { $cell-terms } يساوي
} مجموع الدائرتين { $bulb-terms }.
variant-rule-renban = أرقام الخط { COMMAS($cell-terms) } متتالية بلا فجوة وبأي ترتيب.
variant-rule-between = أرقام الخط { COMMAS($cell-terms) } تقع بين رقمي طرفيه.
variant-rule-sandwich = في { $house-clauses } مجموع الأرقام الواقعة بين موضعي الرقمين { $low-terms } و{ $high-terms } هو { $sum-count }.
variant-rule-x-sum = بالنظر من { $cell-terms } يدل الرقم الأول على عدد الأرقام الأولى (وهو منها) التي مجموعها { $clue-count }.
variant-rule-skyscraper = بالنظر من { $cell-terms } عدد الأرقام التي تفوق كل ما قبلها هو { $clue-count }.
variant-rule-quad = المربع الصغير المكوّن من { $cell-terms } فيه { $digit-terms ->
    [1] الرقم { $digit-terms }
    [2] الرقمان { $digit-terms }
   *[other] الأرقام { $digit-terms }
}.
variant-rule-other = تنطبق القاعدة {"‎"}{ $rule-terms }{"‎"}.

## النتيجة، وهي جزء من جمل أخرى.

variant-cannot = لا يمكن أن يكون الرقم { OR($digit-terms) } في { OR($cell-terms) }
variant-is = الرقم { $digit-terms } في { $cell-terms }
