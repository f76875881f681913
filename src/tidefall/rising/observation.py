def view(state, seat):
    return {"seat": seat, "result": {"round": int(state.round)} if state.over else None}
