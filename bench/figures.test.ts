import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { documentsWith, type StoredFigures, withCells } from './figures.ts';

const results = readdirSync('docs/bench')
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(`docs/bench/${file}`, 'utf8')) as StoredFigures);

test.each(results)('the documents state the latest results of $command', async (stored) => {
  for (const [path, text] of await documentsWith(stored)) {
    expect(await readFile(path, 'utf8'), path).toBe(text);
  }
});

test('the README states no figure that no command stores', async () => {
  const rows = (await readFile('README.md', 'utf8'))
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, , command]) => command?.startsWith('`npm '));
  expect(rows.length).toBeGreaterThan(results.length);
  for (const [, claim, command, figures] of rows) {
    const isStored = results.some((one) => command === `\`npm run ${one.command}\``);
    expect(isStored ? claim : `${claim} ${figures}`).not.toMatch(/\d/);
  }
});

test('the cells after one of any table are replaced', () => {
  const text = 'dev: 1\n\n| set | right | share |\n| --- | --- | --- |\n| dev   | 1 of 2 | 50 % |\n';
  expect(withCells(text, { dev: ['2 of 2', '100 %'] })).toBe(
    text.replace('| dev   | 1 of 2 | 50 % |', '| dev | 2 of 2 | 100 % |'),
  );
  expect(() => withCells(text, { held: ['1'] })).toThrow('No table has a row of held.');
});
