/**
 * `npm run test:observatory`: what MDN's HTTP Observatory says of the running program over TLS. Its
 * scorer is under the MPL and no part of this project: it is installed into a temporary folder, and
 * gone afterwards. What it says is kept in docs/bench/observatory.json. Needs npm's registry and `openssl`.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { keepFigures } from '../../bench/figures.ts';
import { startProgram } from '../../bench/program.ts';
import { openFront, type Front } from './front.ts';

const SCORER = '@mdn/mdn-http-observatory';
const VERSION = '1.4.8';

/**
 * All bonuses but two: five points for the list of hosts that browsers know to be https (hstspreload.org)
 * are for a domain to ask for, and five are for a cookie, which no page of ours sets.
 */
const GOAL = 135;

/** What we read of the scorer's answer. */
interface Scored {
  scan: { score: number; grade: string; testsFailed: number };
  tests: Record<string, { pass: boolean; result: string; scoreModifier: number }>;
}

const folder = await mkdtemp(join(tmpdir(), 'freehand-observatory-'));
try {
  await install();
  const program = await startProgram({
    file: process.argv.includes('--built') ? 'scripts/preview.ts' : 'server/main.ts',
  });
  const front = await openFront(folder, Number(new URL(program.origin).port));
  const scored = await score(front).finally(async () => {
    front.close();
    await program.stop();
  });
  await report(scored);
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function install(): Promise<void> {
  await writeFile(join(folder, 'package.json'), '{"private":true,"type":"module"}');
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['install', ...quiet, `${SCORER}@${VERSION}`], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // Its install script would fetch the list of known hosts, which localhost cannot be on.
  await writeFile(join(folder, 'node_modules', SCORER, 'conf/hsts-preload.json'), '{}');
}

/** In a process of its own: only as it starts does Node.js read whom it trusts. */
async function score({ host, certificate }: Front): Promise<Scored> {
  const code = `import { scan } from '${SCORER}';
    console.log(JSON.stringify(await scan('${host}')));`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: folder,
    env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = await text(child.stdout);
  if (!said) throw new Error('The scorer said nothing.');
  return JSON.parse(said) as Scored;
}

async function report({ scan, tests }: Scored): Promise<void> {
  for (const [name, { pass, result, scoreModifier }] of Object.entries(tests)) {
    const points = scoreModifier > 0 ? `+${scoreModifier}` : String(scoreModifier);
    console.log(`${pass ? 'ok    ' : 'FAILED'} ${points.padStart(3)}  ${name}: ${result}`);
  }
  const failed = Object.values(tests).filter(({ pass }) => !pass).length;
  console.log(`\n${scan.score} points (${scan.grade}), ${failed} failed; the goal is ${GOAL}`);
  await keepFigures('test:observatory', { points: scan.score, grade: scan.grade, failed });
  process.exitCode = scan.score >= GOAL && failed === 0 ? 0 : 1;
}
