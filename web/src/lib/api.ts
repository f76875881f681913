/** The server's HTTP side. Every answer from 400 on becomes a Failed with the server's code and what it says. */

import { UNREACHABLE, strange } from './reasons';
import type { GameInfo, JoinTable, NewTable, Problem, Reason, Replay, TableList, TableSummary, Ticket } from './wire';

export class Failed extends Error {
  readonly code: string;
  readonly say: Reason['say'];

  constructor(
    reason: Reason,
    readonly status: number,
  ) {
    super(reason.code);
    this.code = reason.code;
    this.say = reason.say;
  }
}

export function listGames(): Promise<GameInfo[]> {
  return (gameList ??= ask<GameInfo[] | { games: GameInfo[] }>('/api/games')
    .then((answer) => (Array.isArray(answer) ? answer : answer.games))
    .catch((error: unknown) => {
      gameList = undefined;
      throw error;
    }));
}
let gameList: Promise<GameInfo[]> | undefined;

export async function findGame(name: string): Promise<GameInfo | null> {
  return (await listGames()).find((game) => game.name === name) ?? null;
}

export function publicTables(): Promise<TableSummary[]> {
  return ask<TableList>('/api/tables').then((answer) => answer.tables);
}

export function tableSummary(id: string, token: string | null): Promise<TableSummary> {
  return ask<TableSummary>(`/api/tables/${encodeURIComponent(id)}`, { token });
}

export function makeTable(plan: NewTable): Promise<Ticket> {
  return ask<Ticket>('/api/tables', { body: plan });
}

export function joinTable(id: string, join: JoinTable): Promise<Ticket> {
  return ask<Ticket>(`/api/tables/${encodeURIComponent(id)}/join`, { body: join });
}

export function replayFrames(
  id: string,
  seat: string,
  first: number,
  count: number,
  token: string | null,
): Promise<Replay> {
  const query = new URLSearchParams({ seat, first: String(first), count: String(count) });
  return ask<Replay>(`/api/tables/${encodeURIComponent(id)}/replay?${query}`, { token });
}

export function recordText(id: string, token: string | null): Promise<string> {
  return text(`/api/tables/${encodeURIComponent(id)}/record`, token);
}

export function rulesText(game: string, lang: string): Promise<string> {
  return text(`/api/rules/${encodeURIComponent(game)}?${new URLSearchParams({ lang })}`, null);
}

/** A proxy before several servers may send everybody of a table to the same one: the address tells which table. */
export function socketAddress(table: string): string {
  const address = new URL(`/api/play?${new URLSearchParams({ table })}`, location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}

/** Whether a table that cannot be reached is not there at all. */
export async function tableGone(id: string): Promise<Reason | null> {
  try {
    await tableSummary(id, null);
    return null;
  } catch (error) {
    if (error instanceof Failed && error.status === 404) return error;
    return null;
  }
}

interface Asked {
  body?: unknown;
  token?: string | null;
}

async function ask<T>(path: string, { body, token }: Asked = {}): Promise<T> {
  const answer = await reach(path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return (await answer.json()) as T;
}

async function text(path: string, token: string | null): Promise<string> {
  const answer = await reach(path, { headers: token ? { Authorization: `Bearer ${token}` } : {} });
  return answer.text();
}

async function reach(path: string, init: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Failed(UNREACHABLE, 0);
  }
  if (!answer.ok) throw new Failed(await problemOf(answer), answer.status);
  return answer;
}

async function problemOf(answer: Response): Promise<Reason> {
  try {
    const problem = (await answer.json()) as Partial<Problem>;
    return problem.code && problem.say ? { code: problem.code, say: problem.say } : strange(answer.status);
  } catch {
    return strange(answer.status);
  }
}
