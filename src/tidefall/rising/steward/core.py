"""The Power Core: everybody has to give something for it, and it takes only so much of each good (R-6.22)."""

from __future__ import annotations


def empty_handed(goods: list[list[int]], cost: list[int]) -> list[int]:
    """The seats for which nothing is left to give, when the others give what suits the table best."""
    givers: list[list[int]] = [[] for _ in cost]
    return [seat for seat in range(len(goods)) if not finds_share(seat, goods, cost, givers, set())]


def finds_share(seat: int, goods: list[list[int]], cost: list[int], givers: list[list[int]], tried: set[int]) -> bool:
    """Give a seat a unit of some good to pay; others may have to change over to another good for it."""
    for good, amount in enumerate(cost):
        if good in tried or not goods[seat][good] or not amount:
            continue
        tried.add(good)
        if len(givers[good]) < amount:
            givers[good].append(seat)
            return True
        for place, other in enumerate(givers[good]):
            if finds_share(other, goods, cost, givers, tried):
                givers[good][place] = seat
                return True
    return False


def fitting_gifts(goods: list[list[int]], cost: list[int]) -> dict[int, list[int]]:
    """Where somebody is empty-handed: for each seat the goods of which one more would help, if there are any."""
    lacking = len(empty_handed(goods, cost))
    gifts: dict[int, list[int]] = {}
    if not lacking:
        return gifts
    for seat in range(len(goods)):
        for good in range(len(cost)):
            goods[seat][good] += 1
            if len(empty_handed(goods, cost)) < lacking:
                gifts.setdefault(seat, []).append(good)
            goods[seat][good] -= 1
    return gifts
