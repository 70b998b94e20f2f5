import solver

BOARD = [
    [None, None, None, None, None, None, 9, None, 7],
    [None, None, None, 4, 2, None, 1, 8, None],
    [None, None, None, 7, None, 5, None, 2, 6],
    [1, None, None, 9, None, 4, None, None, None],
    [None, 5, None, None, None, None, None, 4, None],
    [None, None, None, 5, None, 7, None, None, 9],
    [9, 2, None, 1, None, 8, None, None, None],
    [None, 3, 4, None, 5, 9, None, None, None],
    [5, None, 7, None, None, None, None, None, None],
]
solver.solve(BOARD)
