import { calculator } from '#src/content/messages.ts';
import { prices, type Range } from '#src/content/prices.ts';
import type { AnalysisError, Assumptions, Between, IndustryAnalysis } from '#src/contracts/industry-analysis.ts';
import { bundleOf } from '../bundle.ts';
import { candidates, type Candidate } from './automations.ts';
import { casesOf, caseText } from './cases/case.ts';
import { chooseAutomations, MOST_BUILDS, type ChosenAutomation } from './choose.ts';
import { estimate, HOURS_PER_WEEK } from './estimate.ts';
import { MOST_PEOPLE } from './find/size.ts';
import { countWithText } from '../format.ts';
import { findIndustry, type FoundIndustry } from './find-industry.ts';
import type { Industry } from '#src/trades/industry.ts';
import { tasks } from '#src/content/trades.ts';
import { workloadOf, type Workload } from './workload.ts';

/** Hours a week through one build at list price: our assumption, so that builds return what their cards say. */
const HOURS_PER_BUILD = 5;

/**
 * What automation could do in the industry that a visitor names, by our own model (docs/roi-model.md).
 *
 * @param chosen the industry, if a language model has identified it
 */
export function analyzeIndustry(text: string, chosen?: Industry): IndustryAnalysis | AnalysisError {
  const read = findIndustry(text);
  const found = chosen && chosen !== read.industry ? { industry: chosen, others: [] } : read;
  const others = found.others.map(({ name }) => name);
  if (!found.industry) return { status: 'error', message: notAnIndustry(others) };
  const { trade, industry, isRead }: FoundIndustry = found;
  const { people, sizeNote } = sizeOf(read, industry);
  const analysis = analysisOf({ ...industry, people: people ?? industry.people });
  if ('status' in analysis) return analysis;
  const notes = [
    ...(isRead ? [calculator.takenFor(industry.name)] : []),
    ...(sizeNote ? [sizeNote] : []),
    ...(trade ? [people ? calculator.narrowerOfThatSize : calculator.narrower] : []),
    ...(analysis.note ? [analysis.note] : []),
  ];
  return {
    ...analysis,
    ...(trade && { industry: trade, parent: industry.name }),
    ...(notes.length > 0 && { note: notes.join(' ') }),
    ...(others.length > 0 && { alternatives: others }),
  };
}

/** How many work there, as far as the text says, and how that was taken from something else. */
function sizeOf(
  { people, fleet, locations }: FoundIndustry,
  industry: Industry,
): { people?: number; sizeNote?: string } {
  if (people) return { people };
  if (fleet) {
    const sizeNote = calculator.fleetOf(countWithText(fleet.vehicles), countWithText(fleet.people));
    return { people: fleet.people, sizeNote };
  }
  if (!locations) return {};
  const all = Math.min(MOST_PEOPLE, locations * industry.people);
  return { people: all, sizeNote: calculator.placesOf(countWithText(locations), countWithText(all)) };
}

/** The same at an industry's typical company. Where the catalog covers no case, automations stand alone. */
export function analysisOf(
  industry: Industry,
  offered: readonly Candidate[] = candidates,
): IndustryAnalysis | AnalysisError {
  const workload = workloadOf(industry);
  const work = casesOf(industry.cases, offered);
  const chosen = chooseAutomations(work.size > 0 ? [...work.keys()] : offered, workload);
  if (chosen.length === 0) return { status: 'error', message: calculator.nothingFor(industry.name) };
  const cases = chosen.flatMap(({ candidate }) => work.get(candidate) ?? []);
  const assumptions = assumptionsOf(industry, chosen, workload);
  const { employees, costUsd, savingsPerYearUsd } = estimate(assumptions);
  const notes = [
    ...(chosen.some(({ candidate }) => candidate.price.once?.andUp) ? [calculator.openUpwards] : []),
    ...(savingsPerYearUsd.max < costUsd.max ? [calculator.tooSmall] : []),
  ];
  return {
    industry: industry.name,
    automation_cases: cases.length > 0 ? cases.map(caseText) : chosen.map(({ candidate }) => candidate.title),
    estimated_employees_replaced: employees,
    estimated_automation_cost_usd: costUsd,
    estimated_savings_per_year_usd: savingsPerYearUsd,
    assumptions,
    ...(cases.length > 0 && { cases }),
    ...(notes.length > 0 && { note: notes.join(' ') }),
  };
}

function assumptionsOf(
  { people }: Industry,
  chosen: readonly ChosenAutomation[],
  workload: ReadonlyMap<string, Workload>,
): Assumptions {
  const saved = { min: 0, max: 0, cost: 0 };
  for (const { candidate, reachedHours } of chosen) {
    const { share } = tasks[candidate.task];
    saved.min += reachedHours * share.min;
    saved.max += reachedHours * share.max;
    saved.cost += reachedHours * share.max * (workload.get(candidate.task)?.hourlyCost ?? 0);
  }
  const allHours = people * HOURS_PER_WEEK;
  const builds = bundleOf(chosen.map(({ candidate }) => candidate.price));
  const [monthly, hosting] = [ends(builds.monthly), hostingOf(chosen.length)];
  return {
    people,
    hourlyCostUsd: Math.round(saved.cost / saved.max),
    automatableShare: {
      min: thousandths(saved.min / allHours),
      max: thousandths(saved.max / allHours),
    },
    teamOf: teamOf(people, chosen),
    buildUsd: ends(builds.once),
    runningUsdPerYear: {
      min: 12 * (monthly.min + hosting.min),
      max: 12 * (monthly.max + hosting.max),
    },
  };
}

/** The team size at which builds get, on average, the hours that one at list price is designed for. */
function teamOf(people: number, chosen: readonly ChosenAutomation[]): number {
  const reached = chosen.reduce((sum, { reachedHours }) => sum + reachedHours, 0);
  return Math.max(1, Math.round((people * HOURS_PER_BUILD * chosen.length) / reached));
}

/** Hosting cost grows with the number of builds; the highest price is for the largest bundle. */
function hostingOf(builds: number): Between {
  const { from, to } = prices.hosting.monthly;
  return { min: from, max: from + ((to - from) * builds) / MOST_BUILDS };
}

/** Both ends of a price; an open-ended price counts as its highest printed amount. */
function ends(range?: Range): Between {
  return { min: range?.from ?? 0, max: range?.to ?? range?.from ?? 0 };
}

function notAnIndustry(others: readonly string[]): string {
  const hint = others.length > 0 ? calculator.didYouMean(others) : calculator.nameYourTrade;
  return `${calculator.notAnIndustry} ${hint}`;
}

function thousandths(share: number): number {
  return Math.round(share * 1000) / 1000;
}
