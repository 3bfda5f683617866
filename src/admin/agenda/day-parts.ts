import type { AgendaDay } from '#src/contracts/agenda.ts';

/** Part of a day; times are HH:mm. */
export interface DayPart {
  name: string;
  from: string;
  to: string;
}

const NOON = '12:00';

/** What can be blocked of a day in one step: what is open of its afternoon, its morning, and all that is open. */
export function dayParts({ hours }: Pick<AgendaDay, 'hours'>): DayPart[] {
  const [from, to] = [hours[0]?.opens, hours.at(-1)?.closes];
  if (!from || !to) return [];
  const whole = { name: 'All open hours', from, to };
  if (from >= NOON || to <= NOON) return [whole];
  return [{ name: 'Afternoon', from: NOON, to }, { name: 'Morning', from, to: NOON }, whole];
}
