# What the lab of algorithms says.

presets = Example puzzles
preset-known = The best-known puzzle
preset-worst = Worst case for row-by-row search
preset-inkala-2010 = Inkala 2010
preset-inkala-2012 = Inkala 2012
preset-hamza = Qassim Hamza
algorithm = Algorithm
lab-run = Run
lab-play = Play or pause
lab-scrub = Playback position
lab-speed = Speed
lab-compare = Compare all algorithms
lab-told = { $algorithm }: { $outcome } in { $seconds } s. Digits tried: { $assignments }. Tests: { $tests }. Backtracks: { $backtracks }.
event-of = Event { $at } of { $count }
event-of-first = Event { $at } of the first { $count }
count-assignments = Digits tried
count-tests = Tests
count-backtracks = Backtracks
count-depth = Open guesses
chart = Open guesses over time
outcome = Outcome
seconds = Seconds
