import { expect, test } from 'vitest';
import { problemWith } from './password-rules.ts';

test.each(['123456', 'password', 'PassWord', 'password2027!!!', 'qwertyuiop12', 'trustno1'])(
  '%s is common',
  async (password) => {
    expect(await problemWith(password)).toMatch(/^This is one of the commonest passwords/);
  },
);

test('one has twelve characters or more, as a person counts', async () => {
  expect(await problemWith('tüchtig 🌵 ab')).toBeUndefined();
  expect(await problemWith('tüchtig 🌵 a')).toBe('A password has at least 12 characters.');
  expect(await problemWith('')).toBe('A password has at least 12 characters.');
});

test('a sentence is fine, also one with a common word in it', async () => {
  expect(await problemWith('correct horse battery staple')).toBeUndefined();
  expect(await problemWith('my password is long')).toBeUndefined();
});
