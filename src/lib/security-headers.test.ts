import { expect, test } from 'vitest';
import { NO_PAGE, NO_PAGE_HEADERS, pagePolicy } from './security-headers.ts';

const policy = (scene?: string) => pagePolicy({ inlineScripts: ['sha256-a'], scene });

test('the policy of a page denies by default, has no unsafe source, and needs a named policy for markup and scripts', () => {
  const { directives, scriptDirective } = policy();
  expect(directives).toEqual(
    expect.arrayContaining(["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"]),
  );
  expect(directives).toContain("require-trusted-types-for 'script'");
  expect(directives).toContain('trusted-types scene preview');
  expect(JSON.stringify(policy())).not.toMatch(/unsafe|allow-duplicates/);
  expect(scriptDirective).toEqual({ resources: ["'self'"], hashes: ['sha256-a'] });
});

test('frames are denied unless a scene is configured', () => {
  expect(policy().directives.join()).not.toContain('frame-src');
  expect(policy('https://scene.example/x').directives).toContain('frame-src https://scene.example');
});

test('HSTS lasts a year, an answer that is no page may load nothing, and all are isolated from other sites', () => {
  expect(NO_PAGE_HEADERS).toMatchObject({
    'Content-Security-Policy': NO_PAGE,
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'credentialless',
  });
  expect(NO_PAGE_HEADERS['Permissions-Policy']).toContain('camera=()');
});
