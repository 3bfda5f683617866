import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

const none = { scriptHashes: [], styleHashes: [], frameOrigins: [] };
const policy = (sources = {}) =>
  securityHeaders({ ...none, ...sources })['Content-Security-Policy'] ?? '';

test('the policy starts from nothing and knows no unsafe source', () => {
  const text = policy({ scriptHashes: ['sha256-a'], styleHashes: ['sha256-b'] });
  expect(text).toMatch(/^default-src 'none';/);
  expect(text).not.toContain('unsafe');
  expect(text).not.toMatch(/script-src[^;]*(https:|data:|\*)/);
});

test('inline scripts and styles are let in by their hashes', () => {
  const text = policy({ scriptHashes: ['sha256-a'], styleHashes: ['sha256-b'] });
  expect(text).toContain("script-src 'self' 'sha256-a';");
  expect(text).toContain("style-src 'self' 'sha256-b';");
});

test('frames are refused until the settings name a scene', () => {
  expect(policy()).not.toContain('frame-src');
  expect(policy({ frameOrigins: ['https://scene.example'] })).toContain(
    'frame-src https://scene.example',
  );
});
