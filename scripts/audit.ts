/**
 * `npm run audit`: known vulnerabilities of the installed packages, from the advisory service of the npm registry:
 * first those of the running site, then those of tools. Exits with 1 where one of the running site is high or
 * critical, and with 2 where no registry answered, which is not a clean result.
 */
import { spawnSync } from 'node:child_process';
import { type Summary, summarize } from './reports/summarize.ts';

const everything = audit();
const site = audit('--omit=dev');

if (!everything || !site) {
  console.error('The registry in use has no advisories, so the result is unknown.');
  console.error('Ask one that does, through npm’s setting for it: npm audit --registry=…');
  process.exit(2);
}
console.log(`In the running site:\n${site.lines.join('\n') || '  none'}`);
console.log(`\nIn everything, including tools:\n${everything.lines.join('\n') || '  none'}`);
process.exit(site.severe > 0 ? 1 : 0);

function audit(...flags: string[]): Summary | undefined {
  const options = { encoding: 'utf8', maxBuffer: 2 ** 26 } as const;
  return summarize(spawnSync('npm', ['audit', '--json', ...flags], options).stdout);
}
