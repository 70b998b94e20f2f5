# 事物和并列的写法。文本以函数的形式要求一种写法：{ KIND($houses) } 就是 houses-kind。

house = { $house ->
    [row] 第{ NUMBER($house) }行
    [column] 第{ NUMBER($house) }列
   *[box] 第{ NUMBER($house) }宫
}
houses = { $houses ->
    [rows] 第{ NUMBER($houses) }行
    [columns] 第{ NUMBER($houses) }列
    [boxes] 第{ NUMBER($houses) }宫
   *[mixed] { AND($houses) }
}
candidate = { CELL($candidate) }的{ DIGIT($candidate) }

list-more = {"、"}
list-and = {"、"}
list-or = {"或"}
list-nor = {"、"}
list-clauses = {"，"}
list-clauses-more = {"，"}

# 行、列、宫；几种单元混在一起
houses-kind = { $houses ->
    [row] 行
    [column] 列
    [box] 宫
    [rows] 行
    [columns] 列
    [boxes] 宫
   *[mixed] 单元
}
houses-word = { COUNT($houses) ->
    [1] 一
    [2] 两
    [3] 三
    [4] 四
    [5] 五
    [6] 六
    [7] 七
    [8] 八
    [9] 九
   *[other] { COUNT($houses) }
}
cells-word = { $cells ->
    [1] 一
    [2] 两
    [3] 三
    [4] 四
    [5] 五
    [6] 六
    [7] 七
    [8] 八
    [9] 九
   *[other] { COUNT($cells) }
}
digits-word = { $digits ->
    [1] 一
    [2] 两
    [3] 三
    [4] 四
    [5] 五
    [6] 六
    [7] 七
    [8] 八
    [9] 九
   *[other] { COUNT($digits) }
}
# 这么多数字的数组
digits-subset = { $digits ->
    [2] 显性数对
    [3] 显性三数组
    [4] 显性四数组
   *[other] 显性数组
}
# 颜色和集合的名称，按编号
count-colour = { $count ->
    [1] 蓝色
    [2] 绿色
    [3] 橙色
   *[4] 紫色
}
count-set = { $count ->
    [1] A
    [2] B
    [3] C
    [4] D
    [5] E
   *[6] F
}
