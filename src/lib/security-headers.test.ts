import { expect, test } from 'vitest';
import { NO_PAGE, pagePolicy, securityHeaders } from './security-headers.ts';

const none = { scriptHashes: [], styleHashes: [], frameOrigins: [] };
const policy = (sources = {}) => pagePolicy({ ...none, ...sources });

test('the policy denies by default, and allows inline scripts and styles by their hashes alone', () => {
  const text = policy({ scriptHashes: ['sha256-a'], styleHashes: ['sha256-b'] });
  expect(text).toMatch(/^default-src 'none';/);
  expect(text).not.toContain('unsafe');
  expect(text).not.toMatch(/script-src[^;]*(https:|data:|\*)/);
  expect(text).toContain("script-src 'self' 'sha256-a';");
  expect(text).toContain("style-src 'self' 'sha256-b';");
});

test('frames are denied unless a scene is configured', () => {
  expect(policy()).not.toContain('frame-src');
  expect(policy({ frameOrigins: ['https://scene.example'] })).toContain('frame-src https://scene.example');
});

test('markup and scripts need a named Trusted Types policy', () => {
  expect(policy()).toContain("require-trusted-types-for 'script'; trusted-types scene preview");
  expect(policy()).not.toContain('allow-duplicates');
});

test('HSTS lasts a year, and the page is isolated from other sites', () => {
  expect(securityHeaders(NO_PAGE)).toMatchObject({
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'credentialless',
  });
  expect(policy()).toContain("frame-ancestors 'none'");
  expect(securityHeaders(NO_PAGE)['Permissions-Policy']).toContain('camera=()');
});
