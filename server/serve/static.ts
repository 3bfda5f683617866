import { readFile } from 'node:fs/promises';
import parseRange from 'range-parser';
import { chooseEncoding, ENCODINGS } from './encodings.ts';
import type { SiteFile } from './files.ts';

/** The platform's own: kept, but asked about before each use. Rules for a path may say otherwise. */
const ASK_FIRST = 'public, max-age=0, must-revalidate';

/** Bytes of files that were asked for stay in memory up to this much; the oldest leave first. */
const MEMORY_BYTES = 64 * 1024 * 1024;

/** Answers with files, in the encoding a client asks for. */
export class FileSender {
  #memory = new Map<string, Uint8Array<ArrayBuffer>>();
  #held = 0;

  /** @param extra headers by lower-case name, which win over the defaults */
  async answer(
    file: SiteFile,
    status: number,
    asked: Headers,
    extra: Record<string, string>,
  ): Promise<Response> {
    const available = ENCODINGS.filter((name) => file.compressed[name]);
    const encoding = chooseEncoding(asked, available);
    const tag = `"${file.hash.slice(0, 20)}${encoding ? `-${encoding}` : ''}"`;
    const headers: Record<string, string> = {
      'cache-control': ASK_FIRST,
      etag: tag,
      'accept-ranges': 'bytes',
      ...(available.length > 0 && { vary: 'Accept-Encoding' }),
      ...extra,
    };
    if (status === 200 && namesTag(asked.get('if-none-match'), tag)) {
      return new Response(null, { status: 304, headers });
    }
    headers['content-type'] = file.type;
    if (encoding) headers['content-encoding'] = encoding;
    const bytes = await this.#read((encoding && file.compressed[encoding]) ?? file.file, tag);
    const range = status === 200 ? rangeOf(asked, bytes.byteLength, tag) : undefined;
    if (!range) return new Response(bytes, { status, headers });

    headers['content-range'] = `bytes ${range.text}/${bytes.byteLength}`;
    if (!range.part) return new Response(null, { status: 416, headers });
    return new Response(bytes.subarray(...range.part), { status: 206, headers });
  }

  /** Content never changes under its tag, so that what is in memory is never out of date. */
  async #read(file: string, tag: string): Promise<Uint8Array<ArrayBuffer>> {
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

/** Whether `If-None-Match` names this tag; weakness makes no difference to a 304. */
function namesTag(header: string | null, tag: string): boolean {
  const tags = header?.split(',').map((part) => part.trim().replace(/^W\//, '')) ?? [];
  return tags.includes('*') || tags.includes(tag);
}

/**
 * The part of a file that `Range` asks for, `part` undefined where it has none such. Undefined is the whole
 * file: also for several parts at once, and where the client began with another content.
 */
function rangeOf(
  asked: Headers,
  size: number,
  tag: string,
): { text: string; part?: [number, number] } | undefined {
  const header = asked.get('range');
  if (!header || (asked.get('if-range') ?? tag) !== tag) return undefined;
  const ranges = parseRange(size, header);
  if (ranges === -1) return { text: '*' };
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length > 1) return undefined;
  const [{ start, end } = { start: 0, end: size - 1 }] = ranges;
  return { text: `${start}-${end}`, part: [start, end + 1] };
}
