# كيف تُكتب الأشياء والقوائم. يُطلب الشكل في النص كدالّة: { THE($cells) } هي cells-the.
# كل شكل يأتي بعد حرف جر أو مضاف، ولذلك يُكتب المثنى بالياء.

house = { $house ->
    [row] الصف { NUMBER($house) }
    [column] العمود { NUMBER($house) }
   *[box] المربع { NUMBER($house) }
}
houses = { $houses ->
    [row] الصف { NUMBER($houses) }
    [column] العمود { NUMBER($houses) }
    [box] المربع { NUMBER($houses) }
    [rows] { COUNT($houses) ->
        [2] الصفين
       *[other] الصفوف
    } { NUMBER($houses) }
    [columns] { COUNT($houses) ->
        [2] العمودين
       *[other] الأعمدة
    } { NUMBER($houses) }
    [boxes] { COUNT($houses) ->
        [2] المربعين
       *[other] المربعات
    } { NUMBER($houses) }
   *[mixed] { AND($houses) }
}
candidate = { DIGIT($candidate) } في { CELL($candidate) }

# علامة الاتجاه بعد الفاصلة تُبقي الترتيب من اليمين بين أسماء الخانات والأرقام.
list-more = {"،؜ "}
list-and = {" و"}
list-or = {" أو "}
list-nor = {" ولا "}
list-clauses = {"، و"}

# كل صف من هذه الصفوف، كل عمود من هذه الأعمدة
houses-each = { $houses ->
    [row] هذا الصف
    [column] هذا العمود
    [box] هذا المربع
    [rows] { COUNT($houses) ->
        [2] كل من الصفين
       *[other] كل صف من هذه الصفوف
    }
    [columns] { COUNT($houses) ->
        [2] كل من العمودين
       *[other] كل عمود من هذه الأعمدة
    }
    [boxes] كل مربع من هذه المربعات
   *[mixed] كل وحدة من هذه الوحدات
}
houses-these = { $houses ->
    [row] هذا الصف
    [column] هذا العمود
    [box] هذا المربع
    [rows] هذه الصفوف
    [columns] هذه الأعمدة
    [boxes] هذه المربعات
   *[mixed] هذه الوحدات
}
# الخانة r1c1، الخانتين r1c1 وr1c2، الخانات …
cells-the = { COUNT($cells) ->
    [1] الخانة { $cells }
    [2] الخانتين { $cells }
   *[other] الخانات { $cells }
}
# إحدى الخانتين r1c1 أو r1c2
cells-one = { COUNT($cells) ->
    [1] الخانة { $cells }
    [2] إحدى الخانتين { OR($cells) }
   *[other] إحدى الخانات { OR($cells) }
}
# أي من الخانتين r1c1 وr1c2
cells-any = { COUNT($cells) ->
    [1] الخانة { $cells }
    [2] أي من الخانتين { $cells }
   *[other] أي من الخانات { $cells }
}
cells-counted = { COUNT($cells) ->
    [1] خانة واحدة
    [2] خانتين
    [3] ثلاث خانات
    [4] أربع خانات
    [5] خمس خانات
    [6] ست خانات
    [7] سبع خانات
    [8] ثماني خانات
    [9] تسع خانات
    [10] عشر خانات
   *[other] { COUNT($cells) } خانة
}
# كل منهما، كل منها
cells-each = { COUNT($cells) ->
    [1] هذه الخانة
    [2] كلتا الخانتين
   *[other] كل هذه الخانات
}
# الرقم 3، الرقمين 3 و5، الأرقام …
digits-the = { COUNT($digits) ->
    [1] الرقم { $digits }
    [2] الرقمين { $digits }
   *[other] الأرقام { $digits }
}
# للرقم 3، للرقمين 3 و5، للأرقام …
digits-for = { COUNT($digits) ->
    [1] للرقم { $digits }
    [2] للرقمين { $digits }
   *[other] للأرقام { $digits }
}
digits-any = { COUNT($digits) ->
    [1] الرقم { $digits }
    [2] أي من الرقمين { $digits }
   *[other] أي من الأرقام { $digits }
}
digits-one = { COUNT($digits) ->
    [1] الرقم { $digits }
    [2] أحد الرقمين { $digits }
   *[other] أحد الأرقام { $digits }
}
digits-counted = { COUNT($digits) ->
    [1] رقم واحد
    [2] رقمين
    [3] ثلاثة أرقام
    [4] أربعة أرقام
    [5] خمسة أرقام
    [6] ستة أرقام
    [7] سبعة أرقام
    [8] ثمانية أرقام
   *[other] تسعة أرقام
}
digits-subset = { COUNT($digits) ->
    [2] زوجًا مكشوفًا
    [3] ثلاثيًا مكشوفًا
    [4] رباعيًا مكشوفًا
   *[other] مجموعة مكشوفة
}
# بعد خطوة واحدة، خطوتين، ثلاث خطوات
count-steps = { $count ->
    [zero] أي خطوة
    [one] خطوة واحدة
    [two] خطوتين
    [few] { $count } خطوات
    [many] { $count } خطوة
   *[other] { $count } خطوة
}
count-cells = { $count ->
    [zero] أي خانة
    [one] خانة واحدة
    [two] خانتين
    [few] { $count } خانات
    [many] { $count } خانة
   *[other] { $count } خانة
}
count-times = { $count ->
    [zero] ولا مرة
    [one] مرة واحدة
    [two] مرتين
    [few] { $count } مرات
    [many] { $count } مرة
   *[other] { $count } مرة
}
count-colour = { $count ->
    [1] الأزرق
    [2] الأخضر
    [3] البرتقالي
   *[4] البنفسجي
}
count-set = { $count ->
    [1] A
    [2] B
    [3] C
    [4] D
    [5] E
   *[6] F
}
