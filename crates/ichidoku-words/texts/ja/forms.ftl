# ものや並びの書き方。文は関数の形で求める：{ KIND($houses) } は houses-kind。

house = { $house ->
    [row] { NUMBER($house) }行目
    [column] { NUMBER($house) }列目
   *[box] ブロック{ NUMBER($house) }
}
houses = { AND($houses) }
candidate = { CELL($candidate) }の{ DIGIT($candidate) }

list-more = {"、"}
list-and = {"と"}
list-or = {"か"}
list-nor = {"と"}
# 句は「こと」に続く：「…が入ること、…が入らないことになります」。
list-clauses = {"こと、"}
list-clauses-more = {"こと、"}

# 行、列、ブロック。混ざっていればユニット
houses-kind = { $houses ->
    [row] 行
    [column] 列
    [box] ブロック
    [rows] 行
    [columns] 列
    [boxes] ブロック
   *[mixed] ユニット
}
# この数の数字からなる同盟
digits-subset = { $digits ->
    [2] 二国同盟
    [3] 三国同盟
    [4] 四国同盟
   *[other] 同盟
}
# 色の名前と集合の名前を番号で
count-colour = { $count ->
    [1] 青
    [2] 緑
    [3] オレンジ
   *[4] 紫
}
count-set = { $count ->
    [1] A
    [2] B
    [3] C
    [4] D
    [5] E
   *[6] F
}
