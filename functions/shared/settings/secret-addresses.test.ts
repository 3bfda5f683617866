import { expect, test } from 'vitest';
import { requirePublicAddresses } from './secret-addresses.ts';

const refusalOf = (address: string) => {
  try {
    requirePublicAddresses({ busyCalendar: address, notificationWebhook: address });
    return undefined;
  } catch (error) {
    return error;
  }
};

test.each([
  'https://127.0.0.1/',
  'https://127.1/',
  'https://10.0.0.8/calendar.ics',
  'https://169.254.169.254/',
  'https://[::1]/',
  'https://[fd00::1]/',
  'https://localhost:8443/',
  'https://hook.localhost/',
])('%s, which nobody outside can reach, is refused for either address', (address) => {
  expect(refusalOf(address)).toMatchObject({
    status: 422,
    errors: {
      busyCalendar: [expect.stringContaining('private network')],
      notificationWebhook: [expect.stringContaining('private network')],
    },
  });
});

test('public addresses and names that may be public are accepted', () => {
  for (const address of ['https://93.184.215.14/', 'https://localhost.example/', 'https://a.b/']) {
    expect(refusalOf(address)).toBeUndefined();
  }
  expect(() => requirePublicAddresses({ busyCalendar: null })).not.toThrow();
});
