/** Many logins at once keep nobody else waiting. */
import { expect, test, vi } from 'vitest';
import health from '#functions/health.ts';
import { ADMIN, contextOf, newClient, plainRequest } from './support/harness.ts';
import { send, useLogin, wrong } from './support/login.ts';

useLogin();

const askHealth = () => health(plainRequest('/api/health'), contextOf(newClient()));

test('forty logins: who asks for something else is answered long before they are', async () => {
  // Hashing is warmed up, and so is health.
  await Promise.all([send(ADMIN), askHealth()]);
  let answered = 0;
  const logins = Array.from({ length: 40 }, async (_, index) => {
    const response = await send(index % 2 ? ADMIN : wrong);
    answered += 1;
    return response.status;
  });
  for (let asked = 0; asked < 3; asked++) {
    expect((await askHealth()).status).toBe(200);
  }
  expect(answered).toBeLessThan(20);
  const statuses = await Promise.all(logins);
  expect(statuses.toSorted()).toEqual([...Array(20).fill(200), ...Array(20).fill(401)]);
});

test('right passwords of one person at once are all let in', async () => {
  vi.stubEnv('RATE_LIMIT_FACTOR', '100');
  const client = newClient();
  const responses = await Promise.all(Array.from({ length: 8 }, () => send(ADMIN, client)));
  expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200));
});

test('wrong ones at once are counted one by one: the sixth is not looked at', async () => {
  vi.stubEnv('RATE_LIMIT_FACTOR', '100');
  const client = newClient();
  const responses = await Promise.all(Array.from({ length: 8 }, () => send(wrong, client)));
  const statuses = responses.map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([...Array(5).fill(401), ...Array(3).fill(429)]);
});

test('more than can be waited for are told to come again in seconds', async () => {
  const responses = await Promise.all(Array.from({ length: 100 }, () => send(ADMIN)));
  const refused = responses.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThan(50);
  expect(Number(refused[0]?.headers.get('Retry-After'))).toBeLessThan(30);
});
