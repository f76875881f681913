def write(state):
    return {}


def read(game, rules, data):
    raise NotImplementedError
