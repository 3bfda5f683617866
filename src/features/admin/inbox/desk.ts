/** What is needed to work with the items: users, tags, canned answers, and whether mail can be sent. */
import { atom } from 'nanostores';
import type { CannedAnswer, InboxDesk } from '#src/contracts/inbox.ts';
import { adminRequest } from '../request.ts';

const API = '/api/admin/inbox';

/** Null until loaded. */
export const $desk = atom<InboxDesk | null>(null);

/** Loads it; after a failure the previous state stays, and the inbox works without. */
export async function loadDesk(): Promise<void> {
  try {
    $desk.set(await (await adminRequest(`${API}/desk`)).json());
  } catch {
    // Without it, items can be read and handled all the same.
  }
}

/** Saves a canned answer. @param id undefined for a new one @throws RequestError */
export async function saveAnswer(
  id: number | undefined,
  answer: Pick<CannedAnswer, 'title' | 'text'>,
): Promise<void> {
  const at = id === undefined ? '' : `/${id}`;
  const method = id === undefined ? 'POST' : 'PATCH';
  await adminRequest(`${API}/answers${at}`, { method, body: answer });
  await loadDesk();
}

/** Deletes a canned answer. @throws RequestError */
export async function deleteAnswer(id: number): Promise<void> {
  await adminRequest(`${API}/answers/${id}`, { method: 'DELETE' });
  await loadDesk();
}
