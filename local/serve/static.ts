import { readFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { chooseEncoding, ENCODINGS, matchesTag } from './encoding.ts';
import type { SiteFile } from './files.ts';
import type { Reply } from './reply.ts';

/** The platform's own: kept, but asked about before each use. Rules for a path may say otherwise. */
const ASK_FIRST = 'public, max-age=0, must-revalidate';

/** Bytes of files that were asked for stay in memory up to this much; the oldest leave first. */
const MEMORY_BYTES = 64 * 1024 * 1024;

/** Answers with files, in the encoding a client asks for. */
export class FileSender {
  #memory = new Map<string, Uint8Array>();
  #held = 0;

  /** @param extra headers by lower-case name, which win over the defaults */
  async reply(
    file: SiteFile,
    status: number,
    request: IncomingHttpHeaders,
    extra: Record<string, string>,
  ): Promise<Reply> {
    const available = ENCODINGS.filter((name) => file.compressed[name]);
    const encoding = chooseEncoding(request['accept-encoding'], available);
    const tag = `"${file.hash.slice(0, 20)}${encoding ? `-${encoding}` : ''}"`;
    const headers = {
      'cache-control': ASK_FIRST,
      etag: tag,
      ...(available.length > 0 && { vary: 'Accept-Encoding' }),
      ...extra,
    };
    if (status === 200 && matchesTag(request['if-none-match'], tag)) {
      return { status: 304, headers: Object.entries(headers) };
    }
    const content = {
      'content-type': file.type,
      ...(encoding && { 'content-encoding': encoding }),
    };
    return {
      status,
      headers: Object.entries({ ...content, ...headers }),
      body: await this.#read((encoding && file.compressed[encoding]) ?? file.file, tag),
    };
  }

  /** Content never changes under its tag, so that what is in memory is never out of date. */
  async #read(file: string, tag: string): Promise<Uint8Array> {
    const kept = this.#memory.get(tag);
    if (kept) return kept;
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
