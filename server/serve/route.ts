import { compressed } from './compress-answers.ts';
import type { FunctionContext, Handler } from './context.ts';
import { findFile, type Found, type SiteFiles } from './files.ts';
import { callFunction, matchFunction, type SiteFunction } from './functions.ts';
import { headersFor } from './headers.ts';
import { plainAnswer } from './plain-answer.ts';
import { findRedirect, type Redirection } from './redirects.ts';
import type { Rules } from './rules.ts';
import { FileSender } from './static.ts';

/** A built site with its rules, as it stands at one moment. */
export interface Site {
  files: SiteFiles;
  rules: Rules;
  /** Renders what is no file, the not-found page included; undefined where a site is files alone. */
  pages?: Handler;
  /** Forgets what was rendered with one of these tags. */
  purge?: (tags: readonly string[]) => void;
}

/** What is served. */
export interface Served {
  /** Asked anew for every request, so that a rebuilt site comes in whole. */
  site: () => Site;
  /** The first that matches answers; one for `/*` with `preferStatic` stands behind all others. */
  functions: readonly SiteFunction[];
}

/** A request on its way through the site. */
interface Asked {
  request: Request;
  context: FunctionContext;
  url: URL;
  site: Site;
}

/**
 * Answers as the platform would: functions by their paths, redirects, files, the not-found page
 * (https://docs.netlify.com/platform/request-chain/). A function with `preferStatic` gives way to a
 * file; a redirect gives way to one too, unless it is forced.
 */
export function handlerOf({ site, functions }: Served): Handler {
  const sender = new FileSender();

  /** The function of a path; undefined where there is none. */
  function functionAt(pathname: string, { request, context }: Asked) {
    const match = matchFunction(functions, request.method, pathname);
    if (!match) return undefined;
    const answer = () => compressed(callFunction(match))(request, context);
    return { answer, preferStatic: match.siteFunction.config.preferStatic };
  }

  async function redirect({ to, status }: Redirection, asked: Asked): Promise<Response> {
    if (status !== 200 && status !== 404) return moved(to, status, asked);
    const { pathname } = new URL(to, asked.url);
    const rewritten = functionAt(pathname, asked);
    if (rewritten) return rewritten.answer();
    const found = findFile(asked.site.files, decode(pathname) ?? '');
    return found && 'file' in found ? sendFound(found, asked, status) : notFound(asked);
  }

  async function sendFound(found: Found, asked: Asked, status?: number): Promise<Response> {
    const { request, url, site } = asked;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return plainAnswer(405, 'Method not allowed', { allow: 'GET, HEAD' });
    }
    if ('movedTo' in found) return moved(encodeURI(found.movedTo) + url.search, 301, asked);
    const extra = headersFor(site.rules.headers, url.pathname);
    const own = found.path === '/404.html' ? 404 : 200;
    return sender.answer(found.file, status ?? own, request.headers, extra);
  }

  /** The site's own page for it; the path unknown whatever the method. */
  async function notFound({ request, context, url, site }: Asked): Promise<Response> {
    if (site.pages) return site.pages(request, context);
    const page = site.files.get('/404.html');
    if (!page) return plainAnswer(404, 'Not found');
    const extra = headersFor(site.rules.headers, url.pathname);
    // What is kept for a year is the file; that it is missing may change with the next build.
    delete extra['cache-control'];
    return sender.answer(page, 404, request.headers, extra);
  }

  return async (request, context) => {
    const { url } = context;
    const asked = { request, context, url, site: site() };
    const called = functionAt(url.pathname, asked);
    if (called && !called.preferStatic) return called.answer();

    const path = decode(url.pathname);
    const found = path === undefined ? undefined : findFile(asked.site.files, path);
    if (called && !found) return called.answer();

    const redirection = findRedirect(asked.site.rules.redirects, url);
    if (redirection && (redirection.force || !found)) return redirect(redirection, asked);

    if (found) return sendFound(found, asked);
    return path === undefined ? plainAnswer(400, 'The address is not valid') : notFound(asked);
  };
}

/** Undefined where it is not valid percent-encoding. */
function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

function moved(to: string, status: number, { url, site }: Asked): Response {
  // `//host` would lead to another site.
  const location = to.startsWith('/') ? to.replace(/^[/\\]+/, '/') : to;
  const extra = headersFor(site.rules.headers, url.pathname);
  return new Response(`Moved to ${location}\n`, { status, headers: { ...extra, location } });
}
