/** Into a game in one step: a new table, the way in kept, and off to it. */

import { makeTable } from './api';
import { t } from './i18n';
import { router } from './router.svelte';
import { settings } from './settings.svelte';
import { keepTicket } from './storage';
import type { NewTable, SeatPlan } from './wire';

export async function openTable(plan: NewTable): Promise<void> {
  const ticket = await makeTable(plan);
  keepTicket(ticket, plan.game);
  router.go(`/table/${ticket.table}`);
}

export async function playNow(game: string, opponents: number, bot: string): Promise<void> {
  const bots: SeatPlan[] = Array.from({ length: opponents }, () => ({ kind: 'bot', bot }));
  await openTable({ game, name: ownName(), seats: [{ kind: 'you' }, ...bots], start: true });
}

export function ownName(): string {
  return settings.name.trim() || t('guest');
}
