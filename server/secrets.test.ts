import { stat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PlainError } from './plain-error.ts';
import { sessionSecret } from './secrets.ts';
import { folderWith, writeFiles } from './testing/folder.ts';

test('a key is created once, readable by its owner alone, and stored', async () => {
  const folder = await folderWith();
  const secret = await sessionSecret(folder);
  expect(Buffer.byteLength(secret)).toBeGreaterThanOrEqual(32);
  expect(await sessionSecret(folder)).toBe(secret);
  expect(await readdir(folder)).toEqual(['session-secret']);
  expect((await stat(join(folder, 'session-secret'))).mode & 0o777).toBe(0o600);
});

test('what a killed start left behind does no harm and is not used as a key', async () => {
  const folder = await folderWith({ 'session-secret.new': 'half of a k' });
  expect(await sessionSecret(folder)).not.toContain('half of a k');
  expect(await readdir(folder)).toEqual(['session-secret']);
});

test('a key written by hand may end with a line break', async () => {
  const secret = 'a key of my own, 32 bytes or more';
  expect(await sessionSecret(await folderWith({ 'session-secret': `${secret}\n` }))).toBe(secret);
});

// The last two are what a power cut or a faulty disk make of a file.
test.each(['', '\n', 'too short', '\0'.repeat(64), Buffer.alloc(64, 0xff)])(
  'a file with %j is a one-line error and stays unchanged',
  async (content) => {
    const folder = await folderWith({ 'session-secret': content });
    const read = () => sessionSecret(folder);
    await expect(read).rejects.toThrow(PlainError);
    await expect(read).rejects.toThrow(/session-secret is empty or damaged: [^\n]+$/);
    await writeFiles(folder, { 'session-secret': 'a key of 32 bytes, put back by hand' });
    expect(await sessionSecret(folder)).toBe('a key of 32 bytes, put back by hand');
  },
);
