import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { eachOf } from '#src/lib/each-of.ts';
import { compressAs, ENCODINGS } from './encodings.ts';
import type { SiteFile } from './files.ts';

/** Below this, a compressed file with its header is hardly smaller. */
const WORTHWHILE_BYTES = 200;

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
  await eachOf(contents.values(), (same) => compress(same, folder), availableParallelism());
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
  for (const encoding of ENCODINGS) {
    const target = join(folder, `${hash}.${encoding}`);
    if (!existsSync(target)) {
      bytes ??= await readFile(file);
      if (bytes.byteLength < WORTHWHILE_BYTES) return;
      // Written elsewhere and renamed: a program killed meanwhile leaves no partial file under the name.
      await writeFile(`${target}.new`, await compressAs(encoding, bytes, false));
      await rename(`${target}.new`, target);
    }
    for (const { compressed } of same) compressed[encoding] = target;
  }
}
