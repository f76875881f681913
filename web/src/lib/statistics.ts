/** What the course of the scores tells about a finished game. */

export interface Statistics {
  turns: number;
  /** Decisions and events: every frame but the first, which is the start. */
  moments: number;
  /** How often somebody else took the lead. */
  leadChanges: number;
  /** The largest gain at once: who, how much, and at which frame. */
  leap: { seat: number; gain: number; frame: number } | null;
  best: number[];
}

export function statistics(turns: number, scores: number[][]): Statistics {
  let leader: number | null = null;
  let leadChanges = 0;
  let leap: Statistics['leap'] = null;
  const best: number[] = [];
  scores.forEach((now, frame) => {
    now.forEach((score, seat) => {
      best[seat] = Math.max(best[seat] ?? 0, score);
      const gain = score - (scores[frame - 1]?.[seat] ?? score);
      if (gain > (leap?.gain ?? 0)) leap = { seat, gain, frame };
    });
    const ahead = soleLeader(now);
    if (ahead === null) return;
    if (leader !== null && leader !== ahead) leadChanges += 1;
    leader = ahead;
  });
  return { turns, moments: scores.length - 1, leadChanges, leap, best };
}

function soleLeader(scores: number[]): number | null {
  const most = Math.max(...scores);
  const ahead = scores.flatMap((score, seat) => (score === most ? [seat] : []));
  return ahead.length === 1 ? (ahead[0] ?? null) : null;
}
