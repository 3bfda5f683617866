/**
 * `npm run bench:api`: what the calls cost beside a bare handler on the same machine, and what a hanging
 * outside service costs the others. Prints the table and writes it to docs/bench/api.md; ends with 1
 * where a promise is not kept, or where it could not measure.
 */
import { writeFile } from 'node:fs/promises';
import ensureGenerated from '../build/ensure-generated.ts';
import { measureAnswers, measureBeside, measureHanging } from './api/measure.ts';
import { isGood, table } from './api/table.ts';

ensureGenerated();
const measured = {
  beside: await measureBeside(),
  answers: await measureAnswers(),
  hanging: await measureHanging(),
};
const text = table(measured);
console.log(text);
await writeFile('docs/bench/api.md', text);
process.exitCode = isGood(measured) ? 0 : 1;
