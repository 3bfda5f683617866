import type { APIContext, MiddlewareNext } from 'astro';
import { defineMiddleware } from 'astro:middleware';
import { networkOf } from '#api/http/client.ts';
import { countPage } from '#api/http/limits.ts';
import { alertOnFailure } from '#api/outbox/alert.ts';
import { netlifyHost } from '#functions/host/netlify-host.ts';
import { language, pages } from '#src/content/messages.ts';
import { readEnv } from '#src/contracts/env/env.ts';
import { movedTo } from '#src/domain/redirects.ts';
import { isUnavailable } from '#src/features/posts/published.server.ts';
import { describeError, log } from '#src/lib/log.ts';
import { NO_PAGE_HEADERS } from '#src/lib/security-headers.ts';

/** `Retry-After` for failed pages, in seconds. */
const RETRY_AFTER = '5';

/** Browsers revalidate on every request; the CDN caches as long as the page allows. */
const REVALIDATED = 'public, max-age=0, must-revalidate';

/** What pages rendered on demand have in common: headers, request id, log line, error page. */
export const onRequest = defineMiddleware(async (context, next) => {
  const { request, url, locals, routePattern: route } = context;
  // A rewrite to another page runs the middleware again; only the outer run finishes the response.
  if (context.isPrerendered || locals.isHandled) return next();
  locals.isHandled = true;
  const bindings = bindingsOf(locals);
  locals.host = bindings.host;
  const started = performance.now();
  let error: unknown;
  const answer = await respond(context, next).catch((reason: unknown) => {
    error = reason;
    locals.isUnavailable = isUnavailable(reason);
    return context.rewrite('/500');
  });
  const { body, headers } = answer;
  const status = locals.isUnavailable ? 503 : answer.status;
  const requestId = locals.netlify?.context.requestId || crypto.randomUUID();
  headers.set('X-Request-Id', requestId);
  for (const [name, value] of Object.entries(NO_PAGE_HEADERS)) {
    // Astro writes the policy of a page.
    if (!headers.has(name)) headers.set(name, value);
  }
  if (status >= 500) headers.set('Retry-After', RETRY_AFTER);
  const isCacheable = status < 500 && status !== 429 && !url.pathname.startsWith('/api/') && !locals.isPrivate;
  headers.set('Cache-Control', isCacheable ? REVALIDATED : 'no-store');
  if (locals.isPrivate) headers.set('X-Robots-Tag', 'noindex');
  log(status >= 500 ? 'error' : 'info', {
    requestId,
    method: request.method,
    // Never the path: a preview's holds its token.
    route,
    status,
    ms: Math.round(performance.now() - started),
    ...(error !== undefined && describeError(error)),
  });
  alertOnFailure(status, { requestId, route }, bindings, error);
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
});

/** What the host hands in: the local server with the context, and on the platform it is the platform. */
function bindingsOf({ netlify }: App.Locals) {
  const { context } = netlify ?? {};
  return {
    host: context?.host ?? netlifyHost,
    deploy: context?.deploy?.context,
    waitUntil: (work: Promise<unknown>) => context?.waitUntil(work),
  };
}

/** Addresses of Astro's own that answer 500 to a visitor who asks for them: its error page, and pictures scaled on demand. */
const OWN_ADDRESSES = /^\/+(?:500(?:\.html)?|_image)\/*$/;

async function respond(context: APIContext, next: MiddlewareNext): Promise<Response> {
  const { request, url, routePattern } = context;
  const { pathname, search } = url;
  const refused = countClient(context);
  if (refused) return refused;
  // The development server scales pictures there.
  if (import.meta.env.PROD && OWN_ADDRESSES.test(pathname)) return context.rewrite('/404');
  const isUnknown = routePattern === '/404' || pathname.startsWith('/api/');
  if (!isUnknown && !['GET', 'HEAD'].includes(request.method)) {
    return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
  }
  // `//host/` would redirect to another site.
  const bare = pathname.replace(/^\/+/, '/').replace(/\/+$/, '');
  if (!isUnknown && pathname !== bare && bare) {
    return new Response(null, { status: 301, headers: { Location: bare + search } });
  }
  const answer = await next();
  const moved = answer.status === 404 && movedTo(url);
  if (!moved) return answer;
  await answer.body?.cancel();
  return new Response(null, { status: 301, headers: { Location: moved } });
}

/** The answer to a client that asks for too many pages: as a page would cost what the limit is to save, a small one. */
function countClient({ locals }: APIContext): Response | undefined {
  const address = locals.netlify?.context.ip;
  const failure = address && countPage(networkOf(address), readEnv(process.env).RATE_LIMIT_FACTOR);
  if (!failure) return undefined;
  const { status, message, headers } = failure;
  const page = `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${pages.tooManyRequests}</title><h1>${pages.tooManyRequests}</h1><p>${message}</p></html>`;
  return new Response(page, { status, headers: { ...headers, 'Content-Type': 'text/html' } });
}
