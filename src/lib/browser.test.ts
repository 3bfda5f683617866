/** What pages do with the network and the storage of a browser. */
import { afterEach, expect, test, vi } from 'vitest';
import { nextPage } from './next-page.ts';
import { fetcher, request, RequestError } from './request.ts';
import { storedValue } from './stored-value.ts';
import { stubStorage } from './testing/storage.ts';

afterEach(() => vi.unstubAllGlobals());

function answer(body: string | null, init: ResponseInit = {}) {
  const fetch = vi.fn(async (_url: string, _init?: RequestInit) => new Response(body, init));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('a body is sent as JSON, with cookies; without one there is no content type', async () => {
  const fetch = answer('{}');
  await request('/api/contact', { method: 'POST', body: { name: 'Ada' } });
  expect(fetch).toHaveBeenCalledWith('/api/contact', {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: '{"name":"Ada"}',
  });
  await request('/api/blog');
  expect(fetch.mock.calls[1]?.[1]).toMatchObject({ method: 'GET', headers: {} });
});

test.each([
  ['{"message":"No","errors":{"email":["Bad"]}}', 422, { serverMessage: 'No', fields: { email: ['Bad'] } }],
  ['<h1>oops</h1>', 500, { serverMessage: undefined, fields: {} }],
  [null, 502, {}],
])('an error is status, colon, space and the text of the body, or of the status: %s', async (body, status, read) => {
  answer(body, { status, statusText: 'Bad Gateway' });
  const error = await request('/x').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(RequestError);
  expect(error).toMatchObject({ message: `${status}: ${body ?? 'Bad Gateway'}`, status, ...read });
});

test('data is fetched from the first element of the key; a missing session may be empty', async () => {
  const fetch = answer('[1]');
  expect(await fetcher()(['/api/blog', 'all'])).toEqual([1]);
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/blog');
  answer('{"message":"No session"}', { status: 401 });
  await expect(fetcher()(['/api/x'])).rejects.toThrow('401: ');
  expect(await fetcher('null')(['/api/x'])).toBeNull();
});

test.each([
  ['</api/blog?offset=100>; rel="next"', '/api/blog?offset=100'],
  ['</a>; rel="prev", </b>; title="x"; rel=next', '/b'],
  ['</a>; rel="prev"', undefined],
  [null, undefined],
])('the next page of %s is %s', (link, page) => {
  expect(nextPage(link)).toBe(page);
});

const isNumber = (value: unknown) => typeof value === 'number';

test('a value is stored under its key until it is removed', () => {
  const kept = stubStorage('sessionStorage');
  const count = storedValue('sessionStorage', 'count', isNumber);
  expect(count.read()).toBeUndefined();
  count.write(7);
  expect(kept.get('count')).toBe('7');
  expect(count.read()).toBe(7);
  count.write(undefined);
  expect(kept.size).toBe(0);
});

test.each(['"seven"', '{', ''])('an invalid value reads as undefined: %s', (text) => {
  stubStorage('sessionStorage', { count: text });
  expect(storedValue('sessionStorage', 'count', isNumber).read()).toBeUndefined();
});

test('what storage refuses is kept by the page, until it is removed', () => {
  vi.stubGlobal('sessionStorage', undefined);
  const count = storedValue('sessionStorage', 'count', isNumber);
  expect(count.write(7)).toBe(false);
  expect(count.read()).toBe(7);
  expect(storedValue('sessionStorage', 'count', isNumber).read()).toBeUndefined();
  count.write(undefined);
  expect(count.read()).toBeUndefined();
});
