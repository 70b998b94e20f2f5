# ما يُقال عن خطوات الألغاز ذات المقاسات والقواعد الأخرى. terms أسماء خانات وأرقام ومجموعات أرقام.

## الوحدات، وهي أجزاء من جمل أخرى.

variant-row = الصف { $place-count }
variant-column = العمود { $place-count }
variant-box = المربع { $place-count }
variant-region = المربع الذي يضم { $cell-terms }
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
variant-wrong-entry = لا يمكن أن يكون الرقم { $digit-terms } في { $cell-terms }. احذفه قبل أن تتابع.
variant-dead-end = لا حل بالأرقام المُدخلة حتى الآن.
variant-misstated = الحل المرفق بهذا اللغز يخالف هذه القاعدة، فربما لها معنى آخر.

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
variant-seen-so = الرقم { $digit-terms } في إحدى تلك الخانات، فلا يقع في أي خانة تراها كلها.
variant-seen-houses = الرقم { $digit-terms } في إحدى تلك الخانات، فلا يقع في أي خانة أخرى في { OR($house-clauses) }.
variant-fish = في { BOTH($base-clauses) } لا مكان للرقم { $digit-terms } إلا في { BOTH($cover-clauses) }.
variant-fish-so = كل وحدة ذُكرت أولًا تحتاج إلى الرقم { $digit-terms } مرة، فتُستهلك بذلك كل أماكنه في كل وحدة ذُكرت ثانيًا.
variant-combinations = بالمرشّحات الباقية لا يتكوّن المجموع إلا من { OR($set-terms) }.
variant-combinations-always = لا يتكوّن المجموع { $sum-count } في { $cell-count ->
    [zero] الخانات
    [one] خانة واحدة
    [two] خانتين
    [few] { $cell-count } خانات
    [many] { $cell-count } خانة
   *[other] { $cell-count } خانة
} إلا من { OR($set-terms) }.
variant-combinations-many = عدد التوليفات الممكنة بالمرشّحات الباقية هو { $combination-count }.
variant-combinations-so = لا مكان لمرشّح آخر في أي توليفة.
variant-required = كل توليفة فيها الرقم { $digit-terms }، ولا مكان له إلا في { OR($cell-terms) }.
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
variant-no-partner = ليس في { $partner-terms } مرشّح يتوافق مع { OR($digit-terms) } في { $cell-terms }.
variant-no-partners = في كل من الخانتين لا يتوافق { OR($digit-terms) } مع أي مرشّح في الأخرى.
variant-bounds = بالترتيب { COMMAS($cell-terms) } لا تقل الأرقام عن { OR($least-terms) } ولا تزيد على { OR($most-terms) }.
variant-kept = بالمرشّحات الباقية لا يسمح هذا وحده إلا بما يلي: { COMMAS($content-clauses) }.
variant-content = في { $cell-terms } { $digit-terms ->
    [1] الرقم { OR($digit-terms) }
    [2] أحد الرقمين { OR($digit-terms) }
   *[other] أحد الأرقام { OR($digit-terms) }
}
variant-tried = هذا وحده يستبعد بعض المرشّحات الباقية.
variant-then-no-candidate = عندئذ لا يبقى أي مرشّح في { $cell-terms }، وهذا تناقض.
variant-then-no-place = عندئذ لا تبقى في { $house-clauses } خانة للرقم { $digit-terms }، وهذا تناقض.
variant-then-broken = بالمرشّحات الباقية عندئذ لا يمكن ذلك، وهذا تناقض.

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
variant-rule-greatest = الرقم في { $bulb-terms } أكبر من { $cell-terms ->
    [2] الرقمين في { $cell-terms }.
   *[other] الأرقام في { $cell-terms }.
}
variant-rule-least = الرقم في { $bulb-terms } أصغر من { $cell-terms ->
    [2] الرقمين في { $cell-terms }.
   *[other] الأرقام في { $cell-terms }.
}
variant-rule-white-dot = { $cell-terms ->
    [2] النقطة البيضاء بين { $cell-terms } تعني أن رقميهما متتاليان.
   *[other] النقاط البيضاء بين { $cell-terms } تعني أن الرقمين في كل خانتين متجاورتين متتاليان.
}
variant-rule-black-dot = { $cell-terms ->
    [2] النقطة السوداء بين { $cell-terms } تعني أن أحد رقميهما ضعف الآخر.
   *[other] النقاط السوداء بين { $cell-terms } تعني أن أحد الرقمين في كل خانتين متجاورتين ضعف الآخر.
}
variant-rule-difference-dot = النقطة بين { $cell-terms } تعني أن الفرق بين رقميهما { $number-count }.
variant-rule-ratio-dot = النقطة بين { $cell-terms } تعني أن ناتج قسمة أحد رقميهما على الآخر { $number-count }.
variant-rule-letter = { $cell-terms ->
    [2] الحرف بين { $cell-terms } يعني أن مجموعهما { $sum-count }.
   *[other] الحروف بين { $cell-terms } تعني أن مجموع كل خانتين متجاورتين { $sum-count }.
}
variant-rule-whisper = الفرق بين كل رقمين متجاورين على الخط { COMMAS($cell-terms) } لا يقل عن { $difference-count }.
variant-rule-same = في { $cell-terms } الرقم نفسه.
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
variant-rule-x-sum = في { $house-clauses } بالنظر من { $cell-terms } يدل الرقم الأول على عدد الأرقام الأولى (وهو منها) التي مجموعها { $clue-count }.
variant-rule-skyscraper = في { $house-clauses } بالنظر من { $cell-terms } عدد الأرقام التي تفوق كل ما قبلها هو { $clue-count }.
variant-rule-quad = المربع الصغير المكوّن من { $cell-terms } فيه { $digit-terms ->
    [1] الرقم { $digit-terms }
    [2] الرقمان { $digit-terms }
   *[other] الأرقام { $digit-terms }
}.
variant-rule-numbered-room = في { $house-clauses } بالنظر من { $cell-terms } يدل الرقم الأول على ترتيب الخانة التي فيها الرقم { $digit-terms }.
variant-rule-hidden-skyscraper = في { $house-clauses } بالنظر من { $cell-terms } أول رقم يسبقه رقم أكبر منه هو { $digit-terms }.
variant-rule-rank = إذا قُرئت كل الصفوف والأعمدة من طرفيها ورُتّبت من الأصغر إلى الأكبر، كان { $house-clauses } مقروءًا من { $cell-terms } في المرتبة { $rank-count }.
variant-rule-ties-allowed = يجوز أن تتطابق قراءة صف أو عمود له مرتبة مع قراءة أخرى.
variant-rule-ties-none = لا تتطابق أي قراءتين للصفوف والأعمدة، من أي طرف كانتا.
variant-rule-ties-ranked = لا تتطابق قراءة صف أو عمود له مرتبة مع أي قراءة أخرى.

## المعطيات والمربعات والخانات المختلفة

variant-rule-given = { $cell-terms ->
    [1] في الخانة { $cell-terms }
    [2] في كل من الخانتين { $cell-terms }
   *[other] في كل من الخانات { $cell-terms }
} { $digit-terms ->
    [1] الرقم { OR($digit-terms) }
    [2] أحد الرقمين { OR($digit-terms) }
   *[other] أحد الأرقام { OR($digit-terms) }
}.
variant-rule-odd = { $cell-terms ->
    [1] في الخانة { $cell-terms } رقم فردي.
    [2] في كل من الخانتين { $cell-terms } رقم فردي.
   *[other] في كل من الخانات { $cell-terms } رقم فردي.
}
variant-rule-even = { $cell-terms ->
    [1] في الخانة { $cell-terms } رقم زوجي.
    [2] في كل من الخانتين { $cell-terms } رقم زوجي.
   *[other] في كل من الخانات { $cell-terms } رقم زوجي.
}
variant-rule-different = لا يتكرر أي رقم في { $cell-terms }.
variant-rule-jigsaw = المربعات غير منتظمة الشكل، ولا يتكرر أي رقم في أي منها.
variant-rule-no-boxes = لا توجد مربعات منتظمة.
variant-rule-box-size = عدد الخانات في كل مربع هو { $size-count }.
variant-rule-windows = لا يتكرر أي رقم في أي نافذة من النوافذ، وهي مربعات إضافية داخل الشبكة.
variant-rule-disjoint-sets = لا يقع أي رقم في الموضع نفسه من مربعين.
variant-rule-diagonal = لا يتكرر أي رقم على { $house-clauses }.
variant-rule-boxes-to-find = المربعات مجهولة، وعليك أن تجدها: كل منها خانات متصلة عددها { $size-count } ولا يتكرر فيها أي رقم.
variant-rule-boxes-alike = أكبر الصفوف والأعمدة والمربعات فيها جميعًا الأرقام نفسها.

## ما يسري على الشبكة كلها

variant-rule-anti-knight = لا يتكرر أي رقم في خانتين بينهما نقلة حصان كما في الشطرنج.
variant-rule-anti-king = لا يتكرر أي رقم في خانتين متلامستين عند زاوية، أي بينهما نقلة ملك كما في الشطرنج.
variant-rule-anti-taxicab = إذا كان في خانتين الرقم نفسه، فلا يكون عدد الخطوات بينهما على طول الصفوف والأعمدة مساويًا لهذا الرقم.
variant-rule-anti-consecutive = لا يكون الرقمان في خانتين متجاورتين متتاليين.
variant-rule-strict-dots = إذا لم تكن بين خانتين متجاورتين نقطة، فليس رقماهما متتاليين، وليس أحدهما ضعف الآخر.
variant-rule-strict-letters = إذا لم يكن بين خانتين متجاورتين X ولا V، فمجموعهما ليس 10 ولا 5.
variant-rule-fog = يغطي الضباب الشبكة، ويزيله كل رقم صحيح عن خانته والخانات المحيطة بها. أما خانات الأرقام المعطاة فمكشوفة منذ البداية.
variant-rule-fog-clear = المكشوف منذ البداية: { COMMAS($cell-terms) }.
variant-rule-entropy = في كل مربع صغير من 2×2 خانات رقم صغير (من 1 إلى 3) ورقم متوسط (من 4 إلى 6) ورقم كبير (من 7 إلى 9).
variant-rule-remainders = في كل مربع صغير من 2×2 خانات تظهر البواقي الثلاثة كلها عند قسمة الأرقام على 3.
variant-rule-flatmates = كل رقم { $digit-terms } فوقه مباشرة الرقم { $low-terms } أو تحته مباشرة الرقم { $high-terms }.
variant-rule-doppelganger = في كل صف وكل عمود وكل مربع الرقم 0 مرة واحدة، وينقصه رقم واحد آخر فقط.
variant-rule-doppelganger-lacking = لا ينقص الرقم نفسه صفين ولا عمودين ولا مربعين.
variant-rule-doppelganger-zero = الأرقام الثلاثة التي تنقص صف أي 0 وعموده ومربعه مختلفة.
variant-rule-connected = { $prefix-terms ->
    [0] الخانات
   *[other] الخانات الإضافية { $prefix-terms }
} التي فيها { $digit-terms ->
    [1] الرقم { OR($digit-terms) }
    [2] أحد الرقمين { OR($digit-terms) }
   *[other] أحد الأرقام { OR($digit-terms) }
} متصلة كلها من أضلاعها.
variant-rule-connected-size = عدد هذه الخانات هو { $size-count } بالضبط.

## الخطوط

variant-rule-modular = إذا أُخذت من الخط { COMMAS($cell-terms) } خانات متتابعة عددها { $modulus-count }، اختلفت بواقي قسمة أرقامها على { $modulus-count }.
variant-rule-entropic = في كل ثلاث خانات متتابعة على الخط { COMMAS($cell-terms) } رقم صغير (من 1 إلى 3) ورقم متوسط (من 4 إلى 6) ورقم كبير (من 7 إلى 9)، بأي ترتيب.
variant-rule-lockout = الفرق بين رقمي طرفي الخط { COMMAS($cell-terms) } لا يقل عن { $difference-count }، وكل رقم آخر عليه أصغر من كليهما أو أكبر من كليهما.
variant-rule-zipper = { $middle-terms ->
    [1] على الخط { COMMAS($cell-terms) } مجموع كل خانتين متساويتي البعد عن الوسط يساوي الرقم في { $middle-terms }.
   *[other] على الخط { COMMAS($cell-terms) } مجموع كل خانتين متساويتي البعد عن الوسط هو نفسه دائمًا.
}
variant-rule-box-sum-line = كل جزء من الخط { COMMAS($cell-terms) } يقع داخل مربع واحد له المجموع نفسه.
variant-rule-sum-line = يمكن تقسيم الخط { COMMAS($cell-terms) } إلى أجزاء مجموع كل منها { $sum-count }.
variant-rule-sum-loop = يمكن تقسيم الخط المغلق { COMMAS($cell-terms) } إلى أجزاء مجموع كل منها { $sum-count }.
variant-rule-pill-arrow = { $cell-terms ->
    [1] الرقم على السهم { $cell-terms } يساوي
    [2] مجموع الرقمين على السهم { $cell-terms } يساوي
   *[other] مجموع الأرقام على السهم { $cell-terms } يساوي
} العدد المكوّن من أرقام { $bulb-terms } من اليسار إلى اليمين أو من الأعلى إلى الأسفل.

## المجاميع والأقفاص

variant-rule-formula = الأرقام تحقق {"‎"}{ $formula-terms }{"‎"}.
variant-rule-equal-sums = هذه المجاميع متساوية: { $sum-terms }.
variant-rule-little-killer = مجموع الأرقام على القطر { COMMAS($cell-terms) } هو { $sum-count }.
variant-rule-open-cage = لا يتكرر أي رقم في القفص { $cell-terms }.
variant-rule-rellik = في القفص { $cell-terms } أرقام مختلفة، ولا يساوي أي رقم منها، وحده أو مجموعًا مع غيره منها، { $sum-count }.
variant-rule-equality = في القفص { $cell-terms } أرقام مختلفة: عدد الفردية منها كعدد الزوجية، وعدد الصغيرة منها (حتى { $low-terms }) كعدد الكبيرة (من { $high-terms }).
variant-rule-lunchbox = الأرقام في { COMMAS($cell-terms) } مختلفة كلها، ومجموع الأرقام الواقعة بين موضعي أصغرها وأكبرها هو { $sum-count }.

## الأعداد والمواضع

variant-rule-occurs = في { $cell-terms } { $occurs-clauses }.
variant-rule-counting = كل رقم في الدوائر { $cell-terms } يظهر فيها عددًا من المرات يساوي قيمته بالضبط.
variant-rule-distinct = الرقم في { $control-terms } يدل على عدد الأرقام المختلفة في { $cell-terms }.
variant-rule-same-digits = في هذه المجموعات من الخانات الأرقام نفسها، وكل رقم بالعدد نفسه: { $group-terms }.
variant-rule-indexes-row = إذا كان الرقم في { OR($cell-terms) } هو N، ففي الخانة رقم N من صفها رقم عمودها.
variant-rule-indexes-column = إذا كان الرقم في { OR($cell-terms) } هو N، ففي الخانة رقم N من عمودها رقم صفها.
variant-rule-indexes-digit = الرقم في { $control-terms } يدل على ترتيب الرقم الذي في { $digit-terms } بين الخانات { COMMAS($cell-terms) }.
variant-rule-box-run = من { $cell-terms } إلى الأعلى والأسفل واليسار واليمين يمتد مربعها بلا انقطاع على عدد من الخانات يساوي رقمها، { $start-count ->
    [0] دون أن تُعدّ هي نفسها.
   *[other] وهي نفسها تُعدّ مرة واحدة.
}
variant-rule-box-arms = على طول { COMMAS($arm-terms) } يمتد مربع الخانة الأولى بلا انقطاع على عدد من الخانات يساوي الرقم في { $control-terms }، { $start-count ->
    [0] دون أن تُعدّ الخانة الأولى.
   *[other] والخانة الأولى تُعدّ مرة واحدة.
}
variant-rule-box-around = الرقم في { $control-terms } يدل على عدد الخانات المحيطة به التي تقع في مربعه، { $start-count ->
    [0] دون أن تُعدّ خانته.
   *[other] وخانته تُعدّ معها.
}
variant-rule-box-among = الرقم في { $control-terms } يدل على عدد ما يقع من الخانات { COMMAS($cell-terms) } في مربع أولاها، { $start-count ->
    [0] دون أن تُعدّ الأولى.
   *[other] والأولى تُعدّ معها.
}

## قواعد خاصة بلغز، وقواعد مؤلفة من غيرها

variant-rule-own = { $name-terms ->
    [0] تنطبق على { $cell-terms } قاعدة خاصة بهذا اللغز.
   *[other] تنطبق على { $cell-terms } القاعدة «{ $name-terms }» الخاصة بهذا اللغز.
}
variant-rule-any = ينطبق واحد على الأقل من هذه البدائل، وعددها { $alternative-count }.
variant-rule-alternative = البديل { $place-count }: { $rule-clauses }
variant-rule-copies = ينطبق ما يلي بالطريقة نفسها في مواضع عددها { $place-count }، ولا يُذكر إلا أولها.
variant-rule-extra-cells = { $cell-terms ->
    [1] خارج الشبكة خانة إضافية: { $cell-terms }.
    [2] خارج الشبكة خانتان إضافيتان: { $cell-terms }.
   *[other] خارج الشبكة خانات إضافية: { $cell-terms }.
}

## كل ما سواها

variant-rule-other = تنطبق القاعدة {"‎"}{ $rule-terms }{"‎"}.

## النتيجة، وهي جزء من جمل أخرى.

variant-cannot = لا يمكن أن يكون الرقم { OR($digit-terms) } في { OR($cell-terms) }
variant-is = الرقم { $digit-terms } في { $cell-terms }
variant-occurs = { $times-count ->
    [zero] لا يظهر الرقم { $digit-terms }
    [one] يظهر الرقم { $digit-terms } مرة واحدة بالضبط
    [two] يظهر الرقم { $digit-terms } مرتين بالضبط
    [few] يظهر الرقم { $digit-terms } { $times-count } مرات بالضبط
    [many] يظهر الرقم { $digit-terms } { $times-count } مرة بالضبط
   *[other] يظهر الرقم { $digit-terms } { $times-count } مرة بالضبط
}
variant-occurs-at-least = يظهر الرقم { $digit-terms } { $times-count ->
    [zero] أي عدد من المرات
    [one] مرة واحدة على الأقل
    [two] مرتين على الأقل
    [few] { $times-count } مرات على الأقل
    [many] { $times-count } مرة على الأقل
   *[other] { $times-count } مرة على الأقل
}
