import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentFolder } from '#server/content-folder.ts';
import { shared } from './shared.ts';

const root = join(import.meta.dirname, '../..');
/** Parts that only the content itself imports, and tests of it. */
const OWN =
  /\.test\.ts$|^(public|covers|projects|posts\/(blog|signal-board)|automations)\/|^questions\/(?!answers|common|statements|not-stated|trade-words|ways-to-ask|wordings)/;

/** A content folder has to have every name that the engine may import; the compiler reads one folder alone. */
test.each(['tests/another-agency', 'scripts/new-site/content'])(
  '%s exports what src/content exports',
  async (other) => {
    const own = contentFolder(root);
    const files = (await readdir(own, { recursive: true })).filter(
      (file) => file.endsWith('.ts') && !OWN.test(file),
    );
    const isStart = other.startsWith('scripts');
    const missing: string[] = [];
    for (const file of [...files, 'automations/custom.data.ts']) {
      if (isStart && shared.includes(file)) continue;
      const names = Object.keys((await import(join(own, file))) as object);
      const others = (await import(join(root, other, file)).catch(() => ({}))) as object;
      missing.push(...names.filter((name) => !(name in others)).map((name) => `${file}: ${name}`));
    }
    expect(missing).toEqual([]);
  },
);
