/** `npm run check`: types, lint, format, dependency rules, dead code and licenses, two at a time. */
import { spawn } from 'node:child_process';
import { isAbsolute } from 'node:path';
import ensureGenerated from './ensure-generated.ts';

const checks: Record<string, string[]> = {
  types: ['astro', 'check', '--minimumSeverity', 'warning'],
  lint: ['eslint', '.', '--max-warnings', '0'],
  format: ['prettier', '--check', '--log-level', 'warn', '.'],
  'dependency rules': [
    'depcruise',
    ...['src', 'functions', 'db', 'local', 'build', 'bench', 'evals', 'tests'],
  ],
  'dead code': ['knip', '--no-progress'],
  licenses: [process.execPath, 'build/licenses.ts'],
};

ensureGenerated();
const queue = Object.entries(checks);
let failed = false;
await Promise.all([worker(), worker()]);
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

function run([tool = '', ...args]: string[]): Promise<{ status: number | null; output: string }> {
  const child = spawn(isAbsolute(tool) ? tool : `node_modules/.bin/${tool}`, args, {
    env: { ...process.env, PATH: `node_modules/.bin:${process.env.PATH}` },
  });
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text));
  child.stderr.on('data', (text: Buffer) => (output += text));
  return new Promise((resolve) => child.on('close', (status) => resolve({ status, output })));
}
