# 课程之路的文字。

learn-progress = 已掌握{ $total }课中的{ $count }课
learn-next = 下一课
learn-begin = 开始学习
learn-go-on = 练习
learn-all-done = 你已掌握全部课程。
learn-review = 今天要复习{ $count }课
learn-review-begin = 开始复习
learn-review-none = 今天没有要复习的。
learn-review-about = 每课两题，总共最多十题。
learn-seen = 来自你的对局
learn-seen-about = 你曾为这些技巧要过提示。
learn-pages = 技巧页面
learn-missing = 课程下载失败。请检查网络并重新加载页面。
learn-forget = 删除学习进度
learn-forgotten = 学习进度已删除。
learn-remember = 撤销
learn-number = 第{ $number }课
state-new = 新
state-begun = 已开始
state-mastered = 已掌握
state-due = 该复习了
lesson-checkpoint = 小结
lesson-all = 全部课程
lesson-error = 常见错误
lesson-known = 我已经会了
lesson-known-about = 连续三题一次答对，已会的课就算掌握。
lesson-exercises = 练习
lesson-explanation = 讲解
lesson-following = 下一课
card-of = { $at } / { $count }
card-back = 返回
card-on = 继续
drill-loading = 正在准备练习…
drill-check = 检查
drill-next = 下一题
drill-skip = 跳过
drill-keys = 方向键移动，数字键填入或标记，Enter检查，H提示，N下一题。
drill-claims = 选项
drill-one = 请只标出一个候选数。
drill-offer-place = 提示可以告诉你看哪里。
drill-offer-pattern = 提示可以标出结构。
drill-shown = 用了这么多帮助，不计入掌握。
drill-right-count = { $count }题中答对{ $at }题
drill-mastered = 你已掌握本课。
drill-set = 一组做完了。想继续多久都可以。
drill-unknown = 还差一点。请在这里按自己的节奏练习。
drill-again = 做错的题最后会再次出现，方向和数字会变。
drill-coming = { $title }：{ $days ->
    [1] 明天复习。
   *[other] { $days }天后复习。
}
drill-review = 复习
drill-left = 还剩{ $count }题
drill-review-over = 复习完成。
scan-time = 十格用时{ $seconds }秒。
scan-median = 目前的中位数是{ $seconds }秒。
