import { readFile, writeFile } from 'node:fs/promises';
import { format, getFileInfo, resolveConfig } from 'prettier';
import { type Claim, claims, type Figures } from './claims.ts';

/**
 * Stores a command's results in docs/bench and updates every document that states them.
 *
 * @param command as in package.json
 */
export async function storeFigures<Command extends keyof Figures>(
  command: Command,
  figures: Figures[Command],
): Promise<void> {
  const stored = { date: new Date().toISOString().slice(0, 10), figures };
  await writeFile(fileOf(command), `${JSON.stringify(sorted(stored), null, 2)}\n`);
  for (const [path, text] of await documentsOf(command)) await writeFile(path, text);
}

/** The stored results of a command. */
export async function storedFigures<Command extends keyof Figures>(
  command: Command,
): Promise<Figures[Command]> {
  const stored = JSON.parse(await readFile(fileOf(command), 'utf8')) as {
    figures: Figures[Command];
  };
  return stored.figures;
}

/** Prints the rows that a command's figures fill in. */
export function printFigures<Command extends keyof Figures>(
  command: Command,
  figures: Figures[Command],
): void {
  const claim: Claim<Figures[Command]> = claims[command];
  for (const rows of Object.values(claim.tables?.(figures) ?? {})) {
    for (const [name, cells] of Object.entries(rows)) console.log(`${name}: ${cells.join(' | ')}`);
  }
}

/** The documents that state a command's figures, by path, with the stored figures filled in. */
export async function documentsOf<Command extends keyof Figures>(command: Command) {
  const claim: Claim<Figures[Command]> = claims[command];
  const figures = await storedFigures(command);
  const documents = new Map<string, string>();
  const rows = { 'README.md': { [`\`npm run ${command}\``]: [claim.readme(figures)] } };
  for (const [path, cells] of Object.entries({ ...rows, ...claim.tables?.(figures) })) {
    const filled = withCells(await readFile(path, 'utf8'), cells);
    documents.set(path, await formatted(path, filled));
  }
  return documents;
}

/**
 * Replaces cells in the tables of a Markdown text.
 *
 * @param cells the cells that follow, by the cell before them
 * @throws where no table has that cell
 */
export function withCells(text: string, cells: Readonly<Record<string, readonly string[]>>) {
  const missing = new Set(Object.keys(cells));
  const lines = text.split('\n').map((line) => {
    const row = line.split('|').map((cell) => cell.trim());
    const at = row.findIndex((cell) => cell in cells);
    if (!line.startsWith('|') || at < 0) return line;
    missing.delete(row[at] ?? '');
    return `${row.slice(0, at + 1).join(' | ')} | ${cells[row[at] ?? '']?.join(' | ')} |`.trim();
  });
  if (missing.size > 0) throw new Error(`No table has a row of ${[...missing].join(', ')}.`);
  return lines.join('\n');
}

function fileOf(command: keyof Figures): string {
  return `docs/bench/${command.split(':')[1]}.json`;
}

async function formatted(path: string, text: string): Promise<string> {
  const { ignored } = await getFileInfo(path, { ignorePath: '.prettierignore' });
  return ignored ? text : format(text, { ...(await resolveConfig(path)), filepath: path });
}

/** Sorts the keys of every object, so that two runs differ only in their results. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inside]) => [key, sorted(inside)]));
}
