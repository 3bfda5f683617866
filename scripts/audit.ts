/**
 * `npm run audit`: known weaknesses of the installed packages, by the advisory service of npm's
 * registry, first of those that the running site has, then of tools. Ends with 1 where one of the
 * running site is high or critical, and with 2 where nobody could be asked: that is no clean result.
 */
import { spawnSync } from 'node:child_process';
import { summarise } from './audit/summarise.ts';

const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', maxBuffer: 2 ** 26 });
const everything = summarise(stdout);
const { stdout: ofTheSite } = spawnSync('npm', ['audit', '--json', '--omit=dev'], {
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
});
const site = summarise(ofTheSite);

if (!everything || !site) {
  console.error('The registry in use gives no advisories, so nothing is known either way.');
  console.error('Ask one that does, through npm’s setting for it: npm audit --registry=…');
  process.exit(2);
}
console.log(`Of the running site:\n${site.lines.join('\n') || '  none'}`);
console.log(`\nOf everything, tools included:\n${everything.lines.join('\n') || '  none'}`);
process.exit(site.grave > 0 ? 1 : 0);
