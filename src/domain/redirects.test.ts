import { expect, test } from 'vitest';
import { movedTo, redirectProblems } from './redirects.ts';

const redirects = {
  '/2019/05/hello-world/': '/blog/hello-world',
  '/about.html': '/projects#team',
  '/notes/caf%C3%A9': '/blog/cafe',
  '/東京': '/blog/tokyo',
  '/prices': '/services?from=prices',
  '/shop': 'https://shop.example/all',
  '/press': '/blog/über-uns',
};

test.each([
  ['as it is written', '/2019/05/hello-world/', '/blog/hello-world'],
  ['without the closing slash', '/2019/05/hello-world', '/blog/hello-world'],
  ['with a query, which stays', '/2019/05/hello-world/?utm_source=mail', '/blog/hello-world?utm_source=mail'],
  ['a file, which leads to a part of a page', '/about.html?a=1', '/projects?a=1#team'],
  ['encoded in lower case', '/notes/caf%c3%a9', '/blog/cafe'],
  ['with its accent apart', '/notes/cafe%CC%81', '/blog/cafe'],
  ['in letters of another alphabet', '/%E6%9D%B1%E4%BA%AC', '/blog/tokyo'],
  ['to an address with a query of its own', '/prices?from=mail', '/services?from=prices'],
  ['to another site', '/shop/?a=1', 'https://shop.example/all?a=1'],
  ['to letters that a header cannot hold', '/press', '/blog/%C3%BCber-uns'],
  ['nobody has moved', '/never-written', undefined],
  ['below one that has moved', '/shop/cart', undefined],
  ['invalid encoding', '/%E0%A4%A', undefined],
  ['a name that every object has', '/constructor', undefined],
])('an old address: %s', (_, asked, to) => {
  expect(movedTo(new URL(asked, 'https://here.example'), redirects)).toBe(to);
});

test.each([
  ['a path', '/old', '/new'],
  ['a path with letters of any alphabet', '/über-uns/東京.html', '/about'],
  ['a part of a page', '/prices', '/services#packages'],
  ['another site', '/shop', 'https://shop.example/'],
])('%s can lead on', (_, from, to) => {
  expect(redirectProblems({ [from]: to })).toEqual([]);
});

test.each([
  ['no path', 'old', '/new', 'a path such as'],
  ['the home page, which is a file', '/', '/new', 'a path such as'],
  ['a query', '/?p=12', '/new', 'a path such as'],
  ['another host', '//old.example/a', '/new', 'a path such as'],
  ['the API', '/api/old', '/new', 'one of the API'],
  ['a target without a slash', '/old', 'new', 'lead to a path'],
  ['a host in place of a path', '/old', '//evil.example', 'lead to a path'],
  ['the same, as browsers read it', '/old', '/\\evil.example', 'lead to a path'],
  ['a script', '/old', 'javascript:alert(1)', 'lead to a path'],
  ['an address that is none', '/old', 'https://', 'lead to a path'],
  ['itself', '/old', '/old', 'straight'],
  ['itself, spelled in another way', '/caf%C3%A9', '/café/?a=1#b', 'straight'],
])('%s is refused by the build', (_, from, to, says) => {
  expect(redirectProblems({ [from]: to })).toEqual([expect.stringContaining(says)]);
});

test('a redirect to a redirect is refused by the build', () => {
  expect(redirectProblems({ '/oldest': '/old', '/old': '/new' })).toEqual([expect.stringContaining('/oldest must')]);
});
