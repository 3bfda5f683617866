import { afterEach, expect, test, vi } from 'vitest';
import { fetcher, request, RequestError } from './request.ts';

afterEach(() => vi.unstubAllGlobals());

function answer(body: string | null, init: ResponseInit = {}) {
  const fetch = vi.fn(async (_url: string, _init?: RequestInit) => new Response(body, init));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('a body is sent as JSON, with cookies', async () => {
  const fetch = answer('{}');
  await request('/api/contact', { method: 'POST', body: { name: 'Ada' } });
  expect(fetch).toHaveBeenCalledWith('/api/contact', {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: '{"name":"Ada"}',
  });
});

test('a request without a body has no content type', async () => {
  const fetch = answer('[]');
  await request('/api/blog');
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: 'GET', headers: {} });
});

test('an error message is status, colon, space and the text of the body', async () => {
  answer('{"message":"No","errors":{"email":["Bad"]}}', { status: 422 });
  const error = await request('/x').catch((e: unknown) => e);
  expect(error).toBeInstanceOf(RequestError);
  expect(error).toMatchObject({
    message: '422: {"message":"No","errors":{"email":["Bad"]}}',
    status: 422,
    serverMessage: 'No',
    fields: { email: ['Bad'] },
  });
});

test('an empty body is replaced by the status text', async () => {
  answer(null, { status: 502, statusText: 'Bad Gateway' });
  await expect(request('/x')).rejects.toThrow('502: Bad Gateway');
});

test('a body that is not JSON is used as text and has no message', async () => {
  answer('<h1>oops</h1>', { status: 500 });
  await expect(request('/x')).rejects.toMatchObject({
    message: '500: <h1>oops</h1>',
    serverMessage: undefined,
  });
});

test('data is fetched from the first element of the key', async () => {
  const fetch = answer('[1]');
  expect(await fetcher()(['/api/blog', 'all'])).toEqual([1]);
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/blog');
});

test('a missing session is an error, or empty with on401', async () => {
  answer('{"message":"No session"}', { status: 401 });
  await expect(fetcher()(['/api/x'])).rejects.toThrow('401: ');
  expect(await fetcher('null')(['/api/x'])).toBeNull();
});
