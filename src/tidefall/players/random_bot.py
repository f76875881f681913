"""Any legal action, each as likely as the other."""

from __future__ import annotations

from tidefall.players.bot import Bot, View


class RandomBot(Bot):
    name = "random"

    def choose(self, view: View) -> int:
        return view.rng.choice(view.legal_actions())
