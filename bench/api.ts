/**
 * `npm run bench:api`: what API requests cost compared with a bare handler on the same machine, and what a hanging
 * outside service costs the others. Prints the figures and stores them in docs/bench (api.json, api.md). Exits with 1
 * where a goal is missed or nothing could be measured.
 */
import ensureGenerated from '#scripts/ensure-generated.ts';
import { measureAnswers, measureAgainstBare, measureHanging } from './api/measure.ts';
import { isGood } from './api/table.ts';
import { printFigures, storeFigures } from './figures.ts';
import { exitOnSignals } from './program.ts';

ensureGenerated();
exitOnSignals();
const measured = {
  beside: await measureAgainstBare(),
  answers: await measureAnswers(),
  hanging: await measureHanging(),
};
printFigures('bench:api', measured);
await storeFigures('bench:api', measured);
process.exitCode = isGood(measured) ? 0 : 1;
