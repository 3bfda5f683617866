import { access, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './encodings.ts';
import type { SiteFile } from './files.ts';

/** Below this, a compressed file with its header is hardly smaller. */
const WORTHWHILE_BYTES = 200;

const compressors: Record<Encoding, (bytes: Uint8Array) => Promise<Uint8Array>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      },
    }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Writes a compressed copy of every text file to `folder`, named by the hash of its content. Later builds reuse it,
 * so a build compresses only what changed and a request compresses nothing.
 */
export async function compressAll(files: Iterable<SiteFile>, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  // Files of one content share their copies: written twice at once, one of them would be renamed away.
  const contents = Map.groupBy(
    [...files].filter(({ text }) => text),
    ({ hash }) => hash,
  );
  const waiting = [...contents.values()];
  const worker = async () => {
    for (let same = waiting.pop(); same; same = waiting.pop()) await compress(same, folder);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

/** Removes the compressed copies of content that none of these files holds. */
export async function removeUnused(files: Iterable<SiteFile>, folder: string): Promise<void> {
  const used = new Set([...files].map(({ hash }) => hash));
  for (const name of await readdir(folder)) {
    if (!used.has(name.split('.', 1).join())) await rm(join(folder, name), { force: true });
  }
}

/** Compresses the content that these files have in common. */
async function compress(same: SiteFile[], folder: string): Promise<void> {
  const [{ file, hash }] = same as [SiteFile];
  let bytes: Uint8Array | undefined;
  for (const [encoding, run] of Object.entries(compressors) as [
    Encoding,
    typeof compressors.br,
  ][]) {
    const target = join(folder, `${hash}.${encoding}`);
    if (!(await exists(target))) {
      bytes ??= await readFile(file);
      if (bytes.byteLength < WORTHWHILE_BYTES) return;
      // Written elsewhere and renamed: a program killed meanwhile leaves no partial file under the name.
      await writeFile(`${target}.new`, await run(bytes));
      await rename(`${target}.new`, target);
    }
    for (const { compressed } of same) compressed[encoding] = target;
  }
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
