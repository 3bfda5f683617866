import type { APIContext } from 'astro';
import { expect, test, vi } from 'vitest';
import { onRequest } from '#src/middleware.ts';
import { takeRead } from './limits.ts';

vi.mock('astro:middleware', () => ({ defineMiddleware: (handler: unknown) => handler }));

test('a minute is counted from its first read', () => {
  const at = (seconds: number) => takeRead('a', 2, seconds * 1000);
  expect([at(0), at(30), at(50.5), at(59.9)]).toEqual([undefined, undefined, 10, 1]);
  expect([at(60), at(119), at(119.5)]).toEqual([undefined, undefined, 1]);
});

test('reads do not get slower with the number of clients', () => {
  let now = 1_000_000;
  const visit = (count: number) => {
    for (let i = 0; i < count; i++) takeRead(`visitor ${now}`, 300, (now += 0.5));
  };
  visit(60_000);
  const began = process.cpuUsage();
  visit(60_000);
  expect(process.cpuUsage(began).user / 1000).toBeLessThan(1000);
});

test('a client gets as many rendered pages a minute as reads, then a short page that says when to go on', async () => {
  vi.spyOn(console, 'info').mockReturnValue();
  const render = vi.fn(async () => new Response('a page', { headers: { 'Content-Type': 'text/html' } }));
  const visit = (ip: string) => {
    const request = new Request('https://site.example/blog?search=unique');
    const locals = { netlify: { context: { ip } } };
    const context = { request, url: new URL(request.url), locals, routePattern: '/blog' } as unknown as APIContext;
    return onRequest(context, render) as Promise<Response>;
  };
  for (let page = 0; page < 300; page += 1) expect((await visit('2001:db8::1')).status).toBe(200);
  // A household's network counts as one client.
  const refused = await visit('2001:db8::2');
  const { status, headers } = refused;
  expect([status, headers.get('Cache-Control')]).toEqual([429, 'no-store']);
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(await refused.text()).toMatch(/<h1>Too Many Requests<\/h1>.*Please try again in/);
  expect(render).toHaveBeenCalledTimes(300);
  expect((await visit('203.0.113.7')).status).toBe(200);
});
