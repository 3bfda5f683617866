import type { Agenda } from '#src/contracts/agenda.ts';
import type { ClosedHours } from '#src/contracts/settings.ts';
import { queryString } from '../list/query.ts';
import { createLoadable } from '../loadable.ts';
import { $arrivals, inBackground } from '../news.ts';
import { adminRequest } from '../request.tsx';

const API = '/api/admin/agenda';

/** The first day stands in the page's address; without one it is today. */
const address = () => API + queryString({ from: new URLSearchParams(location.search).get('from') });

/** Seven days of calls. */
export const agenda = createLoadable<Agenda>(address);

/** Shows the seven days from another one on. @param from yyyy-MM-dd; undefined is today */
export function showFrom(from?: string): void {
  history.replaceState(null, '', location.pathname + queryString({ from }));
  void agenda.load();
}

/** Shows what comes in. @returns a function that stops it */
export function followArrivals(): () => void {
  return $arrivals.listen(() => void loadQuietly());
}

/** Nobody asked for it, so that a failure is not worth a word. */
async function loadQuietly(): Promise<void> {
  const asked = address();
  try {
    const value: Agenda = await (await inBackground(asked)).json();
    if (asked === address()) agenda.set(value);
  } catch {
    // What is shown stays.
  }
}

/** Closes hours of a day. @throws RequestError */
export async function closeHours(body: ClosedHours): Promise<void> {
  await adminRequest(`${API}/closed-hours`, { method: 'POST', body });
  await agenda.load();
}

/** Opens them again. @throws RequestError */
export async function openHours({ date, from, to }: ClosedHours): Promise<void> {
  await adminRequest(`${API}/closed-hours${queryString({ date, from, to })}`, { method: 'DELETE' });
  await agenda.load();
}
