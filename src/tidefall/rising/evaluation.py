def evaluate(state):
    return 0.5
