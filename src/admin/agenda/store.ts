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

/** Shows what has come in since. Fails silently, since nobody asked for it. @returns a function that stops it */
export function followArrivals(): () => void {
  return $arrivals.listen(async () => {
    const asked = address();
    const answer = await inBackground(asked).catch(() => undefined);
    if (answer && asked === address()) agenda.set(await answer.json());
  });
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
