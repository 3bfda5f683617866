/**
 * `npm run test:observatory`: scores the running program over TLS with MDN's HTTP Observatory. The scorer is under the
 * MPL and no part of this project, so it is installed into a temporary folder.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Secure, startSecure } from '#server/testing/secure.ts';
import { storeFigures } from '../../bench/figures.ts';
import { startProgram } from '../../bench/program.ts';
import { installTool } from '../install-tool.ts';

const SCORER = '@mdn/mdn-http-observatory';
const VERSION = '1.4.8';

/**
 * All bonuses but three: the browsers' list of https hosts, a cookie, which we never set, and Subresource Integrity, which
 * Astro does not write (docs/decisions/0034).
 */
const GOAL = 130;

/** The part of the scorer's answer that we read. */
interface Scored {
  scan: { score: number; grade: string; testsFailed: number };
  tests: Record<string, { pass: boolean; result: string; scoreModifier: number }>;
}

const folder = await mkdtemp(join(tmpdir(), 'site-observatory-'));
try {
  await installTool(folder, SCORER, VERSION);
  // Its install script would download the list of known hosts, which never contains localhost.
  await writeFile(join(folder, 'node_modules', SCORER, 'conf/hsts-preload.json'), '{}');
  const program = await startProgram({ env: { TRUST_PROXY: '127.0.0.1' } });
  const secure = await startSecure(program.origin);
  const scored = await score(secure).finally(async () => {
    secure.stop();
    await program.stop();
  });
  await report(scored);
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** In a separate process, because Node.js reads its trusted certificates only at the start. */
async function score({ port, certificate }: Secure): Promise<Scored> {
  const trusted = join(folder, 'certificate.pem');
  await writeFile(trusted, certificate);
  const code = `import { scan } from '${SCORER}';
    console.log(JSON.stringify(await scan('localhost:${port}')));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: folder,
    env: { ...process.env, NODE_EXTRA_CA_CERTS: trusted },
  });
  return JSON.parse(stdout) as Scored;
}

async function report({ scan, tests }: Scored): Promise<void> {
  for (const [name, { pass, result, scoreModifier }] of Object.entries(tests)) {
    const points = scoreModifier > 0 ? `+${scoreModifier}` : String(scoreModifier);
    console.log(`${pass ? 'ok    ' : 'FAILED'} ${points.padStart(3)}  ${name}: ${result}`);
  }
  const failed = Object.values(tests).filter(({ pass }) => !pass).length;
  console.log(`\n${scan.score} points (${scan.grade}), ${failed} failed; the goal is ${GOAL}`);
  const { score: points, grade } = scan;
  const readme = `${points} points (${grade}), ${failed} tests failed ([how](docs/security.md))`;
  await storeFigures('test:observatory', { points, grade, failed }, { readme });
  process.exitCode = scan.score >= GOAL && failed === 0 ? 0 : 1;
}
