# What the head of the app's page says: the tab, search results, the browser's offer to install the app. Without quotes and
# angle brackets. The English texts are in the page itself; those of other languages replace them.

page-title = ichidoku: play, solve and understand Sudoku
page-description = Sudoku in your browser: play, solve, explain, make and share puzzles. Works offline; nothing leaves your device.
page-needs = ichidoku needs JavaScript and WebAssembly; it sends nothing anywhere.
page-failed = ichidoku couldn’t be loaded. Check your connection and reload the page.
page-reload = Reload
