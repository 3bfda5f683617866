/** Guessing from many addresses slows a name down, and its owner still gets in. */
import timers from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clientKey } from '#api/http/client.ts';
import { takeAttempt } from '#db/accounts/login-failures.ts';
import { replaceBuiltin } from './support/builtins.ts';
import { ADMIN, newClient, SECRET } from './support/harness.ts';
import { send, useLogin, wrong } from './support/login.ts';

const { db } = useLogin();

/** A clock for the waits of whole seconds, in which attempts are slowed down; shorter ones take their time. */
const clock = { now: 0, sleepers: [] as { at: number; wake: () => void }[] };
const { setTimeout: realSleep } = timers;
const sleep = (milliseconds: number) =>
  milliseconds < 1000
    ? realSleep(milliseconds)
    : new Promise<void>((wake) => void clock.sleepers.push({ at: clock.now + milliseconds, wake }));
replaceBuiltin(timers, { setTimeout: sleep });

function advance(milliseconds: number): void {
  clock.now += milliseconds;
  const isDue = ({ at }: { at: number }) => at <= clock.now;
  for (const { wake } of clock.sleepers.filter(isDue)) wake();
  clock.sleepers = clock.sleepers.filter((sleeper) => !isDue(sleeper));
}

/** The status of a login, during which seconds pass while it waits. */
async function statusWhileTimePasses(login: ReturnType<typeof send>) {
  let status: number | undefined;
  void login.then((answer) => (status = answer.status));
  await vi.waitFor(() => {
    advance(1000);
    expect(status).toBeDefined();
  });
  return status;
}

beforeEach(() => void vi.stubEnv('RATE_LIMIT_FACTOR', '100'));
afterEach(() => advance(60_000));

/** Failures for the owner's name, stored without hashing. */
async function haveFailed(address: string, times = 1) {
  const client = clientKey(address, SECRET);
  for (let i = 0; i < times; i++) await takeAttempt(db(), { username: ADMIN.username, client });
}

const addresses = (count: number) => Array.from({ length: count }, newClient);
const sleeping = (count: number) => vi.waitFor(() => expect(clock.sleepers).toHaveLength(count), 20_000);

/** How long the attack lasts: each try costs a hash. */
const SECONDS = process.env.NIGHTLY ? 30 : 10;

test('250 addresses with 1.6 tries a minute each never keep the owner out', async () => {
  const attackers = addresses(250);
  // Each has tried twice: the wait is at its longest.
  for (const address of attackers) await haveFailed(address, 2);
  let underWay = 0;
  const enter = async (credentials: object, address?: string) => {
    underWay += 1;
    const { status } = await send(credentials, address);
    underWay -= 1;
    return status;
  };
  /** Waits until each attempt is answered or waits in the lane. */
  const settled = () => vi.waitFor(() => expect(underWay).toBe(clock.sleepers.length), 20_000);
  const owners: Promise<number>[] = [];
  let most = 0;
  let begun = 0;
  // Second by second; in every tenth, the owner logs in from somewhere else.
  for (let second = 1; second <= SECONDS; second++) {
    for (; begun < (second * 250 * 1.6) / 60; begun++) void enter(wrong, attackers[begun % 250]);
    if (second % 10 === 0) owners.push(enter(ADMIN));
    await settled();
    most = Math.max(most, clock.sleepers.length);
    advance(1000);
  }
  advance(60_000);
  expect(await Promise.all(owners)).toEqual(Array(SECONDS / 10).fill(200));
  // So many wait at a time.
  expect(most).toBeGreaterThan(30);
  await vi.waitFor(() => expect(underWay).toBe(0), 20_000);
});

test('addresses that have spent their five failures are refused before they wait', async () => {
  const attackers = addresses(70);
  for (const address of attackers) await haveFailed(address, 5);
  const refused = await Promise.all(attackers.map((address) => send(wrong, address)));
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]));
  expect(Math.min(...refused.map(({ headers }) => Number(headers.get('Retry-After'))))).toBeGreaterThan(14 * 60);
  expect(clock.sleepers).toEqual([]);
  expect(await statusWhileTimePasses(send(ADMIN))).toBe(200);
});

test('one address waits in one place at a time', async () => {
  for (const address of addresses(20)) await haveFailed(address, 5);
  const [address = ''] = addresses(1);
  const first = send(ADMIN, address);
  await sleeping(1);
  expect((await send(ADMIN, address)).status).toBe(429);
  expect(await statusWhileTimePasses(first)).toBe(200);
});

test('a known device does not wait, even while all places are taken, and has its five failures like others', async () => {
  const [known = ''] = addresses(1);
  expect((await send(ADMIN, known)).status).toBe(200);
  for (const address of addresses(20)) await haveFailed(address, 5);
  const others = addresses(60).map((address) => send(wrong, address));
  await sleeping(60);
  expect((await send(ADMIN)).status).toBe(429);
  expect((await send(ADMIN, known)).status).toBe(200);
  for (let count = 0; count < 5; count++) expect((await send(wrong, known)).status).toBe(401);
  expect((await send(ADMIN, known)).status).toBe(429);
  advance(60_000);
  await Promise.all(others);
});
