import { readFile } from 'node:fs/promises';
import { basename, isAbsolute, resolve } from 'node:path';
import { PlainError } from '#server/plain-error.ts';

interface Credentials {
  username: string;
  password: string;
  /** Asks for the code of the second factor, where the account has one. */
  askCode: () => Promise<string>;
}

/** A site that runs, through its own calls: everything is checked and cleaned as if it were typed. */
export class SiteClient {
  readonly #origin: string;
  readonly #send: typeof fetch;
  readonly #pictures = new Map<string, Promise<string | undefined>>();
  #cookie = '';

  /** @param send for the site's own calls, if not over the network */
  constructor(origin: string, send: typeof fetch = fetch) {
    this.#origin = origin;
    this.#send = send;
  }

  /** @throws {PlainError} with the site's reason */
  async login({ username, password, askCode }: Credentials): Promise<void> {
    let answer = await this.#post('/api/admin/login', { username, password });
    if (answer.status === 401 && (await messageOf(answer.clone())) === 'Code required') {
      answer = await this.#post('/api/admin/login', { username, password, code: await askCode() });
    }
    if (!answer.ok) throw new PlainError(await messageOf(answer));
    this.#cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  }

  /** Creates a post of the blog. @returns undefined, or why the site refused it */
  async create(fields: object): Promise<string | undefined> {
    const answer = await this.#post('/api/blog', fields);
    return answer.ok ? undefined : messageOf(answer);
  }

  /**
   * Puts a picture into the media library, once.
   *
   * @param address a URL, or a path relative to `base`
   * @returns its address on the site; undefined if it cannot be had, is too large or no picture
   */
  picture(address: string, base: string, alt: string): Promise<string | undefined> {
    const from = locate(address, base);
    const stored = this.#pictures.get(from) ?? this.#upload(from, alt).catch(() => undefined);
    this.#pictures.set(from, stored);
    return stored;
  }

  async #upload(from: string, alt: string): Promise<string | undefined> {
    const body = new FormData();
    body.set('file', await read(from), basename(from.split(/[?#]/)[0] ?? ''));
    if (alt) body.set('alt', alt);
    const answer = await this.#send(new URL('/api/admin/media', this.#origin), {
      method: 'POST',
      headers: { Cookie: this.#cookie },
      body,
    });
    return answer.ok ? ((await answer.json()) as { url: string }).url : undefined;
  }

  #post(path: string, body: object): Promise<Response> {
    return this.#send(new URL(path, this.#origin), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: this.#cookie },
      body: JSON.stringify(body),
    });
  }
}

function locate(address: string, base: string): string {
  if (URL.canParse(address)) return address;
  if (URL.canParse(base)) return new URL(address, base).href;
  return isAbsolute(address) ? address : resolve(base, address);
}

async function read(from: string): Promise<Blob> {
  if (!URL.canParse(from)) return new Blob([await readFile(from)]);
  const answer = await fetch(from, { signal: AbortSignal.timeout(20_000) });
  if (!answer.ok) throw new Error(`${from} answers ${answer.status}.`);
  return answer.blob();
}

/** The site's message, with those of each field. */
async function messageOf(answer: Response): Promise<string> {
  const { message, errors = {} } = (await answer.json().catch(() => ({}))) as {
    message?: string;
    errors?: Record<string, string[]>;
  };
  const fields = Object.values(errors).flat();
  return fields.join('; ') || message || `The site answers ${answer.status}.`;
}
