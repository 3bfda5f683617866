/**
 * `npm run audit`: known vulnerabilities of the installed packages, from the advisory service of the npm registry:
 * first those of the running site, then those of tools. Exits with 1 where one of the running site is high or
 * critical, and with 2 where no registry answered, which is not a clean result.
 */
import { spawnSync } from 'node:child_process';
import { summarize } from './audit/summarize.ts';

const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', maxBuffer: 2 ** 26 });
const everything = summarize(stdout);
const { stdout: siteOutput } = spawnSync('npm', ['audit', '--json', '--omit=dev'], {
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
});
const site = summarize(siteOutput);

if (!everything || !site) {
  console.error('The registry in use has no advisories, so the result is unknown.');
  console.error('Ask one that does, through npm’s setting for it: npm audit --registry=…');
  process.exit(2);
}
console.log(`In the running site:\n${site.lines.join('\n') || '  none'}`);
console.log(`\nIn everything, including tools:\n${everything.lines.join('\n') || '  none'}`);
process.exit(site.severe > 0 ? 1 : 0);
