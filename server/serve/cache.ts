import type { FunctionContext, Handler } from './context.ts';
import { chooseEncoding, ENCODINGS } from './encodings.ts';

/** Answers that are stored at most; of the next one, the one that was read longest ago goes. */
const MAX_ENTRIES = 2000;

interface Entry {
  status: number;
  headers: Headers;
  body: ArrayBuffer;
  tags: readonly string[];
  /** Milliseconds on the clock of `now`: fresh until the one, shown while it is rendered anew until the other. */
  freshUntil: number;
  staleUntil: number;
}

/**
 * The platform's CDN on one machine: stores what `Netlify-CDN-Cache-Control` allows under the parameters that
 * `Netlify-Vary` names, and purges by `Netlify-Cache-Tag`
 * (https://docs.netlify.com/build/caching/caching-overview/). Nothing else is ever stored.
 */
export class CdnCache {
  #entries = new Map<string, Entry>();
  /** Parameters that are part of the key, by path: known once a path has answered. */
  #parameters = new Map<string, readonly string[]>();
  /** Number of the last purge, in all and by tag. */
  #purges = 0;
  #purged = new Map<string, number>();
  #revalidating = new Set<string>();
  #now: () => number;

  /** @param now milliseconds */
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Answers from what is stored, and else by the handler. */
  around(handler: Handler): Handler {
    return async (request, context) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') return handler(request, context);
      const key = this.#keyOf(request, context);
      const entry = this.#entries.get(key);
      const now = this.#now();
      if (!entry || now >= entry.staleUntil) return this.#render(handler, request, context);
      // Read last: the last to go.
      this.#entries.delete(key);
      this.#entries.set(key, entry);
      if (now >= entry.freshUntil) this.#revalidate(key, handler, request, context);
      const answer = answerOf(entry, request.method);
      answer.headers.set('Cache-Status', 'local; hit');
      return answer;
    };
  }

  /** Forgets every answer with one of the tags, also those that are being rendered. */
  purge(tags: readonly string[]): void {
    this.#purges += 1;
    for (const tag of tags) this.#purged.set(tag, this.#purges);
    for (const [key, entry] of this.#entries) {
      if (entry.tags.some((tag) => tags.includes(tag))) this.#entries.delete(key);
    }
  }

  /** Forgets everything, as a deploy does. */
  clear(): void {
    this.#entries.clear();
  }

  /** Once at a time; who asks meanwhile gets the outdated answer. A failure leaves it until it is too old. */
  #revalidate(key: string, handler: Handler, request: Request, context: FunctionContext): void {
    if (this.#revalidating.has(key)) return;
    this.#revalidating.add(key);
    const copy = new Request(request.url, { headers: request.headers });
    const done = this.#render(handler, copy, context)
      .then((response) => response.body?.cancel())
      .finally(() => this.#revalidating.delete(key));
    context.waitUntil(done);
  }

  async #render(handler: Handler, request: Request, context: FunctionContext): Promise<Response> {
    const began = this.#purges;
    const response = await handler(request, context);
    const { status, headers } = response;
    const { maxAge, staleFor } = lifetimeOf(headers.get('Netlify-CDN-Cache-Control'));
    const tags = listOf(headers.get('Netlify-Cache-Tag'), ',');
    const isOutdated = tags.some((tag) => (this.#purged.get(tag) ?? 0) > began);
    if (request.method !== 'GET' || maxAge <= 0 || isOutdated) return response;
    const [, names = ''] = /query=([^,]*)/.exec(headers.get('Netlify-Vary') ?? '') ?? [];
    this.#parameters.set(context.url.pathname, listOf(names, '|'));
    const freshUntil = this.#now() + maxAge * 1000;
    const body = await response.arrayBuffer();
    const staleUntil = freshUntil + staleFor * 1000;
    const entry = { status, headers, body, tags, freshUntil, staleUntil };
    this.#entries.set(this.#keyOf(request, context), entry);
    this.#dropOldest();
    return answerOf(entry, request.method);
  }

  #keyOf({ headers }: Request, { url }: FunctionContext): string {
    const names = this.#parameters.get(url.pathname);
    const query = names?.map((name) => [name, url.searchParams.getAll(name)]) ?? url.search;
    return JSON.stringify([url.pathname, query, chooseEncoding(headers, ENCODINGS)]);
  }

  #dropOldest(): void {
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > MAX_ENTRIES && oldest !== undefined) this.#entries.delete(oldest);
  }
}

function answerOf({ status, headers, body }: Entry, method: string): Response {
  const isEmpty = method === 'HEAD' || body.byteLength === 0;
  return new Response(isEmpty ? null : body, { status, headers });
}

/** Seconds. */
function lifetimeOf(header: string | null): { maxAge: number; staleFor: number } {
  const directives = new Map<string, string>();
  for (const directive of listOf(header, ',')) {
    const [name = '', value = ''] = directive.split('=');
    directives.set(name, value);
  }
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
