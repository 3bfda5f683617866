import { expect, test } from 'vitest';
import { clientKey } from './client.ts';

const secret = 'a secret of the tests, 32 bytes or more';
const same = (one: string, other: string) => clientKey(one, secret) === clientKey(other, secret);

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
  ['2001:DB8::1', '2001:0db8:0000:0000:0000:0000:0000:0002'],
  ['fe80::1%eth0', 'fe80::2%eth1'],
  ['::1', '::2'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
])('%s and %s count as one client', (one, other) => {
  expect(same(one, other)).toBe(true);
});

test.each([
  ['192.0.2.1', '192.0.2.2'],
  ['2001:db8:1:2::1', '2001:db8:1:3::1'],
  ['2001:db8::1', '2001:db8:0:1::1'],
  ['::ffff:192.0.2.1', '::ffff:192.0.2.2'],
  ['', '127.0.0.1'],
])('%s and %s count as two clients', (one, other) => {
  expect(same(one, other)).toBe(false);
});

test('the key depends on the secret', () => {
  expect(clientKey('192.0.2.1', secret)).not.toBe(clientKey('192.0.2.1', `${secret}!`));
});
