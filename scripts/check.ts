/** `npm run check`: everything about the code that needs no test. */
import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { exitOf } from '#server/build-site.ts';
import { eachOf } from '#src/lib/each-of.ts';
import { checks } from './checks.data.ts';

let failed = false;
await eachOf(Object.entries(checks), check, 2);
const files = globSync(
  '{src,api,functions,db,server,scripts,integrations,bench,evals,tests}/**/*.{ts,tsx,astro,css,mjs}',
);
const lines = files.reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0);
// To be known; it is no goal.
console.log(`${lines.toLocaleString('en-US')} lines in ${files.length.toLocaleString('en-US')} files`);
process.exit(failed ? 1 : 0);

async function check([name, command]: [string, string[]]): Promise<void> {
  const began = performance.now();
  const child = spawn(process.execPath, [...process.execArgv, ...command], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [status, ...output] = await Promise.all([exitOf(child), text(child.stdout), text(child.stderr)]);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  if (status === 0) return;
  failed = true;
  console.log(output.join(''));
}
