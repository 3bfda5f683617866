import { readFile } from 'node:fs/promises';
import { chooseEncoding } from './compress.ts';
import { ENCODINGS, type SiteFile } from './files.ts';

/** The platform's default: cached, but revalidated before each use. Rules for a path can override it. */
const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Most bytes of requested files in memory. The oldest are dropped first. */
const MEMORY_BYTES = 64 * 1024 * 1024;

/** Answers with files, in an encoding that the client accepts. */
export class FileSender {
  #memory = new Map<string, Uint8Array<ArrayBuffer>>();
  #held = 0;

  /** @param extra headers by lower-case name, which win over the defaults */
  async answer(
    file: SiteFile,
    status: number,
    requestHeaders: Headers,
    extra: Record<string, string>,
  ): Promise<Response> {
    const available = ENCODINGS.filter((name) => file.compressed[name]);
    const encoding = chooseEncoding(requestHeaders, available);
    const tag = `"${file.hash.slice(0, 20)}${encoding ? `-${encoding}` : ''}"`;
    const headers: Record<string, string> = {
      'cache-control': REVALIDATE,
      etag: tag,
      ...(available.length > 0 && { vary: 'Accept-Encoding' }),
      ...extra,
    };
    if (status === 200 && namesTag(requestHeaders.get('if-none-match'), tag)) {
      return new Response(null, { status: 304, headers });
    }
    headers['content-type'] = file.type;
    if (encoding) headers['content-encoding'] = encoding;
    const bytes = await this.#read((encoding && file.compressed[encoding]) ?? file.file, tag);
    return new Response(bytes, { status, headers });
  }

  /** The content behind a tag never changes, so cached bytes are never out of date. */
  async #read(file: string, tag: string): Promise<Uint8Array<ArrayBuffer>> {
    const cached = this.#memory.get(tag);
    if (cached) return cached;
    const bytes = await readFile(file);
    if (this.#memory.has(tag)) return bytes;
    this.#memory.set(tag, bytes);
    this.#held += bytes.byteLength;
    for (const [oldest, { byteLength }] of this.#memory) {
      if (this.#held <= MEMORY_BYTES) break;
      this.#memory.delete(oldest);
      this.#held -= byteLength;
    }
    return bytes;
  }
}

/** Whether `If-None-Match` names this tag. A 304 treats weak tags as equal. */
function namesTag(header: string | null, tag: string): boolean {
  const tags = header?.split(',').map((part) => part.trim().replace(/^W\//, '')) ?? [];
  return tags.includes('*') || tags.includes(tag);
}
