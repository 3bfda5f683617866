/**
 * `npm run bench:api`: what API requests cost compared with a bare handler on the same machine, and what a hanging
 * outside service costs the others. Prints the figures and stores them in docs/bench (api.json, api.md). Exits with 1
 * where a goal is missed or nothing could be measured.
 */
import ensureGenerated from '#scripts/ensure-generated.ts';
import { measureAnswers, measureAgainstBare, measureHanging } from './api/measure.ts';
import { cells, isGood, summary } from './api/table.ts';
import { printRows, storeFigures } from './figures.ts';
import { exitOnSignals } from './program.ts';

ensureGenerated();
exitOnSignals();
const measured = {
  beside: await measureAgainstBare(),
  answers: await measureAnswers(),
  hanging: await measureHanging(),
};
const rows = cells(measured);
printRows(rows);
await storeFigures('bench:api', measured, {
  readme: summary(measured),
  tables: { 'docs/bench/api.md': rows },
});
process.exitCode = isGood(measured) ? 0 : 1;
