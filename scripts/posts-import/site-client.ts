import { hash, randomUUID } from 'node:crypto';
import { basename, posix } from 'node:path';
import { setTimeout as sleepFor } from 'node:timers/promises';
import { PlainError } from '#server/plain-error.ts';
import type { FieldErrors } from '#src/contracts/failure.ts';
import type { Source } from './imported-post.ts';

interface Credentials {
  username: string;
  password: string;
  /** Asks for the code of the second factor, where the account has one. */
  askCode: () => Promise<string>;
}

interface ClientOptions {
  /** For the site's own calls, if not over the network. */
  send?: typeof fetch;
  /** In milliseconds. */
  sleep?: (time: number) => Promise<unknown>;
  /** Told why it waits. */
  tell?: (line: string) => void;
  /** Of the posts' own pictures. */
  files?: Source['files'];
}

/** Why the site refused something, and which fields are wrong. */
export interface Refusal {
  message: string;
  errors: FieldErrors;
}

/** A picture in the library, with its size in pixels. */
export interface Picture {
  url: string;
  width: number;
  height: number;
}

/** A picture in the library, or why it is not there. */
export type BroughtPicture = Picture | { reason: string };

/** Waits for a site that does not answer, in seconds: a restart takes less. */
const RETRIES = [1, 2, 4, 8, 16, 32];

/** Statuses that a later request may not meet: the site's own, and a proxy's while the site restarts. */
const LATER = [429, 502, 503, 504];

/** Answers "later" in a row, after which it is no longer a matter of waiting. */
const MOST_WAITS = 60;

/** What is written and not a post yet (docs/api.md). */
const COPIES = '/api/admin/working-copies';

const AGAIN = 'Run the same command again: it goes on where it stopped.';

/** Where sites keep pictures whose address begins with a slash. */
const ROOTS = ['', 'static', 'public', 'src', 'assets', 'content'];

/** A site that runs, through its own calls: everything is checked and cleaned as if it were typed. */
export class SiteClient {
  readonly #origin: string;
  readonly #options: ClientOptions;
  readonly #pictures = new Map<string, Promise<BroughtPicture>>();
  /** Keys of requests are those of one run: a post that was deleted since may come again in the next. */
  readonly #run = randomUUID();
  #cookie = '';

  constructor(origin: string, options: ClientOptions = {}) {
    this.#origin = origin;
    this.#options = options;
  }

  /** @throws {PlainError} with the site's reason, or where it is not reached */
  async login({ username, password, askCode }: Credentials): Promise<void> {
    const login = (fields: object) =>
      this.#send(new URL('/api/admin/login', this.#origin), asJson(fields)).catch(() => {
        throw new PlainError(
          `${this.#origin} does not answer. Start the site (npm start), or name another address: --to https://www.example.com`,
        );
      });
    let answer = await login({ username, password });
    if (answer.status === 401 && (await refusalOf(answer.clone())).message === 'Code required') {
      answer = await login({ username, password, code: await askCode() });
    }
    if (!answer.ok) throw new PlainError((await refusalOf(answer)).message);
    this.#cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  }

  /** The slugs of all posts of the blog, drafts too. @throws {PlainError} */
  async slugs(): Promise<Set<string>> {
    const slugs = new Set<string>();
    for await (const { slug } of this.#list<{ slug: string }>('/api/blog?scope=all')) slugs.add(slug);
    return slugs;
  }

  /**
   * Creates a post of the blog, once: an answer that is lost on the way creates no second one.
   *
   * @param draft the ETag of a draft of it, which ends with it
   * @returns undefined, or why the site refused it
   * @throws {PlainError} if the site cannot be reached, or the session is over
   */
  create(fields: object, draft?: string): Promise<Refusal | undefined> {
    return this.#create('/api/blog', fields, draft ? { 'Working-Copy': draft } : {});
  }

  /**
   * Begins a draft of the blog, once.
   *
   * @param values the fields of its form, as typed
   * @returns undefined, or why the site refused it
   * @throws {PlainError} if the site cannot be reached, or the session is over
   */
  createDraft(values: object): Promise<Refusal | undefined> {
    return this.#create(COPIES, { board: 'blog', values });
  }

  /** The drafts of the blog that are no posts yet: the ETag of each by its slug. @throws {PlainError} */
  async drafts(): Promise<Map<string, string>> {
    const drafts = new Map<string, string>();
    for await (const { id } of this.#list<{ id: number }>(`${COPIES}?board=blog`)) {
      const answer = await this.#patiently(`${COPIES}/${id}`, {});
      // Somebody may have deleted it meanwhile.
      if (!answer.ok) continue;
      const { values, etag } = (await answer.json()) as { values: { slug?: string }; etag: string };
      if (values.slug) drafts.set(values.slug, etag);
    }
    return drafts;
  }

  async #create(path: string, body: object, headers: Record<string, string> = {}): Promise<Refusal | undefined> {
    const request = asJson(body);
    const key = hash('sha256', this.#run + request.body);
    const answer = await this.#patiently(path, {
      ...request,
      headers: { ...request.headers, ...headers, 'Idempotency-Key': key },
    });
    return answer.ok ? undefined : refusalOf(answer);
  }

  /** The entries of a list, page by page. @throws {PlainError} */
  async *#list<Entry>(path: string): AsyncGenerator<Entry> {
    let next: string | undefined = path;
    while (next) {
      const answer = await this.#patiently(next, {});
      if (!answer.ok) throw new PlainError((await refusalOf(answer)).message);
      yield* (await answer.json()) as Entry[];
      next = /<([^>]*)>; rel="next"/.exec(answer.headers.get('Link') ?? '')?.[1];
    }
  }

  /**
   * Puts a picture into the media library, once.
   *
   * @param address a URL, or a path in the source
   * @param base the URL or the folder of the source that a relative one starts from
   * @throws {PlainError} if the site cannot be reached, or the session is over
   */
  picture(address: string, base: string, alt: string): Promise<BroughtPicture> {
    const places = placesOf(address, base);
    const key = places.join('\n');
    const stored = this.#pictures.get(key) ?? this.#upload(places, alt);
    this.#pictures.set(key, stored);
    // One that the site did not take for now is asked again.
    stored.catch(() => this.#pictures.delete(key));
    return stored;
  }

  async #upload(places: readonly string[], alt: string): Promise<BroughtPicture> {
    const read = await this.#readFirst(places);
    if ('reason' in read) return read;
    const body = new FormData();
    body.set('file', read.file, basename(places[0]?.split(/[?#]/)[0] ?? ''));
    if (alt) body.set('alt', alt.slice(0, 500));
    const answer = await this.#patiently('/api/admin/media', { method: 'POST', body });
    if (!answer.ok) return { reason: (await refusalOf(answer)).message };
    return (await answer.json()) as Picture;
  }

  async #readFirst(places: readonly string[]): Promise<{ file: Blob } | { reason: string }> {
    let reason = 'its address is not of the web and not in the folder';
    for (const place of places) {
      try {
        return { file: await this.#read(place) };
      } catch (error) {
        reason = (error as Error).message;
      }
    }
    return { reason };
  }

  async #read(place: string): Promise<Blob> {
    if (!URL.canParse(place)) {
      const { files } = this.#options;
      if (!files) throw new Error('an export has no files');
      return new Blob([await files.read(place)]);
    }
    const answer = await fetch(place, { signal: AbortSignal.timeout(20_000) }).catch(() => {
      throw new Error('its site does not answer');
    });
    if (!answer.ok) throw new Error(`its site answers ${answer.status}`);
    return answer.blob();
  }

  /** Sends a request until the site takes it, waiting as it says. @throws {PlainError} */
  async #patiently(path: string, request: RequestInit): Promise<Response> {
    const { sleep = sleepFor, tell = () => {} } = this.#options;
    const retries = [...RETRIES];
    for (let waits = 0; waits < MOST_WAITS; waits++) {
      const headers = { ...(request.headers as Record<string, string> | undefined), Cookie: this.#cookie };
      const answer = await this.#send(new URL(path, this.#origin), { ...request, headers }).catch(() => undefined);
      if (answer?.status === 401) throw new PlainError(`Your session is over. ${AGAIN}`);
      if (answer && !LATER.includes(answer.status)) return answer;
      const seconds = (answer && secondsIn(answer.headers.get('Retry-After'))) ?? retries.shift();
      if (seconds === undefined) break;
      tell(answer ? `The site asks to wait ${seconds} s.` : `The site does not answer. Trying again in ${seconds} s.`);
      await sleep(seconds * 1000);
    }
    throw new PlainError(`${this.#origin} does not answer. ${AGAIN}`);
  }

  #send(...request: Parameters<typeof fetch>): Promise<Response> {
    return (this.#options.send ?? fetch)(...request);
  }
}

/** Seconds, or a date in the words of HTTP. */
function secondsIn(header: string | null): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header)) return Math.max(1, Number(header));
  const until = Date.parse(header);
  return Number.isNaN(until) ? undefined : Math.max(1, Math.ceil((until - Date.now()) / 1000));
}

/** Where a picture may be: one URL of the web or with its data in it, or paths in the source. Never any other address. */
function placesOf(address: string, base: string): string[] {
  const from = URL.canParse(address) ? undefined : base;
  if (from === undefined || URL.canParse(from) || address.startsWith('//')) {
    const url = URL.parse(address, from && URL.canParse(from) ? from : 'https://here.invalid');
    return url && /^(https?|data):$/.test(url.protocol) ? [url.href] : [];
  }
  const path = decoded(address.split(/[?#]/)[0] ?? '');
  const literal = address === path ? [] : [address];
  return [path, ...literal].flatMap((one) =>
    one.startsWith('/') ? ROOTS.map((root) => posix.join(root, one.slice(1))) : [posix.join(base, one)],
  );
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function asJson(fields: object) {
  return { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(fields) };
}

/** The site's message, with those of each field. */
async function refusalOf(answer: Response): Promise<Refusal> {
  const { message, errors = {} } = (await answer.json().catch(() => ({}))) as {
    message?: string;
    errors?: Record<string, string[]>;
  };
  const fields = Object.values(errors).flat();
  return { message: fields.join('; ') || message || `the site answers ${answer.status}`, errors };
}
