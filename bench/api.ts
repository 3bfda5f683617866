/** `npm run bench:api`: what API requests cost beside a bare handler and beside a hanging outside service. */
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
