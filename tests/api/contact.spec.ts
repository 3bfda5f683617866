/** A visitor writes, and the agency reads the message. */
import { expect, test } from './fixtures.ts';
import { newMarker } from './marker.ts';

const person = (marker = newMarker()) => ({
  name: `Ada ${marker}`,
  email: `${marker}@park.example`,
  company: 'Park & Daughters',
  message: `We type every invoice twice, says ${marker}.`,
  consent: true,
});

test('a request is stored once, and found in the inbox', async ({ request, admin }) => {
  const ada = person();
  const headers = { 'Idempotency-Key': ada.email };
  const first = await request.post('/api/contact', { data: ada, headers });
  expect(first.status()).toBe(201);
  const { id } = (await first.json()) as { id: number };
  const again = await request.post('/api/contact', { data: ada, headers });
  expect([again.status(), await again.json()]).toEqual([201, { id }]);
  const list = await admin.get('/api/admin/inbox', { params: { search: ada.name } });
  expect(await list.json()).toMatchObject({
    items: [{ kind: 'lead', id, email: ada.email, unread: true }],
  });
  const handled = await admin.patch(`/api/admin/inbox/lead/${id}`, {
    data: { read: true, handled: true },
  });
  expect(await handled.json()).toMatchObject({ unread: false, handledBy: 'admin' });
});

test('a form without scripts is answered with a page', async ({ request }) => {
  const { consent: _, ...fields } = person();
  const thanks = await request.post('/api/contact', { form: { ...fields, consent: 'on' } });
  expect(thanks.status()).toBe(201);
  expect(thanks.headers()['content-type']).toMatch(/^text\/html/);
  expect(await thanks.text()).toContain('Thank You!');
});

test('requests of other sites are refused, of our own not', async ({ request, baseURL }) => {
  const data = { ...person(), email: 'nobody' };
  for (const [origin, status] of [
    [baseURL ?? '', 422],
    ['https://elsewhere.example', 403],
  ] as const) {
    const answer = await request.post('/api/contact', { data, headers: { Origin: origin } });
    expect(answer.status()).toBe(status);
  }
});
