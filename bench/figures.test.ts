import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { claims, type Figures } from './claims.ts';
import { documentsOf, withCells } from './figures.ts';

const commands = Object.keys(claims) as (keyof Figures)[];

test.each(commands)('the documents state the latest results of %s', async (command) => {
  for (const [path, text] of await documentsOf(command)) {
    expect(await readFile(path, 'utf8'), path).toBe(text);
  }
});

test('the README states no figure that no command stores', async () => {
  const rows = (await readFile('README.md', 'utf8'))
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, , command]) => command?.startsWith('`npm '));
  expect(rows.length).toBeGreaterThan(commands.length);
  for (const [, claim, command, figures] of rows) {
    const isKept = commands.some((name) => command === `\`npm run ${name}\``);
    expect(isKept ? claim : `${claim} ${figures}`).not.toMatch(/\d/);
  }
});

test('a cell is found in any table, and the cells after it are replaced', () => {
  const text =
    'dev: 1\n\n| set | right | share |\n| --- | --- | --- |\n| dev   | 1 of 2 | 50 % |\n';
  expect(withCells(text, { dev: ['2 of 2', '100 %'] })).toBe(
    text.replace('| dev   | 1 of 2 | 50 % |', '| dev | 2 of 2 | 100 % |'),
  );
  expect(() => withCells(text, { held: ['1'] })).toThrow('No table has a row of held.');
});
