import { expect, test } from 'vitest';
import { isPreviewToken, previewedId, previewToken } from './preview-token.ts';

const secret = 'a secret of the tests, 32 bytes or more';
const expiresAt = new Date('2027-03-15T12:00:00Z');
const now = new Date('2027-03-15T11:59:59Z');
const token = previewToken(secret, { board: 'blog', id: 12, expiresAt });

test('a token is valid for its post until it expires', () => {
  expect(isPreviewToken(token)).toBe(true);
  expect(previewedId(secret, 'blog', { token, now })).toBe(12);
  expect(previewedId(secret, 'blog', { token, now: expiresAt })).toBeUndefined();
});

test('the signature is invalid for another post, board, expiry or secret', () => {
  const [id = '', end = '', signature = ''] = token.split('.');
  const others = [
    `13.${end}.${signature}`,
    `${id}.${Number(end) + 1}.${signature}`,
    `${id}.${end}.${'A'.repeat(43)}`,
    `${id}.${end}.`,
    `${id}.${end}`,
    '',
  ];
  for (const other of others) {
    expect(previewedId(secret, 'blog', { token: other, now }), other).toBeUndefined();
  }
  expect(previewedId(secret, 'signal-board', { token, now })).toBeUndefined();
  expect(previewedId(secret.toUpperCase(), 'blog', { token, now })).toBeUndefined();
});
