/** What visitors do: they ask, write and book, and the agency reads the message. */
import type { APIRequestContext } from '@playwright/test';
import { contact } from '#src/content/messages.ts';
import { statements } from '#src/content/questions/statements.data.ts';
import { site } from '#src/content/site.ts';
import type { NewBooking } from '#src/contracts/scheduled-call.ts';
import { nextFreeSlots, type Slot } from '#src/domain/booking/bookable-days.ts';
import { expect, test } from './fixtures.ts';
import { newMarker, PHONE as phone } from './marker.ts';

const mine = '/api/scheduled-calls/mine';
const person = (marker = newMarker()) => ({
  name: `Ada ${marker}`,
  email: `${marker}@park.example`,
  company: 'Park & Daughters',
  message: `We type every invoice twice, says ${marker}.`,
  consent: true,
});

test('program, assistant, calculator and counter answer', async ({ request }) => {
  const health = await request.get('/api/health');
  expect(await health.json()).toMatchObject({ status: 'ok', database: 'ok' });

  const data = { message: statements.find(({ id }) => id === 'hours')?.asked?.[0], user_id: newMarker() };
  const said = await request.post('/api/webhook/chatbot', { data });
  expect(said.status()).toBe(200);
  expect((await said.json()).response).toContain(site.hours.text);

  const analysis = await request.post('/api/webhook/industry-analysis', {
    data: { industry: 'Dental practices' },
  });
  expect(analysis.status()).toBe(200);
  const { output } = (await analysis.json()) as { output: string };
  expect(JSON.parse(output).automation_cases.length).toBeGreaterThan(0);

  const view = await request.post('/api/views', { data: { path: '/services' } });
  expect([view.status(), await view.text()]).toEqual([204, '']);
  expect(view.headers()['set-cookie']).toBeUndefined();
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
  expect(await thanks.text()).toContain(contact.thanksTitle);
});

// The emulator answers a 403 by asking for contact.html in its place.
test('requests of other sites are refused, of our own not @not-emulated', async ({ request, baseURL }) => {
  const data = { ...person(), email: 'nobody' };
  for (const [origin, status] of [
    [baseURL ?? '', 422],
    ['https://elsewhere.example', 403],
  ] as const) {
    const answer = await request.post('/api/contact', { data, headers: { Origin: origin } });
    expect(answer.status()).toBe(status);
  }
});

test('a slot is booked once, and free again when its call is canceled', async ({ request }) => {
  const [slot, other] = await freeSlots(request);
  const booked = await request.post('/api/scheduled-calls', { data: { phone, ...slot } });
  expect(booked.status()).toBe(201);
  const call = (await booked.json()) as NewBooking;
  const headers = { Authorization: `Bearer ${call.confirmationCode}` };
  const taken = await request.post('/api/scheduled-calls', { data: { phone, ...slot } });
  expect(taken.status()).toBe(409);
  expect(await bookedOn(request, slot.date)).toContain(slot.timeSlot);

  const looked = await request.get(mine, { headers });
  expect(await looked.json()).toMatchObject({ id: call.id, phone, ...slot, cancelledAt: null });
  expect((await request.get(mine)).status()).toBe(404);

  const moved = await request.patch(mine, { headers, data: other });
  expect([moved.status(), await moved.json()]).toMatchObject([200, { id: call.id, ...other }]);
  expect(await bookedOn(request, slot.date)).not.toContain(slot.timeSlot);

  const canceled = await request.delete(mine, { headers });
  expect([canceled.status(), await canceled.json()]).toMatchObject([
    200,
    { calendar: expect.stringContaining('STATUS:CANCELLED') },
  ]);
  expect(await bookedOn(request, other.date)).not.toContain(other.timeSlot);
});

/** Two slots far ahead, which no other journey books. */
async function freeSlots(request: APIRequestContext): Promise<[Slot, Slot]> {
  const far = nextFreeSlots([], new Date(), 1000).slice(-8);
  const taken = await bookedOn(request, far[0]?.date ?? '');
  const [slot, other] = far.filter(({ timeSlot }) => !taken.includes(timeSlot));
  if (!slot || !other) throw new Error('Every slot of the last day is booked.');
  return [slot, other];
}

async function bookedOn(request: APIRequestContext, date: string): Promise<string[]> {
  const answer = await request.get('/api/scheduled-calls', { params: { date } });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { bookedSlots: string[] }).bookedSlots;
}
