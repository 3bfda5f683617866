/**
 * `npm run audit`: known vulnerabilities of the site's packages and of tools. Exits with 1 where one of the running site
 * is high or critical, and with 2 where no registry answered, which is not a clean result.
 */
import { spawnSync } from 'node:child_process';

const answer = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', maxBuffer: 2 ** 26 });
if (!answer.stdout.includes('"vulnerabilities"')) {
  console.error('The registry in use has no advisories, so the result is unknown.');
  console.error('Ask one that does, through npm’s setting for it: npm audit --registry=…');
  process.exit(2);
}
console.log('In the running site:');
const site = audit('--omit=dev', '--audit-level=high');
console.log('\nIn everything, including tools:');
audit();
process.exit(site);

/** @returns the exit status: 1 where something is as bad as the level, or worse */
function audit(...flags: string[]): number {
  return spawnSync('npm', ['audit', ...flags], { stdio: 'inherit' }).status ?? 1;
}
