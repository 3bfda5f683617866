import { bytesOf } from '#src/lib/bytes-of.ts';
import type { RequestContext, Handler } from './context.ts';
import { chooseEncoding } from './compress.ts';
import { ENCODINGS } from './files.ts';

/** Most answers in the cache, and most bytes of them all. The least recently used one is dropped first. */
const MAX_ENTRIES = 2000;
const MAX_BYTES = 64 * 1024 * 1024;

interface Entry {
  status: number;
  /** A plain object and bytes, which the server sends without a copy. */
  headers: Record<string, string>;
  body: Buffer<ArrayBuffer>;
  tags: readonly string[];
  /** Milliseconds on the clock of `now`: fresh until the first, then stale but usable until the second. */
  freshUntil: number;
  staleUntil: number;
  /** May be outdated: shown only where rendering it anew fails (`stale-if-error` of RFC 5861). */
  isDoubtful: boolean;
}

/**
 * The platform's CDN on one machine: caches what `Netlify-CDN-Cache-Control` allows, keyed by the parameters that
 * `Netlify-Vary` names, and purges by `Netlify-Cache-Tag` (https://docs.netlify.com/build/caching/caching-overview/).
 * Nothing else is ever cached.
 */
export class CdnCache {
  #entries = new Map<string, Entry>();
  /** Query parameters in the key, by path. Known once a path has answered. */
  #parameters = new Map<string, readonly string[]>();
  /** Number of the last purge, overall and by tag. */
  #purges = 0;
  #purged = new Map<string, number>();
  #allPurged = 0;
  #revalidating = new Set<string>();
  #bytes = 0;
  #now: () => number;
  #maxBytes: number;

  /** @param now milliseconds */
  constructor(now: () => number = Date.now, maxBytes = MAX_BYTES) {
    this.#now = now;
    this.#maxBytes = maxBytes;
  }

  /**
   * Answers from the cache, otherwise by the handler.
   *
   * @param isInformed whether purges are known; without, the handler answers, and the cache where that fails
   */
  wrap(handler: Handler, isInformed = true): Handler {
    return async (request, context) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') return handler(request, context);
      const key = this.#keyOf(request, context);
      const entry = this.#entries.get(key);
      const now = this.#now();
      if (!entry || now >= entry.staleUntil) return this.#render(handler, request, context, !isInformed);
      if (entry.isDoubtful || !isInformed) {
        const answer = await this.#render(handler, request, context, !isInformed);
        if (answer.status < 500) return answer;
        await answer.body?.cancel();
        return answerOf(entry, request.method, { 'cache-status': 'local; stale' });
      }
      // Moved to the end of the map: the last to be dropped.
      this.#entries.delete(key);
      this.#entries.set(key, entry);
      if (now >= entry.freshUntil) this.#revalidate(key, handler, request, context);
      return answerOf(entry, request.method, { 'cache-status': 'local; hit' });
    };
  }

  /** Removes every answer with one of the tags, those that are being rendered as well. Without tags, all are doubtful. */
  purge(tags?: readonly string[]): void {
    this.#purges += 1;
    if (!tags) return this.#purgeAll();
    for (const tag of tags) this.#purged.set(tag, this.#purges);
    for (const [key, entry] of this.#entries) {
      if (entry.tags.some((tag) => tags.includes(tag))) this.#drop(key);
    }
  }

  #purgeAll(): void {
    this.#allPurged = this.#purges;
    for (const entry of this.#entries.values()) entry.isDoubtful = true;
  }

  /** Renders one entry again, never twice at once. Until it succeeds, requests get the stale answer. */
  #revalidate(key: string, handler: Handler, request: Request, context: RequestContext): void {
    if (this.#revalidating.has(key)) return;
    this.#revalidating.add(key);
    const copy = new Request(request.url, { headers: request.headers });
    const done = this.#render(handler, copy, context)
      .then((response) => response.body?.cancel())
      .finally(() => this.#revalidating.delete(key));
    context.waitUntil(done);
  }

  async #render(handler: Handler, request: Request, context: RequestContext, isDoubtful = false): Promise<Response> {
    const began = this.#purges;
    const response = await handler(request, context);
    const { status, headers } = response;
    const { maxAge, staleFor } = lifetimeOf(headers.get('Netlify-CDN-Cache-Control'));
    const tags = listOf(headers.get('Netlify-Cache-Tag'), ',');
    const isOutdated = this.#allPurged > began || tags.some((tag) => (this.#purged.get(tag) ?? 0) > began);
    if (status < 500 && maxAge <= 0) this.#drop(this.#keyOf(request, context));
    if (request.method !== 'GET' || maxAge <= 0 || isOutdated) return response;
    const [, names = ''] = /query=([^,]*)/.exec(headers.get('Netlify-Vary') ?? '') ?? [];
    this.#parameters.set(context.url.pathname, listOf(names, '|'));
    const freshUntil = this.#now() + maxAge * 1000;
    const body = await bytesOf(response);
    const staleUntil = freshUntil + staleFor * 1000;
    const stored = Object.fromEntries(headers);
    const entry = { status, headers: stored, body, tags, freshUntil, staleUntil, isDoubtful };
    this.#keep(this.#keyOf(request, context), entry);
    return answerOf(entry, request.method);
  }

  #keyOf({ headers }: Request, { url }: RequestContext): string {
    const names = this.#parameters.get(url.pathname);
    const query = names?.map((name) => [name, url.searchParams.getAll(name)]) ?? url.search;
    return JSON.stringify([url.pathname, query, chooseEncoding(headers, ENCODINGS)]);
  }

  #keep(key: string, entry: Entry): void {
    this.#drop(key);
    this.#entries.set(key, entry);
    this.#bytes += entry.body.byteLength;
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= MAX_ENTRIES && this.#bytes <= this.#maxBytes) return;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#entries.get(key)?.body.byteLength ?? 0;
    this.#entries.delete(key);
  }
}

function answerOf({ status, headers, body }: Entry, method: string, own = {}): Response {
  const isEmpty = method === 'HEAD' || body.byteLength === 0;
  return new Response(isEmpty ? null : body, { status, headers: { ...headers, ...own } });
}

/** Both in seconds. */
function lifetimeOf(header: string | null): { maxAge: number; staleFor: number } {
  const directives = new Map(listOf(header, ',').map((directive) => directive.split('=') as [string, string]));
  const seconds = (name: string) => Number(directives.get(name)) || 0;
  if (directives.has('no-store') || directives.has('private')) return { maxAge: 0, staleFor: 0 };
  return {
    maxAge: seconds('s-maxage') || seconds('max-age'),
    staleFor: seconds('stale-while-revalidate'),
  };
}

function listOf(text: string | null, separator: string): string[] {
  return (text ?? '')
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
}
