/** A call is booked, blocked for others, shown, moved and canceled. */
import type { APIRequestContext } from '@playwright/test';
import type { NewBooking } from '#src/contracts/scheduled-call.ts';
import { nextFreeSlots, type Slot } from '#src/domain/booking/bookable-days.ts';
import { expect, test } from './fixtures.ts';
import { PHONE as phone } from './marker.ts';

const mine = '/api/scheduled-calls/mine';

test('a slot is booked once, and free again when its call is cancelled', async ({ request }) => {
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

  const cancelled = await request.delete(mine, { headers });
  expect([cancelled.status(), await cancelled.json()]).toMatchObject([
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
