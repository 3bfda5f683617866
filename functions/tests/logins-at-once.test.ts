/** Many concurrent logins do not delay other requests. */
import { expect, test, vi } from 'vitest';
import health from '#functions/health.ts';
import { ADMIN, ask, newClient } from './support/harness.ts';
import { send, useLogin, wrong } from './support/login.ts';

useLogin();

const askHealth = () => ask(health, '/api/health');

test('during forty logins other requests are answered quickly', async () => {
  // Warms up hashing and the health request.
  await Promise.all([send(ADMIN), askHealth()]);
  let answered = 0;
  const logins = Array.from({ length: 40 }, async (_, index) => {
    const response = await send(index % 2 ? ADMIN : wrong);
    answered += 1;
    return response.status;
  });
  for (let i = 0; i < 3; i++) {
    expect((await askHealth()).status).toBe(200);
  }
  expect(answered).toBeLessThan(20);
  const statuses = await Promise.all(logins);
  expect(statuses.toSorted()).toEqual([...Array(20).fill(200), ...Array(20).fill(401)]);
});

test('concurrent logins of one user with the right password all succeed', async () => {
  vi.stubEnv('RATE_LIMIT_FACTOR', '100');
  const client = newClient();
  const responses = await Promise.all(Array.from({ length: 8 }, () => send(ADMIN, client)));
  expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200));
});

test('concurrent failures are counted one by one: the sixth password is not checked', async () => {
  vi.stubEnv('RATE_LIMIT_FACTOR', '100');
  const client = newClient();
  const responses = await Promise.all(Array.from({ length: 8 }, () => send(wrong, client)));
  const statuses = responses.map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([...Array(5).fill(401), ...Array(3).fill(429)]);
});

test('logins beyond the queue get 429 with a short Retry-After', async () => {
  const responses = await Promise.all(Array.from({ length: 100 }, () => send(ADMIN)));
  const refused = responses.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThan(50);
  expect(Number(refused[0]?.headers.get('Retry-After'))).toBeLessThan(30);
});
