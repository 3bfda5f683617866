/** A visitor writes; the agency reads the message, and deletes it on request. */
import type { APIRequestContext } from '@playwright/test';
import type { InboxItem, PersonData } from '#src/contracts/inbox.ts';
import { expect, test } from './fixtures.ts';
import { newMarker } from './marker.ts';

const person = (marker = newMarker()) => ({
  name: `Ada ${marker}`,
  email: `${marker}@park.example`,
  company: 'Park & Daughters',
  message: `We type every invoice twice, says ${marker}.`,
  consent: true,
});

test('a request is stored once, found in the inbox, exported, and deleted with all related data', async ({
  request,
  admin,
}) => {
  const ada = person();
  const headers = { 'Idempotency-Key': ada.email };
  const first = await request.post('/api/contact', { data: ada, headers });
  expect(first.status()).toBe(201);
  const { id } = (await first.json()) as { id: number };
  const again = await request.post('/api/contact', { data: ada, headers });
  expect([again.status(), await again.json()]).toEqual([201, { id }]);
  const other = await request.post('/api/contact', {
    data: { ...ada, company: 'Another' },
    headers,
  });
  expect(other.status()).toBe(422);

  const [item] = await found(admin, ada.name);
  expect(item).toMatchObject({ kind: 'lead', id, email: ada.email, unread: true });
  const handled = await admin.patch(`/api/admin/inbox/lead/${id}`, {
    data: { read: true, handled: true },
  });
  expect(await handled.json()).toMatchObject({ unread: false, handledBy: 'admin' });
  const file = await admin.get('/api/admin/inbox/export', { params: { search: ada.name } });
  expect(file.headers()['content-type']).toMatch(/^text\/csv/);
  expect(await file.text()).toContain(ada.email);

  const seen = await admin.post('/api/admin/inbox/person', { data: { person: ada.email } });
  const shown = (await seen.json()) as PersonData;
  expect(shown.found.leads).toHaveLength(1);
  const gone = await admin.post('/api/admin/inbox/person/delete', {
    data: { person: ada.email, confirm: ada.email, seen: shown.seen },
  });
  expect(gone.status()).toBe(204);
  expect(await found(admin, ada.name)).toEqual([]);
});

async function found(admin: APIRequestContext, search: string): Promise<InboxItem[]> {
  const list = await admin.get('/api/admin/inbox', { params: { search } });
  expect(list.status()).toBe(200);
  return ((await list.json()) as { items: InboxItem[] }).items;
}

test('a form without scripts is answered with a page', async ({ request }) => {
  const { consent: _, ...fields } = person();
  const thanks = await request.post('/api/contact', { form: { ...fields, consent: 'on' } });
  expect(thanks.status()).toBe(201);
  expect(thanks.headers()['content-type']).toMatch(/^text\/html/);
  expect(await thanks.text()).toContain('Thank You!');
});

test('invalid input is reported by field; other sites are refused, our own pages are not', async ({
  request,
  baseURL,
}) => {
  const data = { ...person(), email: 'nobody' };
  const own = await request.post('/api/contact', { data, headers: { Origin: baseURL ?? '' } });
  expect(own.status()).toBe(422);
  expect(await own.json()).toMatchObject({ errors: { email: [expect.any(String)] } });
  const headers = { Origin: 'https://elsewhere.example' };
  const foreign = await request.post('/api/contact', { data, headers });
  expect(foreign.status()).toBe(403);
});
