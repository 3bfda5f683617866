/**
 * `npm run test:attack [-- --requests=10000 --seed=1 --only=17]`: requests as no client of ours would
 * send them, against the running program on a database of its own. No answer may be of the 500s, tell
 * of the inside of the program, or not come; and the program must be well afterwards.
 *
 * The same seed makes the same requests. A request that goes wrong is printed as small as it still
 * does, and `--only` sends that one alone. A run of all 10,000 is kept in docs/bench/attack.json.
 */
import { parseArgs } from 'node:util';
import { keepFigures } from '../../bench/figures.ts';
import { startProgram } from '../../bench/program.ts';
import { ADMIN } from '../sign-in.ts';
import { attack } from './run.ts';

const ALL = '10000';
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: ALL },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string' },
    /** Serves what is built in OUT_DIR instead of building it. */
    built: { type: 'boolean', default: false },
  },
});
const seed = Number(values.seed);
const numbers = values.only ? [Number(values.only)] : Array(Number(values.requests)).keys();
const program = await startProgram({
  env: { ADMIN_USERNAME: ADMIN.username, ADMIN_PASSWORD: ADMIN.password },
  file: values.built ? 'scripts/preview.ts' : 'server/main.ts',
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
  await keepFigures('test:attack', { requests: Number(ALL), seed, findings: findings.length });
}
process.exit(findings.length === 0 ? 0 : 1);
