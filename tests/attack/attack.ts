/**
 * `npm run test:attack [-- --requests=10000 --seed=1 --only=17]`: sends requests that no client of ours would send to
 * the running program on a separate database. No answer may be a 5xx, reveal internals, or be missing, and the
 * program must be healthy afterwards.
 *
 * The same seed makes the same requests. A failing request is printed in its smallest failing form, and `--only`
 * sends that one alone. The result of a run of all 10,000 is stored in docs/bench/attack.json.
 */
import { parseArgs } from 'node:util';
import { storeFigures } from '../../bench/figures.ts';
import { whole } from '../../bench/numbers.ts';
import { startProgram } from '../../bench/program.ts';
import { ADMIN } from '../sign-in.ts';
import { attack } from './run.ts';

const ALL = '10000';
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: ALL },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string' },
  },
});
const seed = Number(values.seed);
const numbers = values.only ? [Number(values.only)] : Array(Number(values.requests)).keys();
const program = await startProgram({
  env: { ADMIN_USERNAME: ADMIN.username, ADMIN_PASSWORD: ADMIN.password },
});
console.log(`${values.only ? 'One request' : `${values.requests} requests`} of seed ${seed}`);
const began = performance.now();
const { counts, findings } = await attack(program.origin, seed, numbers).finally(program.stop);

const seconds = (performance.now() - began) / 1000;
const statuses = [...counts].sort(([one], [other]) => one - other);
console.log(statuses.map(([status, count]) => `${status || 'cut off'}: ${count}`).join(', '));
for (const finding of findings) console.error(`\n${finding}`);
console.log(`\n${findings.length} findings in ${seconds.toFixed(1)} s`);
if (values.requests === ALL && !values.only) {
  const figures = { requests: Number(ALL), seed, findings: findings.length };
  await storeFigures('test:attack', figures, {
    readme: `${findings.length} findings in ${whole(figures.requests)} requests ([what counts as one](docs/security.md))`,
  });
}
process.exit(findings.length === 0 ? 0 : 1);
