# ما تقوله التلميحات والشروح. آخر كلمة في اسم الوسيط تقول ما هو: $out-cells خانات.
# AND وOR وNOR تكتب القوائم، وغيرها من الدوال أشكال من forms.ftl.

## أين ينظر اللاعب، وعمّ يبحث

look-in = انظر إلى { $houses }.
look-at-digit = انظر إلى مواضع الرقم { $digit } في { $houses }.
look-at-all = انظر إلى مواضع الرقم { $digit }.
look-around = انظر إلى الخانات التي تراها { $cell }.
look-first = ابدأ من { $houses }.
there-is = توجد هنا تقنية: { $technique }.

## ما الخطأ في الشبكة

solved = اكتمل حل الشبكة.
conflict = يتكرر الرقم { $digit } في { $house }: في { THE($cells) }.
no-solution = لا حل لهذا اللغز.
one-without = لولا { OR($candidates) } لكان للغز حل واحد فقط.
several-solutions = للغز أكثر من حل، فلا يكفي المنطق وحده لإتمامه.
two-differ = حلّان من حلوله يختلفان في { $count ->
    [zero] لا شيء
    [one] خانة واحدة
    [two] خانتين
    [few] { $count } خانات
    [many] { $count } خانة
   *[other] { $count } خانة
}.
wrong-entry = لا يمكن أن يكون الرقم { $digit } في { $cell }. احذفه قبل أن تتابع.
wrong-mark = تحتاج الخانة { $cell } إلى الرقم { $digit }، لكنه غير موجود في ملاحظاتها.
empty-cell = لم يبق أي مرشّح في { $cell }. أعد ما حذفته منها قبل أن تتابع.
lost-in-box = تنقص ملاحظة لازمة في { $house }.
stale-marks = الشبكة تنفي أصلًا { $candidates }. احذف { COUNT($candidates) ->
    [1] هذا المرشّح
    [2] هذين المرشّحين
   *[other] هذه المرشّحات
} أولًا.
stale-elsewhere = وفي مواضع أخرى تنفي الشبكة أصلًا { $candidates }. احذف { COUNT($candidates) ->
    [1] هذا المرشّح
    [2] هذين المرشّحين
   *[other] هذه المرشّحات
} أيضًا.
stuck = لا تجد أي تقنية خطوة هنا؛ لم يبق إلا التجربة والخطأ.
stuck-among-chosen = لا تجد أي من التقنيات المختارة خطوة هنا.

## النتيجة. الأجزاء جُمل تدخل في جُمل أخرى

result = إذن { $result-clauses }.
result-more = وكذلك { $result-clauses }.
result-cannot = لا يمكن أن يكون { ANY($digits) } في { ANY($cells) }
result-is = الرقم { $digit } في { THE($cells) }

## المفردات

full-house = { $cell } هي آخر خانة فارغة في { $house }.
full-house-digit = كل الأرقام عدا { $digit } موجودة فيه.
hidden-single = في { $house } لا مكان للرقم { $digit } إلا { $cell }.
blockers = الرقم { $digit } في { THE($blocker-cells) } يمنعه من { $other-count ->
    [zero] أي خانة فارغة أخرى
    [one] الخانة الفارغة الأخرى
    [two] الخانتين الفارغتين الأخريين
    [few] بقية الخانات الفارغة
    [many] بقية الخانات الفارغة
   *[other] بقية الخانات الفارغة
}.
blockers-some = الرقم { $digit } في { THE($blocker-cells) } يمنعه من بقية الخانات عدا { $earlier-cells } التي استُبعد منها من قبل.
eliminated-earlier = استُبعد الرقم { $digit } من قبل من { THE($cells) }.
naked-single = الخانة { $cell } ترى كل الأرقام عدا { $digit }: { $seen-clauses }.
naked-single-seen = الخانة { $cell } ترى { $seen-clauses }.
naked-single-earlier = استُبعد { ANY($digits) } من { $cell } من قبل.
digits-in = { $digits } في { $house }

## المرشّحات المحصورة

confined-cells = في { $house } لا مكان للرقم { $digit } إلا { ONE($cells) }، { COUNT($cells) ->
    [1] وهي
    [2] وكلتاهما
   *[other] وكلها
} في { $cover-house }.
confined-so = لا بد أن يقع الرقم { $digit } هناك، فلا يقع في أي خانة أخرى من { $cover-house }.

## المجموعات

naked-cells = ليس في { THE($cells) } سوى { THE($digits) }.
naked-pair = إحداهما { $first-digit } والأخرى { $second-digit }، فلا يقع أي منهما في خانة أخرى من { $house }.
naked-subset = هذه الخانات، وعددها { COUNT($cells) }، تستهلك كل هذه الأرقام، وعددها { COUNT($cells) }، في { $house }.
locked-subset = كلها في { $line-house } وفي { $box-house } معًا، فتستهلك هذه الأرقام في كليهما.
hidden-cells = في { $house } لا مكان { FOR($digits) } إلا { THE($cells) }.
hidden-subset = { COUNT($digits) ->
    [2] رقمان يحتاجان إلى الخانتين معًا، فلا تتسع أي منهما
    [3] ثلاثة أرقام تحتاج إلى الخانات الثلاث كلها، فلا تتسع أي منها
   *[other] أربعة أرقام تحتاج إلى الخانات الأربع كلها، فلا تتسع أي منها
} لرقم آخر.

## الأسماك

fish-bases = في { $base-houses } لا مكان للرقم { $digit } إلا في { $cover-houses }.
fish-so = { EACH($base-houses) } يحتاج إلى الرقم { $digit } مرة، فتُستهلك بذلك كل أماكنه في { $cover-houses }.
fish-out = لا مكان للرقم { $digit } هناك في أي خانة أخرى، فلا يقع في { ANY($out-cells) }.
fish-fins = عدا { COUNT($fin-cells) ->
    [1] الزعنفة
    [2] الزعنفتين
   *[other] الزعانف
} { $fin-cells }، كل أماكن الرقم { $digit } من { $base-houses } تقع في { $cover-houses }.
fish-double-fins = وحيث تتقاطع وحدتان منها تُعدّ { $cells } من الزعانف.
fish-corner = لو أمكن الرقم { $digit } في { $corner-cells } لاكتمل الشكل، لكنه لا يقع هناك؛ فتقوم مقامه { COUNT($fin-cells) ->
    [1] الزعنفة
    [2] الزعنفتان
   *[other] الزعانف
} { $fin-cells }.
fish-without-fins = إذا لم يكن الرقم { $digit } في { COUNT($fin-cells) ->
    [1] الزعنفة
   *[other] أي زعنفة
}، استهلكت { THESE($base-houses) } أماكنه في { $cover-houses }، فلا يقع في { ANY($out-cells) }.
fish-with-fins = وإذا كان الرقم { $digit } في { COUNT($fin-cells) ->
    [1] الزعنفة
   *[other] إحدى الزعانف
}، فلا يقع في { ANY($out-cells) } أيضًا، لأن { COUNT($out-cells) ->
    [1] هذه الخانة ترى
    [2] كلتيهما ترى
   *[other] كل خانة منها ترى
} { COUNT($fin-cells) ->
    [1] الزعنفة
    [2] كلتا الزعنفتين
   *[other] كل الزعانف
}.
fish-with-fins-in = وإذا كان الرقم { $digit } في { COUNT($fin-cells) ->
    [1] الزعنفة
   *[other] إحدى الزعانف
}، فلا يقع في { ANY($out-cells) } أيضًا، لأن { COUNT($all-cells) ->
    [2] كلتا الخانتين
   *[other] كل هذه الخانات
} في { $house }.
fish-twice = في { THE($cells) } تتقاطع وحدتان من وحدات التغطية، فلو كان الرقم { $digit } هناك لاستهلك اثنتين منها ولم يبق ما يكفي.
siamese = أماكن الرقم { $digit } في { $base-houses } تكوّن سمكتين معًا.
siamese-fish = مع { $cover-houses } { COUNT($fin-cells) ->
    [0] لا زعنفة للسمكة
    [1] الزعنفة هي { $fin-cells }
    [2] الزعنفتان هما { $fin-cells }
   *[other] الزعانف هي { $fin-cells }
}، ولا يقع الرقم { $digit } في { ANY($out-cells) }.
siamese-because = في كل سمكة، إن لم يكن الرقم { $digit } في أي زعنفة استُهلكت وحدات التغطية؛ وإن كان في زعنفة نفى الخانات نفسها.
kraken-fish = لولا { COUNT($fin-cells) ->
    [1] الزعنفة
    [2] الزعنفتان
   *[other] الزعانف
} { $fin-cells } لكانت كل أماكن الرقم { $digit } من { $base-houses } في { $cover-houses }.
kraken-prey = فتُستهلك وحدات التغطية، ولا يقع الرقم { $digit } في { ANY($out-cells) }.
kraken-cover = وحينها يقع الرقم { $digit } من { $house } في { ONE($cells) }.

## أنماط الرقم الواحد

two-links = في كل من { $houses } خانتان فقط للرقم { $digit }.
two-links-joint = { $cells } في { $house } معًا، فلا يقع الرقم { $digit } في كلتيهما.
two-links-ends = إذن الرقم { $digit } في واحدة على الأقل من { $end-cells }، فلا يقع في { ANY($out-cells) }، لأن { COUNT($out-cells) ->
    [1] هذه الخانة ترى
    [2] كلتيهما ترى
   *[other] كل خانة منها ترى
} الاثنتين.
skyscraper-joint = خانتا القاعدة { $cells } في { $house } معًا، فلا يقع الرقم { $digit } في كلتيهما.
skyscraper-ends = إذن الرقم { $digit } في واحدة على الأقل من القمتين { $end-cells }، فلا يقع في { ANY($out-cells) }، لأن { COUNT($out-cells) ->
    [1] هذه الخانة ترى
    [2] كلتيهما ترى
   *[other] كل خانة منها ترى
} القمتين.
rectangle-box = في { $box-house } كل أماكن الرقم { $digit } في { $near-house } أو { $far-house }.
rectangle-link = في { $house } خانتان فقط للرقم { $digit }: { $cells }.
rectangle-far = إذا كان الرقم { $digit } في { $far-cell } فلا يقع في { $out-cell }، لأنهما في { $house } معًا.
rectangle-near = وإذا كان في { $near-cell } فلا بد أن يقع الرقم { $digit } من { $box-house } في { $far-house }، ومرة أخرى لا يقع الرقم { $digit } في { $out-cell }.

## التلوين

colours = كل رابط يصل بين الموضعين الوحيدين للرقم { $digit } في وحدة، فإما أن تصح كل مواضع { $digit } الزرقاء أو كل الخضراء.
colours-trap = الخانة { $cell } ترى { $blue-cell } (الأزرق) و{ $green-cell } (الأخضر).
colours-trap-so = أحد اللونين صحيح، فلا يقع الرقم { $digit } في { ANY($out-cells) }.
colours-wrap = { $cells } كلتاهما من اللون { COLOUR($colour-count) } وكلتاهما في { $house }، فاللون { COLOUR($colour-count) } خاطئ.
colour-false = إذن لا يقع الرقم { $digit } في { ANY($out-cells) } من اللون { COLOUR($colour-count) }.
clusters = تكوّن مواضع الرقم { $digit } مجموعتين: يصح الأزرق أو الأخضر، ويصح البرتقالي أو البنفسجي.
clusters-meet = { $first-cell } ({ COLOUR($first-count) }) و{ $second-cell } ({ COLOUR($second-count) }) ترى إحداهما الأخرى، فلا يصح { COLOUR($first-count) } و{ COLOUR($second-count) } معًا.
clusters-so = إذن يصح واحد على الأقل من { COLOUR($first-count) } و{ COLOUR($second-count) }.
clusters-trap = الخانة { $cell } ترى { $first-cell } ({ COLOUR($first-count) }) و{ $second-cell } ({ COLOUR($second-count) }).
clusters-sees = { $cell } من اللون { COLOUR($colour-count) } ترى { $seen-cell } من اللون { COLOUR($seen-count) }.
clusters-false = أيًّا كان الصحيح من { COLOUR($first-count) } و{ COLOUR($second-count) }، فاللون { COLOUR($colour-count) } خاطئ.
medusa = تتناوب المرشّحات المترابطة: إما أن تصح كل الزرقاء أو كل الخضراء.
medusa-trap = { $blue-candidate } (الأزرق) و{ $green-candidate } (الأخضر) كلاهما ينفي { $out-candidate }.
medusa-two-digits = لو صح اللون { COLOUR($colour-count) } لكان الرقمان { $first-digit } و{ $second-digit } معًا في { $cell }.
medusa-two-cells = لو صح اللون { COLOUR($colour-count) } لتكرر الرقم { $digit } في { $house }: في { THE($cells) }.
medusa-emptied = لو صح اللون { COLOUR($colour-count) } لما بقي أي مرشّح في { $cell }: { $reason-clauses }.
medusa-rules-out = { $candidate } ينفي منها { $digits }
medusa-false = إذن اللون { COLOUR($colour-count) } خاطئ: { $result-clauses }.
remote-pair = ليس في { $path } سوى { THE($digits) }، وكل خانة ترى التالية.
remote-pair-ends = يتناوب الرقمان، فيختلف الطرفان { $first-cell } و{ $last-cell }: أحدهما { $first-digit } والآخر { $second-digit }.
remote-pair-so = لا يقع { ANY($digits) } في { ANY($out-cells) }، لأن { COUNT($out-cells) ->
    [1] هذه الخانة ترى
    [2] كلتيهما ترى
   *[other] كل خانة منها ترى
} الطرفين.

## الأجنحة

wing-pivot = خانة المحور { $cell } هي { OR($digits) }.
wing-pincer = إذا كان المحور { $pivot-digit } فالكمّاشة { $cell } هي { $digit }.
xy-wing-so = إذن الرقم { $digit } في إحدى الكمّاشتين على الأقل، فلا يقع في { ANY($out-cells) }، لأن { COUNT($out-cells) ->
    [1] هذه الخانة ترى
    [2] كلتيهما ترى
   *[other] كل خانة منها ترى
} الاثنتين.
xyz-wing-so = إذن الرقم { $digit } في إحدى الخانات الثلاث في كل الأحوال، فلا يقع في { ANY($out-cells) }، لأن { COUNT($out-cells) ->
    [1] هذه الخانة ترى
    [2] كلتيهما ترى
   *[other] كل خانة منها ترى
} الثلاث كلها.
wxyz-cells = ليس في { THE($cells) } سوى { THE($digits) }.
wxyz-once = في هذه الخانات { $once-clauses }، فلا يتسع المكان لكل منها إلا مرة.
wxyz-in = { $digits } في { $house } فقط
wxyz-so = أربع خانات تحتاج إلى رقم رابع، فالرقم { $digit } في { ONE($cells) }.
wxyz-out = لا يقع الرقم { $digit } في { ANY($out-cells) }، لأن { COUNT($out-cells) ->
    [1] هذه الخانة ترى
    [2] كلتيهما ترى
   *[other] كل خانة منها ترى
} { EACH($cells) }.
w-wing = ليس في { THE($cells) } سوى { THE($digits) }.
w-wing-joint = لا يقع الرقم { $digit } في كلتيهما: فهو في { $house } في { ONE($joint-cells) }، وكل واحدة منهما ترى إحداهما.
w-wing-so = إذن الرقم { $digit } في واحدة على الأقل من { THE($cells) }، فلا يقع في { ANY($out-cells) }، لأن { COUNT($out-cells) ->
    [1] هذه الخانة ترى
    [2] كلتيهما ترى
   *[other] كل خانة منها ترى
} الاثنتين.
branch-w-wing = ليس في { THE($cells) } سوى { THE($digits) }.
branch-w-wing-joint = في { $house } لا مكان للرقم { $digit } إلا { ONE($joint-cells) }، وكل منها ترى إحدى هذه الخانات.
branch-w-wing-so = فلا يقع الرقم { $digit } فيها كلها. إذن الرقم { $other-digit } في واحدة منها على الأقل، فلا يقع في { ANY($out-cells) }، لأن { COUNT($out-cells) ->
    [1] هذه الخانة تراها
   *[other] كل خانة منها تراها
} كلها.
chute-pair = في { $house } لا يقع الرقم { $digit } في { $box-house }، فهو في مربع { $first-cell } أو في مربع { $second-cell }، وتلك الخانة ليس فيها { $digit }.
chute-pair-so = إذن الرقم { $digit } في واحدة من الاثنتين على الأقل، فلا يقع في { ANY($out-cells) }، لأن { COUNT($out-cells) ->
    [1] هذه الخانة ترى
    [2] كلتيهما ترى
   *[other] كل خانة منها ترى
} الاثنتين.

## وحدانية الحل

deadly-floor = ليس في { THE($cells) } سوى { THE($digits) }.
deadly-if-roof = لو لم يكن في { $cell } أيضًا سوى هذين الرقمين لأمكن تبديلهما وكان للغز حلان.
deadly-so = وليس له إلا حل واحد، إذن { $result-clauses }.
deadly-if = لو لم يكن في { THE($cells) } سوى { THE($digits) } لأعطى تبديل هذه الأرقام حلًا ثانيًا.
loop-if = لو لم يكن في { THE($cells) } سوى { THE($digits) } لأمكن تبديل الرقمين على طول الحلقة وكان للغز حلان.
deadly-extra = لا يمنع ذلك إلا وجود الرقم الزائد { $digit } في { THE($cells) }، فلا بد أن يقع في واحدة منها على الأقل.
deadly-extra-so = لا يقع الرقم { $digit } في { ANY($out-cells) }، لأن { COUNT($out-cells) ->
    [1] هذه الخانة ترى
    [2] كلتيهما ترى
   *[other] كل خانة منها ترى
} { EACH($cells) }.
deadly-extras = لا يمنع ذلك إلا المرشّحات الزائدة { $candidates }، فيصح واحد منها على الأقل.
deadly-subset = أيًّا كان الصحيح، فخانته مع { $cells } تكوّن { SUBSET($digits) } من { THE($digits) } في { $houses }.
deadly-confined = في { $house } لا مكان للرقم { $digit } إلا { ONE($cells) }.
deadly-either = لو كان الرقم { $other-digit } في أي منهما لكان { $digit } في الأخرى، ولأمكن تبديل الرقمين في كل الخانات.
deadly-one-so = للغز حل واحد فقط، إذن { $result-clauses }.
ur6-x-wing = في { $houses } لا مكان للرقم { $digit } إلا هذه الأركان، فهو في ركنين متقابلين منها.
ur6-if = لو كان الرقم { $digit } في { THE($cells) } لكان { $other-digit } في الركنين الآخرين، ولأمكن تبديل الرقمين.
hidden-rectangle = ليس في { $cell } سوى { THE($digits) }.
hidden-rectangle-if = لو كان الرقم { $digit } في { $cell } لكان { $other-digit } في { THE($side-cells) } و{ $digit } في { $corner-cell }.
hidden-rectangle-swap = ولأمكن حينها تبديل الرقمين وكان للغز حلان.
avoidable = { BOTH($filled-clauses) }؛ وليست أي من هذه الخانات من المعطيات.
avoidable-if = لو كان { BOTH($if-clauses) } لأمكن تبديل الرقمين دون مساس بأي معطى، وكان للغز حلان.
cell-is = الرقم { $digit } في { $cell }
cell-were = الرقم { $digit } في { $cell }
bug-one = في كل خانة فارغة مرشّحان، إلا { $cell } ففيها ثلاثة.
bug-one-extra = الزائد هناك هو { $digit }: يتكرر ثلاث مرات في كل من { $houses }، وكل رقم آخر مرتين.
bug-one-so = من دونه يمكن ملء البقية بطريقتين. وللغز حل واحد فقط، إذن الرقم { $digit } في { $cell }.
bug-many = لولا { $candidates } لكان في كل خانة فارغة مرشّحان وكان للغز حلان.
bug-many-so = يصح واحد منها على الأقل، وأيًّا كان فهو ينفي المرشّحات نفسها.
reverse-closed = كل معطيات { THE($digits) } هي بين { $filled-cells }.
reverse-open = لو كان { ONE($digits) } أيضًا في { THE($open-cells) } لكان في كل وحدة اثنتان من هذه الخانات أو لا شيء.
reverse-rest = وحينها يمكن تبديل { THE($digits) } في كل خاناتهما الأخرى، لكن للغز حلًا واحدًا فقط.
qiu-lines = في { $line-houses } تضم الخانات غير { $cells } الأرقام نفسها، إلا واحدًا في كل منهما.
qiu-if = لو لم يكن في { THE($pair-cells) } سوى { THE($digits) } لأعطى تبديلها مع بعض أرقام { $line-houses } حلًا ثانيًا.
guardians = إذن يصح واحد على الأقل من هذه: { OR($candidates) }.
lone-guardian = المرشّح الآخر الوحيد هناك هو { $candidate }.

## السلاسل

chain-if = إذا كان { $start-clauses }، فإن { $then-clauses }.
chain-then = ومن ثم { $then-clauses }.
chain-not = الرقم { $digit } ليس في { $cell }
chain-not-group = الرقم { $digit } ليس في { NOR($cells) }
chain-none = الرقم { $digit } ليس في { ANY($cells) }
chain-is = الرقم { $digit } في { $cell }
chain-it = الرقم { $digit } فيها
chain-must-be = وهذا تناقض، فلا بد أن يكون الرقم { $digit } في { $cell }، لا { OR($out-digits) }.
chain-must-be-so = وهذا تناقض، فلا بد أن يكون الرقم { $digit } في { $cell }، و{ $result-clauses }.
chain-is-group = الرقم { $digit } في { ONE($cells) }
chain-house = الرقم { $digit } من { $house } في { ONE($cells) }
chain-set = الرقم { $digit } في { ONE($cells) }، لأن { $set-cells } ليس فيها سوى { THE($digits) }
chain-ends = إذن الرقم { $digit } في واحدة على الأقل من { THE($end-cells) }، فلا يقع في { ANY($out-cells) }، لأن { COUNT($out-cells) ->
    [1] هذه الخانة ترى
    [2] كلتيهما ترى
   *[other] كل خانة منها ترى
} الاثنتين.
chain-ends-group = إذن الرقم { $digit } في { ONE($end-cells) }، فلا يقع الرقم { $digit } في { ANY($out-cells) }، لأن { COUNT($out-cells) ->
    [1] هذه الخانة تراها
   *[other] كل خانة منها تراها
} كلها.
chain-ends-only = إذن الرقم { $digit } في { ONE($end-cells) }.
chain-two-ends = إذن { $first-clauses }، أو { $last-clauses }.
chain-same-cell = إذن في { $cell } { ONE($digits) }، فلا يقع { ANY($out-digits) } فيها.
chain-either-in = في الحالتين { $result-clauses }، لأن { $cells } في { $house } معًا.
chain-either = في الحالتين { $result-clauses }.
loop-nodes = تدور الروابط في حلقة: { COMMAS($node-clauses) }، ثم تعود إلى البداية.
loop-so = وهي تتناوب، فيصح واحد فقط من كل متجاورين.
loop-cell = في { $cell } { ONE($digits) }، فلا يقع فيها { ANY($out-digits) }.
loop-house = الرقم { $digit } في { ONE($cells) }، فلا يقع في { ANY($out-cells) }.
loop-set = لا بد أن تضم { $cells } { THE($digits) }، إذن { $result-clauses }.
node = { $digit } في { OR($cells) }
twinned-cells = ليس في { THE($cells) } سوى الأرقام الستة { $digits }.
twinned-if = أيًّا كان في { $cell }، { OR($cell-digits) }، تتحدد منه الخانات الخمس الأخرى، وتضم الخانات الست الأرقام الستة كلها.
twinned-so = الرقم { $digit } في { ONE($cells) }، فلا يقع في { ANY($out-cells) }، لأن { COUNT($out-cells) ->
    [1] هذه الخانة ترى
    [2] كلتيهما ترى
   *[other] كل خانة منها ترى
} { EACH($cells) }.

## المجموعات شبه المقفلة

als-set = المجموعة { SET($set-count) }، { $cells }، فيها { COUNTED($cells) } و{ COUNTED($digits) }: { $digits }.
als-cell = المجموعة { SET($set-count) } هي الخانة { $cells }، وفيها { $digits }.
als-restricted = لا يقع الرقم { $digit } في المجموعتين معًا، لأن { $cells } { $cells ->
    [2] ترى كلٌّ منهما الأخرى
   *[other] يرى بعضها بعضًا
}.
als-restricted-in = لا يقع الرقم { $digit } في المجموعتين معًا، لأن { $cells } كلها في { $house }.
als-xz-so = المجموعة التي تخلو من { $x-digit } تحتاج إلى كل أرقامها الأخرى، فتضم { $digits }.
als-out = إذن الرقم { $digit } في { ONE($cells) }، فلا يقع في { ANY($out-cells) }، لأن { COUNT($out-cells) ->
    [1] هذه الخانة ترى
    [2] كلتيهما ترى
   *[other] كل خانة منها ترى
} { EACH($cells) }.
als-doubly = لا تستغني المجموعة إلا عن رقم واحد، فتضم إحداهما { $first-digit } والأخرى { $second-digit }.
als-doubly-out = فلا تكون أي خانة أخرى ترى موضعي { ONE($digits) } ذلك الرقم: { $result-clauses }.
als-keeps = تضم المجموعة { SET($set-count) } دائمًا { $digits }، إذن { $result-clauses }.
als-hinge = لا تستغني المجموعة C إلا عن رقم واحد، فتضم { ONE($digits) }.
als-hinge-takes = إذا ضمت { $digit } فلا تضمه المجموعة { SET($set-count) }، لأن { $cells } { $cells ->
    [2] ترى كلٌّ منهما الأخرى
   *[other] يرى بعضها بعضًا
}، فتضم إذن { $z-digits }.
als-stem = في خانة الساق { $cell } { ONE($digits) }.
als-petal = إذا كان فيها { $digit }، فقدته المجموعة { SET($set-count) } ({ $cells }، وفيها { $digits })، أي فقدت { $digit } وضمت { $z-digits }.
als-petal-cell = إذا كان فيها { $digit }، ففي المجموعة { SET($set-count) }، أي الخانة { $cells }، { $z-digits }.
als-blossom-out = لا يقع الرقم { $digit } في { ANY($out-cells) }، لأن { COUNT($out-cells) ->
    [1] هذه الخانة ترى
    [2] كلتيهما ترى
   *[other] كل خانة منها ترى
} كل مواضع { $digit } في المجموعات.
als-chain-loop = فتعود السلسلة إلى المجموعة { $cells } التي تضم دائمًا { $digits }.
als-chain-more = ومجموعتا الطرفين، { $first-cells } و{ $last-cells }، تشتركان أيضًا في { $digits }، والمجموعة المقفلة تضم { COUNT($digits) ->
    [1] هذا الرقم
    [2] هذين الرقمين
   *[other] هذه الأرقام
} كذلك.
ahs-set = في { $house } لا مكان { FOR($digits) } إلا { $cells }، وهي خانة واحدة أكثر من الأرقام.
ahs-shared = { $cell } في المجموعتين معًا ولا تتسع لرقم من كلتيهما، فتملأ واحدة منهما على الأقل كل خاناتها الأخرى بأرقامها.
ahs-shared-two = { $cells } في المجموعتين معًا ولا تضم رقمًا من كلتيهما، فلكل مجموعة رقم في إحداهما، وتملأ كل خاناتها الأخرى.
coq-crossing = حيث يتقاطع { $line-house } و{ $box-house }، ليس في { THE($cells) } سوى { THE($digits) }.
coq-beside = مع { $line-cells } في { $line-house } و{ $box-cells } في { $box-house } تتقاسم { COUNTED($all-cells) } { COUNTED($digits) }.
coq-once = لا يتكرر أي منها، لأن { $once-clauses }.
coq-all-in = { $digits } كلها في { $house }

## السلاسل الإجبارية والسياط والشبكات

forcing-cell = في { $cell } { ONE($digits) }.
forcing-house = في { $house } يقع الرقم { $digit } في { ONE($cells) }.
forcing-way = إذا كان { $start-clauses }، فإن { $then-clauses }.
forcing-end = في كل الأحوال { $result-clauses }.
steps-later = بعد { STEPS($count) } أخرى، { $then-clauses }
suppose = لنفترض أن { $candidate-clauses }.
but-also = لكن { $then-clauses } أيضًا.
clash-house = وهذا يضع الرقم { $digit } مرتين في { $house }.
clash-cell = وهذا يضع الرقمين { $first-digit } و{ $second-digit } معًا في { $cell }.
clash-itself = وهذا يجعل { $digit } في { OR($cells) } صحيحًا وخاطئًا معًا.
whip-then = ومن ثم فإن { $then-clauses }.
whip-cell = الرقم { $digit } هو وحده الممكن في { $cell }
whip-house = الرقم { $digit } من { $house } لا يقع إلا في { $cell }
whip-no-candidate = والآن { $by-clauses }، فلا يبقى أي مرشّح في { $cell }.
whip-no-place = والآن { $by-clauses }، فلا تبقى في { $house } أي خانة للرقم { $digit }.
net-facts = { $count ->
    [0] حينها
    [zero] حينها
    [one] بعد خطوة إجبارية واحدة
    [two] بعد خطوتين جبريتين
    [few] بعد { $count } خطوات إجبارية
    [many] بعد { $count } خطوة إجبارية
   *[other] بعد { $count } خطوة إجبارية
} { $fact-clauses }.
net-no-candidate = فلا يبقى أي مرشّح في { $cell }.
net-no-place = فلا تبقى في { $house } أي خانة للرقم { $digit }.
net-start-cell = { ONE($digits) } في { $cell }
net-way = إذا كان { $start-clauses }، فإنه { $count ->
    [0] عندئذ
    [zero] عندئذ
    [one] بعد خطوة إجبارية واحدة
    [two] بعد خطوتين جبريتين
    [few] بعد { $count } خطوات إجبارية
    [many] بعد { $count } خطوة إجبارية
   *[other] بعد { $count } خطوة إجبارية
} { $then-clauses }.
net-ways = وتنتهي الحالات الأخرى، وعددها { $count }، إلى النتيجة نفسها.

## الاستثناء والألعاب النارية والأنماط المستحيلة

exclusion-if = إذا كان الرقم { $digit } في { $cell }، فإن { $way-clauses }.
exclusion-way = { $candidate } يترك { $cell } بلا مرشّح
exclusion-two = { $first-candidate } مع { $second-candidate } يترك { $cell } بلا مرشّح
firework = خارج { $box-house } لا تقع { $digits } من { $row-house } إلا في { $row-cell }، ولا تقع { $digits } من { $column-house } إلا في { $column-cell }.
firework-corner = الرقم الذي لا يقع في أي منهما يقع في الركن { $cell }، لأن الخطين لا يلتقيان في { $box-house } إلا هناك.
firework-so = إذن تحتاج { $digits }، وعددها { COUNT($digits) }، إلى { $cells }، فلا تتسع هذه الخانات لشيء آخر.
firework-w-wing = ليس في { $corner-cell } سوى { THE($digits) }، وهي ترى { $wing-cells }.
firework-w-wing-so = الرقم الذي في { $corner-cell } ليس في أي منهما، فهو في { $cell }.
oddagon = تكوّن { $path } حلقة ترى كل خانة فيها التالية.
oddagon-odd = لو لم يكن فيها سوى { THE($digits) } لوجب أن يتناوبا، ولا يمكن ذلك في حلقة من { COUNTED($cells) }.
tridagon = في كل من { $houses } ثلاث خانات في صفوف وأعمدة مختلفة فيها { $digits }: { $cells }.
tridagon-odd = بهذه الأرقام وحدها لا يمكن ملء الأقطار الأربعة كلها.
guardian-loop = تكوّن { $cells } حلقة تصلها { $houses }.
guardian-loop-odd = لو لم يكن في هذه الوحدات موضع آخر للرقم { $digit } لوجب أن يتناوب حول الحلقة، ولا يمكن ذلك في حلقة من { COUNTED($cells) }.

## المجموعات متعددة القطاعات والإكزوسيت والقوالب

sector-cells = في هذه الخانات، وعددها { $count }، { $often-clauses }.
sector-lines = حيث تتقاطع { $row-houses } مع { $column-houses } يبلغ عدد الخانات الفارغة { $count }.
sector-ring = حول الأركان المملوءة { $corner-cells } يبلغ عدد الخانات الفارغة { $count }.
sector-often = { $digits } لا يقع كل منها أكثر من { TIMES($count) }
sector-so = فمجموع الأماكن { $count } بعدد الخانات { $count }، وكل مكان منها مستعمل.
exocet-base = تضم القاعدة { $cells } اثنين من { THE($digits) }.
exocet-lines = في { $line-houses }، خارج شريط القاعدة، لا يقع كل من هذه الأرقام إلا في اثنين من { $cover-houses }.
exocet-lines-and-targets = في { $line-houses }، بعيدًا عن القاعدة، لا يقع كل من هذه الأرقام إلا في { ONE($cells) } وفي اثنين من { $cover-houses }.
exocet-targets = لا يمكن لثلاثة خطوط أن تضع رقمًا من القاعدة في خطين، فتضم خانتا الهدف { $cells } رقمي القاعدة.
exocet-bases = قاعدتان، { $cells }، تضم كل منهما اثنين من { THE($digits) }.
exocet-lines-of-both = في { $line-houses }، خارج شريط القاعدتين، لا يقع كل من هذه الأرقام إلا في اثنين من { $cover-houses }.
exocet-targets-of-both = لا يمكن لثلاثة خطوط أن تضع رقمًا من القاعدة في خطين، فتضم خانات الهدف { $cells } أرقام القاعدتين.
exocet-ways-of-both = كل طريقة لملء الإكزوسيتين تنتهي إلى النتيجة نفسها.
templates-all = لا يوضع كل رقم في الشبكة كلها إلا بعدد محدود من الطرق، ولا يجوز أن تتداخل طرق أرقام مختلفة.
templates-set = في كل طريقة باقية للرقم { $digit } يقع في { THE($cells) }.
templates-delete = لا تمر أي طريقة باقية للرقم { $digit } من { OR($cells) }.

## كل رابط على حدة

link-cell = إذا لم يكن الرقم { $first-digit } في { $cell } ففيها { $second-digit }.
link-house = إذا كان { $from-clauses }، فليس في { $house } إلا { OR($cells) } للرقم { $digit }.
link-strong = إذا كان { $from-clauses }، فإن { $to-clauses }.
link-weak = إذا كان { $from-clauses }، فإن { $to-clauses }.
link-only-candidate = حينها لا يمكن في { $cell } إلا الرقم { $digit }.
link-only-place = حينها ليس في { $house } إلا { $cell } للرقم { $digit }.
link-pattern = حينها تنفي تقنية { $technique } { $candidates }.
link-excludes = وهذا ينفي { $candidates }.
link-no-candidate = حينها لا يبقى أي مرشّح في { $cell }، إذن { $candidate } خاطئ.
link-no-place = حينها لا تبقى في { $house } أي خانة للرقم { $digit }، إذن { $candidate } خاطئ.
link-any-case = في كل الأحوال { $candidate } صحيح.
link-no-case = في كل الأحوال { $candidate } خاطئ.

## معاني علامات الرسم

mark-pattern = الشكل
mark-fin = زعنفة
mark-guardian = مرشّح زائد
mark-subset = بقية المجموعة
mark-on = صحيح على طول السلسلة
mark-off = خاطئ على طول السلسلة
mark-in-set = مرشّح آخر في مجموعة شبه مقفلة
mark-set = مجموعة شبه مقفلة
mark-set-a = المجموعة A
mark-set-b = المجموعة B
mark-set-c = المجموعة C
mark-hidden-set = مجموعة شبه مخفية
mark-shared = مرشّح آخر في خانة مشتركة
mark-stem = الساق
mark-pivot = المحور
mark-pincer = كمّاشة
mark-crossing = تقاطع الخط والمربع
mark-line = خانات أخرى من الخط
mark-box = خانات أخرى من المربع
mark-base = القاعدة
mark-target = الهدف
mark-s-cell = خانة S
mark-colour = أزرق
mark-other-colour = أخضر
mark-second-colour = برتقالي
mark-other-second-colour = بنفسجي
mark-joint = يرى خانة من الشكل
mark-blocker = يمنع الخانات الأخرى
mark-strong = أحدهما صحيح على الأقل
mark-weak = لا يصحان معًا
mark-out = مستبعد
mark-placed = موضوع
mark-spoils = يفسد الشكل

## ما يجعل الشكل ناقصًا

near-candidate = مع وجود { $candidate } أيضًا لا تصح تقنية { $technique }.
near-open = ما دامت { $cell } مفتوحة لا تصح تقنية { $technique }.
near-given = ما دامت { $cell } من المعطيات لا تصح تقنية { $technique }.
near-title = ليست { $technique }

## التمارين

task-place = ابحث عن { $technique } وضع الرقم الذي ينتج عنه.
task-remove = ابحث عن { $technique } واحذف المرشّحات التي يستبعدها.
judged-nothing = لم تفعل شيئًا بعد: احذف مرشّحًا أو ضع رقمًا.
judged-right = صحيح.
judged-right-more = صحيح. { $more-count ->
    [zero] ولا تستبعد الخطوة نفسها مرشّحًا آخر.
    [one] وتستبعد الخطوة نفسها مرشّحًا آخر.
    [two] وتستبعد الخطوة نفسها مرشّحين آخرين.
    [few] وتستبعد الخطوة نفسها { $more-count } مرشّحات أخرى.
    [many] وتستبعد الخطوة نفسها { $more-count } مرشّحًا آخر.
   *[other] وتستبعد الخطوة نفسها { $more-count } مرشّح آخر.
}
judged-otherwise = هذا صحيح، لكنه ينتج أصلًا عن { $other-technique }. ابحث الآن عن { $technique }.
judged-not-out = هذا صحيح، لكن لا تستبعد أي { $technique } المرشّح { OR($candidates) }.
judged-not-placed = هذا صحيح، لكن لا تؤدي أي { $technique } إلى { OR($candidates) }.
judged-wrongly-out = لا يمكن أن يصح هذا: لا تستبعد أي { $technique } المرشّح { OR($candidates) }.
judged-wrongly-placed = لا يمكن أن يصح هذا: لا تؤدي أي { $technique } إلى { OR($candidates) }.

## الدروس

task-boards = إحدى هذه الشبكات تخالف القواعد. اضغط على كل منها لتراها. أي شبكة سليمة؟
task-which = واحدة فقط من هذه العبارات صحيحة. ما هي؟
task-near-miss = أحد هذه الأشكال لا يعمل. ما هو؟
task-no-link = أحد هذه ليس رابطًا قويًا. ما هو؟
task-notes = توجد ملاحظة ناقصة أو متقادمة. ابحث عنها.
task-ruled-out = هذا الرقم ليس من الملاحظات هنا. أي خانة تنفيه؟
task-other-cell = هذا غير مؤكد. ابحث عن خانة أخرى قد تتسع للرقم.
task-why-not = هذا لا يعمل. ابحث عن المرشّح الذي يفسد الشكل.
task-link = ابحث عن رابط قوي وعلّم خانتيه.
task-set = ابحث عن مجموعة شبه مقفلة من خانتين على الأقل وعلّمها.
task-pattern = ابحث عن { $technique } وعلّم خانات شكلها.
task-scan = ضع عشرة أرقام، واحدًا بعد آخر.
task-last-cell = ابحث عن صف أو عمود أو مربع بقيت فيه خانة فارغة واحدة، وضع رقمها.
task-in-box = ابحث عن مربع لم تبق فيه إلا خانة واحدة لرقم ما، وضعه فيها.
task-in-line = ابحث عن صف أو عمود لم تبق فيه إلا خانة واحدة لرقم ما، وضعه فيها.
task-place-next = ابحث عن الخطوة التالية وضع رقمها.
task-remove-next = ابحث عن الخطوة التالية واحذف المرشّحات التي تستبعدها.
claim-board = الشبكة { $count }
claim-placed = الرقم { $digit } في { $cell }.
claim-out = يمكنك استبعاد { AND($candidates) }.
claim-link = يصل رابط قوي بين موضعي الرقم { $digit } في { THE($cells) }.
note-missing = لا شيء ينفي الرقم { $digit } من { $cell }.
note-ruled-out = الرقم { $digit } في { THE($blocker-cells) } ينفي { $digit } من { $cell }.
places-in-house = في { $house } يمكن أن يقع الرقم { $digit } في { $cells }.
set-of = في { THE($cells) }، أي { COUNTED($cells) }، نجد { COUNTED($digits) }: { $digits }.
judged-no-answer = لم تُجب بعد.
judged-otherwise-lesson = هذا صحيح، لكنه ينتج أصلًا عن { $other-technique }. استعمل الآن تقنية هذا الدرس.
judged-unproved = هذا صحيح، لكن لا شيء في هذا الدرس يثبته بعد.
judged-false = لا يمكن أن يصح هذا: لا شيء في هذا الدرس يثبته.
judged-works = هذا يعمل. ابحث عن الذي لا يعمل.
judged-no-link = هذا ليس رابطًا قويًا: للرقم خانة أخرى في الوحدة.
judged-no-set = هذه ليست مجموعة شبه مقفلة: تحتاج { COUNTED($cells) } إلى رقم واحد زيادة، وفيها { COUNTED($digits) }.
judged-no-pattern = ليست هذه خانات شكل لأي خطوة. علّم كل خانة تحتاج إليها الخطوة، ولا غير.
judged-not-spoiling = حتى من دون { $candidate } لا يعمل هذا.
judged-not-ruled-out = الخانة { $cell } لا تنفي { $candidate }.
judged-note-fine = { $candidate } كما ينبغي أن يكون.
