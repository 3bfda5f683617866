import type { MiddlewareHandler } from 'hono';
import { failures } from '#src/content/messages.ts';
import type { Api } from '#api/context.ts';
import { functionEnv } from '#api/http/environment.ts';
import { HttpFailure } from '#api/http/http-failure.ts';

/** Refuses with 403 what a page of another origin sends, by the headers of browsers. Every route that writes has it. */
export const origin: MiddlewareHandler<Api> = (c, next) => {
  const { SITE_URL } = functionEnv(c.env.deploy);
  if (isCrossOrigin(c.req.raw, SITE_URL)) throw new HttpFailure(403, failures.fromOtherSite);
  return next();
};

/**
 * Scripts send neither header and pass; no page can make a browser leave out both.
 *
 * @param own `SITE_URL`, the origin that browsers show where a proxy in front does not say at which it was asked
 */
function isCrossOrigin(request: Request, own: string): boolean {
  const site = request.headers.get('Sec-Fetch-Site');
  const sender = request.headers.get('Origin');
  if (site === 'cross-site' || site === 'same-site') return true;
  return sender !== null && sender !== new URL(request.url).origin && sender !== own;
}
