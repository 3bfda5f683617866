import { readFile, writeFile } from 'node:fs/promises';
import { format, getFileInfo, resolveConfig } from 'prettier';
import { type Claim, claims, type Figures } from './claims.ts';

/**
 * Keeps what a command has measured in docs/bench, and puts it into every document that says it.
 *
 * @param command as in package.json
 */
export async function keepFigures<Command extends keyof Figures>(
  command: Command,
  figures: Figures[Command],
): Promise<void> {
  const kept = { date: new Date().toISOString().slice(0, 10), figures };
  await writeFile(fileOf(command), `${JSON.stringify(sorted(kept), null, 2)}\n`);
  for (const [path, text] of await documentsOf(command)) await writeFile(path, text);
}

/** What a command has measured last. */
export async function keptFigures<Command extends keyof Figures>(
  command: Command,
): Promise<Figures[Command]> {
  const kept = JSON.parse(await readFile(fileOf(command), 'utf8')) as {
    figures: Figures[Command];
  };
  return kept.figures;
}

/** The documents that say a command's figures, by their paths, with the figures that are kept. */
export async function documentsOf<Command extends keyof Figures>(
  command: Command,
): Promise<Map<string, string>> {
  const claim: Claim<Figures[Command]> = claims[command];
  const figures = await keptFigures(command);
  const documents = new Map<string, string>();
  if (claim.page) {
    const { path, write } = claim.page;
    documents.set(path, await formatted(path, write(figures)));
  }
  const rows = { 'README.md': { [`\`npm run ${command}\``]: [claim.readme(figures)] } };
  for (const [path, cells] of Object.entries({ ...rows, ...claim.tables?.(figures) })) {
    const filled = withCells(await readFile(path, 'utf8'), cells);
    documents.set(path, await formatted(path, filled));
  }
  return documents;
}

/**
 * A Markdown text with other cells in its tables.
 *
 * @param cells what follows a cell, by that cell
 * @throws where no table has that cell
 */
export function withCells(
  text: string,
  cells: Readonly<Record<string, readonly string[]>>,
): string {
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

/** With the keys of every object in order, so that two runs differ only in what they measured. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inside]) => [key, sorted(inside)]));
}
