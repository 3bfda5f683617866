import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

test('every logged event is documented', async () => {
  const files = (await readdir(join(root, 'functions'), { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !file.startsWith('tests'),
  );
  const sources = await Promise.all(
    files.map((file) => readFile(join(root, 'functions', file), 'utf8')),
  );
  const events = sources.flatMap((source) =>
    [...source.matchAll(/\bevent: ([^,\n]+)/g)].flatMap(([, value = '']) =>
      [...value.matchAll(/'([^']+)'/g)].map(([, name]) => name),
    ),
  );
  expect(events.length).toBeGreaterThan(10);
  const page = await readFile(join(root, 'docs/operating.md'), 'utf8');
  expect(events.filter((event) => !page.includes(`\`${event}\``))).toEqual([]);
});
