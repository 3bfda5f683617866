/**
 * `npm run bench:api`: what the calls cost beside a bare handler on the same machine, and what a hanging
 * outside service costs the others. Prints the table and writes it to docs/bench/api.md; fails loudly
 * when it cannot measure.
 */
import { writeFile } from 'node:fs/promises';
import ensureGenerated from '../build/ensure-generated.ts';
import { measureAnswers, measureBeside, measureHanging } from './api/measure.ts';
import { table } from './api/table.ts';

ensureGenerated();
const text = table({
  beside: await measureBeside(),
  answers: await measureAnswers(),
  hanging: await measureHanging(),
});
console.log(text);
await writeFile('docs/bench/api.md', text);
