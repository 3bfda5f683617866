import { compressAnswers } from './compress.ts';
import type { Handler, RequestContext } from './context.ts';
import { findFile, type FoundFile, type SiteFiles } from './files.ts';
import { inOwnTurn } from './own-turn.ts';
import { plainAnswer } from './plain-answer.ts';
import type { Rules } from './rules.ts';
import { FileSender } from './static.ts';

/** A snapshot of a built site and its rules. */
export interface ServedSite {
  files: SiteFiles;
  rules: Rules;
  /** Renders paths that have no file, including the not-found page. Undefined where a site has only files. */
  pages?: Handler;
  /** Keeps answers that the platform's CDN would keep. @param isInformed whether all purges are known */
  cached?: (handler: Handler, isInformed: boolean) => Handler;
  /** Removes kept answers that have one of these tags; without any, all of them are doubtful. */
  purge?: (tags?: readonly string[]) => void;
}

/** The addresses whose answers are kept: drawing costs far more than the memory. Others answer from the database. */
const DRAWN = '/share/';

/** What answers besides files and pages. */
export interface ServedApi {
  /** Whether an address is its own. */
  isAt: (pathname: string) => boolean;
  answer: Handler;
}

/** What the server serves. */
export interface Served {
  /** Called for every request, so that a rebuilt site replaces the old one as a whole. */
  site: () => ServedSite;
  api: ServedApi;
  /** Whether all purges are known: not to an instance that does not hear what others forget. */
  isInformed?: (() => Promise<boolean>) | undefined;
}

/** A request and the site that answers it. */
interface SiteRequest {
  request: Request;
  context: RequestContext;
  url: URL;
  site: ServedSite;
}

/**
 * Answers as the platform would: the API, files, and for all else what renders pages, which knows redirects and the
 * not-found page (https://docs.netlify.com/platform/request-chain/).
 */
export function handlerOf({ site, api, isInformed = async () => true }: Served): Handler {
  const sender = new FileSender();
  const answer = compressAnswers(inOwnTurn(api.answer));

  async function sendFound(found: FoundFile, siteRequest: SiteRequest) {
    const { request, url, site } = siteRequest;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return plainAnswer(405, 'Method not allowed', { allow: 'GET, HEAD' });
    }
    if ('movedTo' in found) return moved(encodeURI(found.movedTo) + url.search, siteRequest);
    const extra = site.rules.headersFor(url.pathname);
    const status = found.path === '/404.html' ? 404 : 200;
    return sender.answer(found.file, status, request.headers, extra);
  }

  /** The answer of a handler, or what is kept of it. */
  async function kept(handler: Handler, { request, context, site: { cached } }: SiteRequest) {
    const answering = cached ? cached(handler, await isInformed()) : handler;
    return answering(request, context);
  }

  /** The site's own not-found page, whatever the method. */
  async function notFound(siteRequest: SiteRequest): Promise<Response> {
    const { request, url, site } = siteRequest;
    if (site.pages) return kept(site.pages, siteRequest);
    const page = site.files.get('/404.html');
    if (!page) return plainAnswer(404, 'Not found');
    const extra = site.rules.headersFor(url.pathname);
    // A year of caching is meant for the file. The next build may add a file that is missing now.
    delete extra['cache-control'];
    return sender.answer(page, 404, request.headers, extra);
  }

  return async (request, context) => {
    const { url } = context;
    const siteRequest = { request, context, url, site: site() };
    if (api.isAt(url.pathname)) {
      return url.pathname.startsWith(DRAWN) ? kept(answer, siteRequest) : answer(request, context);
    }

    const path = decode(url.pathname);
    if (path === undefined) return plainAnswer(400, 'The address is not valid');

    const found = findFile(siteRequest.site.files, path);
    return found ? sendFound(found, siteRequest) : notFound(siteRequest);
  };
}

/** Undefined where the percent-encoding is invalid. */
function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

function moved(location: string, { url, site }: SiteRequest): Response {
  const extra = site.rules.headersFor(url.pathname);
  return new Response(`Moved to ${location}\n`, { status: 301, headers: { ...extra, location } });
}
