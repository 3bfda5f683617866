/**
 * `npm run bench:api`: what the calls cost beside a bare handler on the same machine, and what a hanging
 * outside service costs the others. Prints the table and keeps it in docs/bench (api.json, api.md); ends with 1
 * where a promise is not kept, or where it could not measure.
 */
import ensureGenerated from '#scripts/ensure-generated.ts';
import { measureAnswers, measureBeside, measureHanging } from './api/measure.ts';
import { isGood, table } from './api/table.ts';
import { keepFigures } from './figures.ts';

ensureGenerated();
const measured = {
  beside: await measureBeside(),
  answers: await measureAnswers(),
  hanging: await measureHanging(),
};
console.log(table(measured));
await keepFigures('bench:api', measured);
process.exitCode = isGood(measured) ? 0 : 1;
