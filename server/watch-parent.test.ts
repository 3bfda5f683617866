import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const module = fileURLToPath(new URL('watch-parent.mjs', import.meta.url));

const watcher = `
  const { watchParent } = await import(${JSON.stringify(module)});
  setInterval(() => undefined, 1000);
  watchParent(() => process.stdout.write('gone', () => process.exit()));
  process.stdout.write('watching ');`;

/** A process that starts the watcher, directly or through a shell as npm does, and waits for it. */
function starter(throughShell: boolean): string {
  return `
    const { spawn } = require('node:child_process');
    const watcher = ${JSON.stringify(watcher)};
    const node = [process.execPath, '--input-type=module', '-e', watcher];
    const [command, ...args] = ${throughShell}
      ? ['sh', '-c', '"$@"; true', 'sh', ...node]
      : node;
    spawn(command, args, { stdio: 'inherit' });
    setInterval(() => undefined, 1000);`;
}

test.each([
  ['that started it', false],
  ['that started it through a shell', true],
])('notices that the process %s was killed', async (_what, throughShell) => {
  const parent = spawn(process.execPath, ['-e', starter(throughShell)]);
  let output = '';
  parent.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (output === 'watching ') parent.kill('SIGKILL');
  });
  // The pipe closes only when the watcher has ended too.
  await once(parent.stdout, 'close');
  expect(output).toBe('watching gone');
});
