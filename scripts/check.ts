/**
 * `npm run check`: types, lint, format, dependency rules, dead code and licenses in parallel, and the number of lines
 * of code.
 */
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import ensureGenerated from './ensure-generated.ts';

/** Arguments for Node.js by name, the slowest check first. */
const checks: Record<string, string[]> = {
  types: ['node_modules/astro/bin/astro.mjs', 'check', '--minimumSeverity', 'warning'],
  lint: [
    ...['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0'],
    ...['--cache', '--cache-strategy', 'content'],
    ...['--cache-location', 'node_modules/.cache/eslint/'],
  ],
  format: [
    ...['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'],
    ...['--cache', '--cache-strategy', 'content'],
  ],
  'dependency rules': [
    'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
    ...['src', 'functions', 'db', 'server', 'scripts', 'integrations', 'bench', 'evals', 'tests'],
  ],
  architecture: ['scripts/architecture.ts', '--check'],
  'dead code': ['node_modules/knip/bin/knip.js', '--no-progress'],
  licenses: ['scripts/licenses.ts'],
  'no agency in the engine': ['scripts/identity/check.ts'],
};

ensureGenerated();
const queue = Object.entries(checks);
let failed = false;
await Promise.all([worker(), worker()]);
console.log(`${countLines()} lines of TypeScript, Astro and CSS`);
process.exit(failed ? 1 : 0);

async function worker(): Promise<void> {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [name, command] = next;
    const began = performance.now();
    const { status, output } = await run(command);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
    if (status === 0) continue;
    failed = true;
    console.log(output);
  }
}

async function run(command: string[]): Promise<{ status: number | null; output: string }> {
  const child = spawn(process.execPath, [...process.execArgv, ...command], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const outputs = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { status: await ended, output: outputs.join('') };
}

/** Includes tests, but not data files. */
function countLines(): number {
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '*.ts', '*.tsx', '*.mjs', '*.astro', '*.css'],
    {
      encoding: 'utf8',
    },
  );
  const files = listed.split('\0').filter((file) => file && !file.endsWith('.data.ts'));
  return files.reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0);
}
