import { argon2id as reference, argon2Verify } from 'hash-wasm';
import { expect, test } from 'vitest';
import { argon2id, hashPassword, isOutdated, unusableHash, verifyPassword } from './passwords.ts';

test('a worker that fails rejects instead of hanging', async () => {
  const salt = Buffer.from('short');
  const sizes = { memorySize: 1024, iterations: 1, parallelism: 1, hashLength: 32 };
  await expect(argon2id({ password: 'any', salt, ...sizes })).rejects.toThrow(/[Ss]alt/);
});

test('hashes of another implementation are verified, and it verifies ours', async () => {
  const password = 'a password of the tests';
  const theirs = await reference({
    password,
    salt: Buffer.alloc(16, 7),
    outputType: 'encoded' as const,
    memorySize: 19456,
    iterations: 2,
    parallelism: 1,
    hashLength: 32,
  });
  expect(await verifyPassword(password, theirs)).toBe(true);
  expect(await verifyPassword('another one', theirs)).toBe(false);
  expect(isOutdated(theirs)).toBe(false);
  const ours = await hashPassword(password);
  expect(ours).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await argon2Verify({ password, hash: ours })).toBe(true);
});

test('without a valid hash no password matches', async () => {
  const hashes = [undefined, 'no hash', unusableHash()];
  const verified = await Promise.all(hashes.map((hash) => verifyPassword('A'.repeat(12), hash)));
  expect(verified).toEqual([false, false, false]);
});
