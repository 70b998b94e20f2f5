# 技巧名称，采用中文玩家通用的叫法。出处见 docs/languages/terms.zh.md。

technique-arrow-sum = 箭头之和
technique-cage-combinations = 笼子组合
technique-cell-pairs = 两格关系
technique-contradiction = 反证法
technique-increasing-digits = 递增数字
technique-innies-outies = 45法则
technique-locked-candidates = 区块
technique-outside-clue = 盘外提示数
technique-renban-window = 连续数范围
technique-required-digit = 必含数字
technique-rule-alone = 单一规则排除
technique-sum-bounds = 和的上下限
