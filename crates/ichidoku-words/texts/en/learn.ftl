# What the path of lessons says.

learn-progress = { $count } of { $total } lessons mastered
learn-next = Next lesson
learn-begin = Start lesson
learn-go-on = Practise
learn-all-done = You’ve mastered every lesson.
learn-review = { $count ->
    [one] 1 lesson to review today
   *[other] { $count } lessons to review today
}
learn-review-begin = Review now
learn-review-none = Nothing to review today.
learn-review-about = Two exercises per lesson, at most ten in all.
learn-seen = From your games
learn-seen-about = You asked for hints on these.
learn-pages = All technique pages
learn-missing = The lessons couldn’t be downloaded. Check your connection and reload the page.
learn-forget = Delete learning progress
learn-forgotten = Learning progress deleted.
learn-remember = Undo
learn-number = Lesson { $number }
state-new = New
state-begun = Begun
state-mastered = Mastered
state-due = Due for review
lesson-checkpoint = Checkpoint
lesson-all = All lessons
lesson-error = Common mistake
lesson-known = I know this
lesson-known-about = If you know a lesson already, three right answers in a row at the first try are enough to master it.
lesson-exercises = Exercises
lesson-explanation = Explanation
lesson-following = Next lesson
card-of = { $at } of { $count }
card-back = Back
card-on = Continue
drill-loading = Preparing an exercise…
drill-check = Check
drill-next = Next
drill-in-view = shown
drill-skip = Skip
drill-keys = Arrow keys move, digits fill or mark, Enter checks, H gives a hint, N goes on.
drill-claims = Choices
drill-one = Mark just one candidate.
drill-offer-place = A hint can tell you where to look.
drill-offer-pattern = A hint can mark the pattern.
drill-taught = The first exercises show you the pattern, so they don’t count towards mastery yet.
drill-shown = With this much help, it doesn’t count towards mastery.
drill-right-count = { $at } of { $count } right
drill-mastered = You’ve mastered this lesson.
drill-set = That was a full set. Go on as long as you like.
drill-unknown = Not quite. Practise it here, at your own pace.
drill-again = You’ll get a similar exercise again at the end.
drill-coming = { $title }: { $days ->
    [one] next review tomorrow.
   *[other] next review in { $days } days.
}
drill-review = Review
drill-left = { $count ->
    [one] 1 exercise left
   *[other] { $count } exercises left
}
drill-review-over = Review done.
scan-time = Ten cells in { $seconds } s.
scan-median = Your median so far is { $seconds } s.
