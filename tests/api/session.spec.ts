/** Logins, and limits on guessing passwords. */
import { ADMIN } from '../sign-in.ts';
import { expect, test } from './fixtures.ts';
import { newMarker } from './marker.ts';

test('a session begins with the right password and ends with the logout', async ({ request }) => {
  expect((await request.get('/api/admin/check-auth')).status()).toBe(401);
  const login = await request.post('/api/admin/login', { data: ADMIN });
  expect(login.status()).toBe(200);
  expect(login.headers()['set-cookie']).toMatch(/session=.+HttpOnly/);
  const { cookies } = await request.storageState();
  const who = await request.get('/api/admin/check-auth');
  expect([who.status(), await who.json()]).toEqual([200, { username: ADMIN.username }]);

  expect((await request.post('/api/admin/logout')).status()).toBe(200);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const after = await request.get('/api/admin/check-auth', { headers: { Cookie: cookie } });
  expect(after.status()).toBe(401);
});

test('guesses are counted by the real address, whatever headers claim', async ({ request }) => {
  const username = newMarker();
  const guess = (number: number) =>
    request.post('/api/admin/login', {
      data: { username, password: 'a wrong password' },
      headers: { 'X-Forwarded-For': `203.0.113.${number}`, 'X-Real-Ip': `203.0.113.${number}` },
    });
  for (const number of [1, 2, 3, 4, 5]) expect((await guess(number)).status()).toBe(401);
  const refused = await guess(6);
  expect(refused.status()).toBe(429);
  expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(60);
});
