import type { IncomingHttpHeaders } from 'node:http';
import { findFile, type Found, type SiteFiles } from './files.ts';
import { matchFunction, type FunctionMatch, type SiteFunction } from './functions.ts';
import { headersFor } from './headers.ts';
import { findRedirect, type Redirection } from './redirects.ts';
import { plainReply, type Reply } from './reply.ts';
import type { Rules } from './rules.ts';
import type { FileSender } from './static.ts';

/** A built site with its rules, as it stands at one moment. */
export interface Site {
  files: SiteFiles;
  rules: Rules;
}

/** A request, as far as its way through the site depends on it. */
export interface Asked {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
}

export interface World {
  site: Site;
  functions: readonly SiteFunction[];
  sender: FileSender;
  call: (match: FunctionMatch) => Promise<Reply>;
}

/**
 * Answers as the platform would: functions by their paths, redirects, files, the not-found page
 * (https://docs.netlify.com/platform/request-chain/). A function with `preferStatic` gives way to a
 * file; a redirect gives way to one too, unless it is forced.
 */
export async function route(asked: Asked, world: World): Promise<Reply> {
  const { method, url } = asked;
  const match = matchFunction(world.functions, method, url.pathname);
  if (match && !match.siteFunction.config.preferStatic) return world.call(match);

  const path = decode(url.pathname);
  const found = path === undefined ? undefined : findFile(world.site.files, path);
  if (match && !found) return world.call(match);

  const redirection = findRedirect(world.site.rules.redirects, url);
  if (redirection && (redirection.force || !found)) return redirect(redirection, asked, world);

  if (found) return staticReply(found, asked, world);
  if (path === undefined) return plainReply(400, 'The address is not valid');
  return notFound(asked, world);
}

/** Undefined where it is not valid percent-encoding. */
function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

async function redirect(redirection: Redirection, asked: Asked, world: World): Promise<Reply> {
  const { to, status } = redirection;
  if (status !== 200 && status !== 404) return moved(to, status, asked, world);

  const target = new URL(to, asked.url);
  const match = matchFunction(world.functions, asked.method, target.pathname);
  if (match) return world.call(match);
  const found = findFile(world.site.files, decode(target.pathname) ?? '');
  if (found && 'file' in found) return staticReply(found, asked, world, status);
  return notFound(asked, world);
}

async function staticReply(
  found: Found,
  asked: Asked,
  world: World,
  status?: number,
): Promise<Reply> {
  if (asked.method !== 'GET' && asked.method !== 'HEAD') {
    return plainReply(405, 'Method not allowed', [['allow', 'GET, HEAD']]);
  }
  if ('movedTo' in found) {
    return moved(encodeURI(found.movedTo) + asked.url.search, 301, asked, world);
  }
  const extra = headersFor(world.site.rules.headers, asked.url.pathname);
  const own = found.path === '/404.html' ? 404 : 200;
  return world.sender.reply(found.file, status ?? own, asked.headers, extra);
}

/** The site's own page for it; the path unknown whatever the method. */
async function notFound(asked: Asked, world: World): Promise<Reply> {
  const page = world.site.files.get('/404.html');
  if (!page) return plainReply(404, 'Not found');
  const extra = headersFor(world.site.rules.headers, asked.url.pathname);
  // What is kept for a year is the file; that it is missing may change with the next build.
  delete extra['cache-control'];
  return world.sender.reply(page, 404, asked.headers, extra);
}

function moved(to: string, status: number, asked: Asked, world: World): Reply {
  // `//host` would lead to another site.
  const location = to.startsWith('/') ? to.replace(/^[/\\]+/, '/') : to;
  const extra = headersFor(world.site.rules.headers, asked.url.pathname);
  return {
    status,
    headers: [...Object.entries(extra), ['location', location]],
    body: new TextEncoder().encode(`Moved to ${location}\n`),
  };
}
