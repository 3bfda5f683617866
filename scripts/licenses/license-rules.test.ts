import { expect, test } from 'vitest';
import { lackingLicense, type Locked } from './license-rules.ts';

const lacking = (name: string, locked: Locked, said?: string) =>
  lackingLicense(
    `node_modules/a/node_modules/${name}`,
    { version: '1.0.0', ...locked },
    () => said,
  );

test.each(['MIT', 'Apache-2.0 AND MIT', '(MIT AND Zlib)', '(GPL-3.0-only OR MIT)'])(
  '%s is allowed',
  (license) => expect(lacking('b', { license })).toBeUndefined(),
);

test.each(['GPL-3.0-only', 'MIT AND GPL-3.0-only', 'SEE LICENSE IN file', 'UNLICENSED', 'MPL-2.0'])(
  '%s is not allowed',
  (license) => expect(lacking('b', { license })).toBe(`b 1.0.0: ${license}`),
);

test('a license missing from the lock file is read from the package, and a package without any is reported', () => {
  expect(lacking('b', {}, 'MIT')).toBeUndefined();
  expect(lacking('b', {})).toBe('b 1.0.0: no license');
});

test('an exception applies to its package alone, and a devOnly one to development alone', () => {
  expect(lacking('lightningcss', { license: 'MPL-2.0' })).toBeUndefined();
  expect(lacking('@img/sharp-wasm32', { license: 'MIT AND LGPL-3.0-or-later' })).toBeUndefined();
  expect(lacking('axe-core', { license: 'MPL-2.0', dev: true })).toBeUndefined();
  expect(lacking('axe-core', { license: 'MPL-2.0' })).toBe('axe-core 1.0.0: MPL-2.0');
  expect(lacking('not-lightningcss', { license: 'MPL-2.0' })).toBeDefined();
});
