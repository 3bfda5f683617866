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

test('what a document takes in as markup or script has to be vouched for by name', () => {
  expect(policy()).toContain("require-trusted-types-for 'script'; trusted-types scene preview");
  expect(policy()).not.toContain('allow-duplicates');
});

test('who has been here once comes by https for a year, and nobody else looks in', () => {
  expect(securityHeaders(none)).toMatchObject({
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'credentialless',
  });
  expect(policy()).toContain("frame-ancestors 'none'");
  expect(securityHeaders(none)['Permissions-Policy']).toContain('camera=()');
});
