import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { folderWith } from '#server/testing/folder.ts';
import { compressAll } from './compress.ts';
import { listFiles } from './files.ts';

test('files of one content share their compressed copies', async () => {
  const text = Array.from({ length: 4000 }, (_, i) => `line ${i * i}`).join('\n');
  const names = Array.from({ length: 12 }, (_, i) => [`${i}.txt`, text]);
  const folder = await folderWith(Object.fromEntries(names));
  const files = [...(await listFiles(folder)).values()];

  await compressAll(files, join(folder, 'compressed'));

  expect(files).toHaveLength(12);
  expect(new Set(files.map(({ compressed }) => compressed.br)).size).toBe(1);
  const { br = '', gzip = '' } = files.at(-1)?.compressed ?? {};
  expect(brotliDecompressSync(await readFile(br)).toString()).toBe(text);
  expect(gunzipSync(await readFile(gzip)).toString()).toBe(text);
});
