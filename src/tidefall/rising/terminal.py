def draw(o, lang):
    return []
