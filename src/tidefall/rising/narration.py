def event(state, entry, lang):
    return None
