import { expect, test } from 'vitest';
import { headersFor, headersFromConfig, headersFromFile } from './headers.ts';

const rules = [
  ...headersFromFile(`
# every page
/*
  X-Frame-Options: DENY
  Cache-Control: no-cache
  Link: </a.css>; rel=preload
  Link: </b.css>; rel=preload

/team/:name
  X-Person: yes
`),
  ...headersFromConfig([
    { for: '/_astro/*', values: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  ]),
];

test('headers of all matching rules are combined, and for the same name the later rule wins', () => {
  expect(headersFor(rules, '/_astro/a/b.js')).toEqual({
    'x-frame-options': 'DENY',
    'cache-control': 'public, max-age=31536000, immutable',
    link: '</a.css>; rel=preload, </b.css>; rel=preload',
  });
});

test('a placeholder is one segment of a path', () => {
  expect(headersFor(rules, '/team/ada')).toHaveProperty('x-person');
  expect(headersFor(rules, '/team/ada/')).toHaveProperty('x-person');
  expect(headersFor(rules, '/team')).not.toHaveProperty('x-person');
  expect(headersFor(rules, '/team/ada/photo')).not.toHaveProperty('x-person');
});

test('a star may be inside a segment', () => {
  const fonts = headersFromFile('/fonts/*.woff2\n  X-Font: yes');
  expect(headersFor(fonts, '/fonts/besley.woff2')).toHaveProperty('x-font');
  expect(headersFor(fonts, '/fonts/besley.css')).not.toHaveProperty('x-font');
});

test('a malformed line is an error, not a header that is silently dropped', () => {
  expect(() => headersFromFile('/*\n  X-Frame-Options DENY')).toThrow('X-Frame-Options DENY');
});
