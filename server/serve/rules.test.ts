/** What a path leads to by `_redirects`, `_headers`, netlify.toml and the functions' own configuration. */
import { expect, test } from 'vitest';
import { folderWith } from '#server/testing/folder.ts';
import { eachRow } from '#src/lib/testing/each-row.ts';
import { describeFunction, findFunctions, matchFunction } from './functions.ts';
import { matches, redirections } from './rules-cases.data.ts';
import { headersFor, headersFromConfig, headersFromFile } from './headers.ts';
import { findRedirect, redirectsFromConfig, redirectsFromFile } from './redirects.ts';

const here = 'http://localhost';

test('a line of _redirects leads where the platform would lead', () =>
  eachRow(redirections, String, ([file, path, to, rest]) => {
    const { redirects } = redirectsFromFile(file);
    const found = findRedirect(redirects, new URL(path, here));
    expect(found?.to).toBe(to);
    if (rest) expect(found).toMatchObject(rest);
  }));

test.each([
  ['/a /b 301 Country=at', 'the platform alone'],
  ['/a https://other.example/ 200', 'other sites'],
  ['/a /b 418', 'status 418'],
  ['/a', 'no target'],
  ['http://other.example/a /b', 'begin with a slash'],
])('%s is skipped with a warning', (line, why) => {
  const { redirects, warnings } = redirectsFromFile(line);
  expect(redirects).toEqual([]);
  expect(warnings).toEqual([expect.stringContaining(why)]);
});

test('a redirect of netlify.toml means the same', () => {
  const { redirects } = redirectsFromConfig([
    { from: '/api/*', to: '/.netlify/functions/not-found', status: 200, force: true },
    { from: '/store', to: '/shop/:id', query: { id: ':id' } },
  ]);
  expect(findRedirect(redirects, new URL('/api/a/b?c=1', here))).toEqual({
    to: '/.netlify/functions/not-found?c=1',
    status: 200,
    force: true,
  });
  expect(findRedirect(redirects, new URL('/store?id=7', here))?.to).toBe('/shop/7');
});

test('headers of all matching rules are combined, and for the same name the later rule wins', () => {
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
/fonts/*.woff2
  X-Font: yes
`),
    ...headersFromConfig([
      { for: '/_astro/*', values: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    ]),
  ];
  expect(headersFor(rules, '/_astro/a/b.js')).toEqual({
    'x-frame-options': 'DENY',
    'cache-control': 'public, max-age=31536000, immutable',
    link: '</a.css>; rel=preload, </b.css>; rel=preload',
  });
  // A placeholder is one segment, and a star may be inside one.
  const applies = (path: string, name: string) => name in headersFor(rules, path);
  for (const path of ['/team/ada', '/team/ada/']) expect(applies(path, 'x-person')).toBe(true);
  for (const path of ['/team', '/team/ada/b']) expect(applies(path, 'x-person')).toBe(false);
  expect(applies('/fonts/besley.woff2', 'x-font')).toBe(true);
  expect(applies('/fonts/besley.css', 'x-font')).toBe(false);
});

test('a malformed line is an error, not a header that is silently dropped', () => {
  expect(() => headersFromFile('/*\n  X-Frame-Options DENY')).toThrow('X-Frame-Options DENY');
});

test('a function answers its own paths alone', () => {
  const load = () => Promise.reject(new Error('not called here'));
  return eachRow(
    matches,
    (row) => JSON.stringify(row),
    ([config, path, params]) => {
      const match = matchFunction([describeFunction('posts', config, load)], path);
      expect(match?.params).toEqual(params);
    },
  );
});

test('the functions of a folder are the files directly in it', async () => {
  const names = ['b.ts', 'a.ts', 'a.test.ts', 'notes.md', 'shared/c.ts'];
  const folder = await folderWith(Object.fromEntries(names.map((name) => [name, ''])));
  const found = await findFunctions(folder, () =>
    Promise.resolve({ default: async () => new Response(), config: { path: '/here' } }),
  );
  expect(found.map(({ name, config }) => [name, config.path])).toEqual([
    ['a', '/here'],
    ['b', '/here'],
  ]);
});
