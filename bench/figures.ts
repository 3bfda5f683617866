import { readFile, writeFile } from 'node:fs/promises';
import { formatted } from '#scripts/formatted.ts';

/** The cells of a document's tables, by the first cell of their row. */
export type Rows = Record<string, readonly string[]>;

/** How the documents state what a command measured. */
export interface Stated {
  /** The last cell of its row in the README. */
  readme: string;
  /** Rows of other documents, by path. */
  tables?: Record<string, Rows>;
}

/** A file of docs/bench: what one command measured. */
export interface StoredFigures<Figures = unknown> {
  /** As in package.json. */
  command: string;
  date: string;
  figures: Figures;
  stated: Stated;
}

/** Stores a command's results in docs/bench and writes them into every document that states them. */
export async function storeFigures(command: string, figures: unknown, stated: Stated): Promise<void> {
  const stored: StoredFigures = { command, date: new Date().toISOString().slice(0, 10), figures, stated };
  await writeFile(fileOf(command), `${JSON.stringify(stored, null, 2)}\n`);
  for (const [path, text] of await documentsWith(stored)) await writeFile(path, text);
}

export async function storedFigures<Figures>(command: string): Promise<Figures> {
  return (JSON.parse(await readFile(fileOf(command), 'utf8')) as StoredFigures<Figures>).figures;
}

/** Prints the rows as the documents get them. */
export function printRows(rows: Rows): void {
  for (const [name, cells] of Object.entries(rows)) console.log(`${name}: ${cells.join(' | ')}`);
}

/** The documents that state these results, by path, with the results filled in. */
export async function documentsWith({ command, stated }: StoredFigures): Promise<Map<string, string>> {
  const documents = new Map<string, string>();
  const row = { 'README.md': { [`\`npm run ${command}\``]: [stated.readme] } };
  for (const [path, rows] of Object.entries<Rows>({ ...row, ...stated.tables })) {
    documents.set(path, await formatted(path, withCells(await readFile(path, 'utf8'), rows)));
  }
  return documents;
}

/** Replaces cells in the tables of a Markdown text. @throws where no table has such a row */
export function withCells(text: string, rows: Rows): string {
  const missing = new Set(Object.keys(rows));
  const lines = text.split('\n').map((line) => {
    const row = line.split('|').map((cell) => cell.trim());
    const at = row.findIndex((cell) => cell in rows);
    if (!line.startsWith('|') || at < 0) return line;
    missing.delete(row[at] ?? '');
    return `${row.slice(0, at + 1).join(' | ')} | ${rows[row[at] ?? '']?.join(' | ')} |`.trim();
  });
  if (missing.size > 0) throw new Error(`No table has a row of ${[...missing].join(', ')}.`);
  return lines.join('\n');
}

function fileOf(command: string): string {
  return `docs/bench/${command.split(':')[1]}.json`;
}
