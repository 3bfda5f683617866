import { expect, test } from 'vitest';
import { problemWith } from './password-rules.ts';

test.each(['123456', 'password', 'PassWord', 'password2027!!!', 'qwertyuiop12', 'trustno1'])(
  '%s is common',
  (password) => {
    expect(problemWith(password)).toMatch(/^This is one of the most common passwords/);
  },
);

test('the minimum is twelve characters, counted as a person would', () => {
  expect(problemWith('tüchtig 🌵 ab')).toBeUndefined();
  expect(problemWith('tüchtig 🌵 a')).toBe('A password needs at least 12 characters.');
  expect(problemWith('')).toBe('A password needs at least 12 characters.');
});

test('a sentence is accepted, even if it contains a common word', () => {
  expect(problemWith('correct horse battery staple')).toBeUndefined();
  expect(problemWith('my password is long')).toBeUndefined();
});
