/** `npm run architecture [-- --check]`: draws (or checks) in docs/architecture.md which folder imports which. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { drawGraph, type Graph } from './reports/draw-graph.ts';

const PAGE = 'docs/architecture.md';
const SOURCES = '{src,api,functions,db,server,scripts,integrations}/**/*.{ts,tsx,mjs,astro}';
const TESTS = ['**/*.test.ts', '**/{tests,testing}/**'];

const page = readFileSync(PAGE, 'utf8');
const drawn = page.replace(/(?<=```mermaid\n)[^`]*/, () => drawGraph(readImports()));
if (process.argv.includes('--check')) {
  if (page !== drawn) throw new Error(`${PAGE} is out of date: npm run architecture`);
} else {
  writeFileSync(PAGE, drawn);
}

/** The folders that each folder imports from. What leaves a folder is imported by `#` (.dependency-cruiser.mjs). */
function readImports(): Graph {
  const graph: Graph = new Map();
  for (const path of globSync(SOURCES, { exclude: TESTS })) {
    const from = folderOf(path);
    const known = graph.get(from) ?? new Set();
    graph.set(from, known);
    for (const [, imported = ''] of readFileSync(path, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'#([^']+)'/g)) {
      if (folderOf(imported) !== from) known.add(folderOf(imported));
    }
  }
  return graph;
}

/** In `src`, the folder below it. Files in `src` itself belong to the pages, the choice of a language to the messages. */
function folderOf(path: string): string {
  if (path === 'src/content/messages.ts') return 'src/messages';
  const [top = '', second = ''] = path.split('/');
  if (top !== 'src') return top;
  return second.includes('.') ? 'src/pages' : `src/${second}`;
}
