/**
 * `npm run eval:industries [-- development]`: what the calculator understands of what people type, with every miss.
 * Exits with 1 where a set is below its goal.
 */
import { offerings } from '#src/content/automations.ts';
import { industries } from '#src/content/trades.ts';
import type { AnalysisError, IndustryAnalysis } from '#src/contracts/industry-analysis.ts';
import { analyzeIndustry } from '#src/domain/roi/analyze-industry.ts';
import { storeFigures } from '../bench/figures.ts';
import { scoreCells, type Score } from '../bench/numbers.ts';
import type { IndustryCase } from './industries/case.ts';
import { development } from './industries/development.data.ts';
import { heldOutDescriptions } from './industries/held-out-descriptions.data.ts';
import { heldOut } from './industries/held-out.data.ts';
import { pageReaders } from './industries/page-readers.data.ts';

/** Percent of the cases: names are exact, what somebody tells in sentences is less so. */
const goals = { development: 95, 'held-out': 95, 'held-out-descriptions': 85, 'page-readers': 80 } as const;

const [only] = process.argv.slice(2);
const sets = {
  development,
  'held-out': heldOut,
  'held-out-descriptions': heldOutDescriptions,
  'page-readers': pageReaders,
};

if (isSet(only)) report(only);
else {
  const [tuned, names, told] = [report('development'), report('held-out'), report('held-out-descriptions')];
  const readers = report('page-readers');
  const scores = { development: tuned, 'held-out': names, 'held-out-descriptions': told, 'page-readers': readers };
  await storeFigures('eval:industries', scores, {
    readme: `${tuned.right} of ${tuned.of}; held out, ${names.right} of ${names.of} names, ${told.right} of ${told.of} descriptions, and ${readers.right} of ${readers.of} with their size by readers of the pages ([the model](docs/roi-model.md))`,
    tables: {
      'docs/roi-model.md': {
        development: scoreCells(tuned),
        'held out': scoreCells(names),
        'held out, descriptions': scoreCells(told),
        'readers of the pages': scoreCells(readers),
      },
    },
  });
}
function isSet(name = ''): name is keyof typeof sets {
  return name in sets;
}

/** Runs the cases of a set and prints every miss. */
function report(name: keyof typeof sets): Score {
  const cases = sets[name];
  const misses = cases.flatMap((one) => {
    const wrong = wrongIn(one, analyzeIndustry(one.says));
    return wrong ? [`"${one.says}": ${wrong}`] : [];
  });
  const right = cases.length - misses.length;
  const percent = (100 * right) / cases.length;
  console.log(`${name}: ${right} of ${cases.length} right (${percent.toFixed(1)} %)`);
  for (const miss of misses) console.log(`  ${miss}`);
  if (percent < goals[name]) process.exitCode = 1;
  return { right, of: cases.length };
}

/** What is wrong with the answer. Undefined where it is right. */
function wrongIn(one: IndustryCase, answer: IndustryAnalysis | AnalysisError): string | undefined {
  if ('status' in answer) return one.is ? `not found, expected ${one.is.join(' or ')}` : undefined;
  const name = answer.parent ?? answer.industry;
  if (!one.is) return `taken for ${name}`;
  const id = industries.find((industry) => industry.name === name)?.id ?? name;
  if (!one.is.includes(id)) return `taken for ${id}, expected ${one.is.join(' or ')}`;
  const { people } = answer.assumptions;
  if (one.people !== undefined && one.people !== people) return `is for ${people} people`;
  if (one.narrow && !answer.parent) return 'does not say whose figures it uses';
  const titles = (ids: readonly string[] = []) => ids.map(titleOf);
  const offers = (title: string) => (answer.cases ?? []).some(({ automation }) => automation === title);
  const wanted = titles(one.offers);
  if (wanted.length > 0 && !wanted.some(offers)) return `offers none of ${wanted.join(', ')}`;
  const absurd = titles(one.neverOffers).filter(offers);
  return absurd.length > 0 ? `offers ${absurd.join(', ')}` : undefined;
}

function titleOf(id: string): string {
  const offering = offerings.find((one) => one.id === id);
  if (!offering) throw new Error(`There is no automation ${id}.`);
  return offering.title;
}
