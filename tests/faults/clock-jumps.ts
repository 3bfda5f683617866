import { setTimeout as sleep } from 'node:timers/promises';
import type { Slot } from '#src/domain/booking/bookable-days.ts';
import { type ClockChange, CHANGES } from './clock-jumps.data.ts';
import { onEmbedded, type Outcome, type FaultSetup } from './fault-setup.ts';

/** Milliseconds before nine at which its slot is requested for the last time. */
const LAST_MOMENT = 60_000;

/** Moves the machine's clock over both changes of a year, back, and on to the next working day. */
export function jumpClock(): Promise<Outcome> {
  return onEmbedded(async (setup) => {
    for (const change of CHANGES) await jumpOver(change, setup);
  });
}

async function jumpOver(change: ClockChange, setup: FaultSetup): Promise<void> {
  const { program, visitors } = setup;
  const at = (timeSlot: string): Slot => ({ date: change.monday, timeSlot });
  const jump = async (clock: string) => {
    await program.ask({ clock });
    await setup.recovered();
  };
  await jump(change.before);
  await expectAnswer(setup, at('09:00'), { status: 201, startsAt: change.nine });
  visitors.want(at('10:00'));
  await jump(change.eve);
  visitors.want(at('10:00'));
  visitors.want(at('11:00'));
  // Across the change itself.
  await sleep(3000);
  await jump(change.setBack);
  visitors.want(at('11:00'));
  await expectAnswer(setup, at('09:00'), { status: 409 });
  const nine = Date.parse(change.nine);
  await jump(new Date(nine - LAST_MOMENT).toISOString());
  await expectAnswer(setup, at('09:00'), { status: 409 });
  await jump(change.nine);
  await expectAnswer(setup, at('09:00'), { status: 422 });
  await expectAnswer(setup, at('16:00'), { status: 201 });
}

/** Books a slot. Any other answer than expected is a fault. */
async function expectAnswer(
  { program, log }: FaultSetup,
  slot: Slot,
  expected: { status: number; startsAt?: string },
): Promise<void> {
  const phone = `${slot.date} ${slot.timeSlot.replace(':', ' ')}`;
  const response = await fetch(`${program.origin}/api/scheduled-calls`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ phone, ...slot }),
  });
  const { id, startsAt } = (await response.json()) as { id: number; startsAt?: string };
  const { status } = response;
  const actual = { status, ...(expected.startsAt && { startsAt }) };
  if (JSON.stringify(actual) !== JSON.stringify(expected)) {
    log.faults.push(`${phone}: ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`);
  }
  if (status === 201) {
    const named = `${slot.date} ${slot.timeSlot}`;
    log.acknowledge({ kind: 'call', marker: phone, slot: named }, id);
  }
}
