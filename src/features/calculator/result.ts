import {
  readOutput,
  type Assumptions,
  type Between,
  type IndustryResult,
} from '#src/contracts/industry-analysis.ts';
import { estimate, type Estimate } from '#src/domain/roi/estimate.ts';

/** A result of any of the three brains, as the window shows it. */
export interface Result extends Omit<IndustryResult, `estimated_${string}`> {
  readonly figures: Estimate;
  /** Of the embedded model alone, as is what follows. */
  readonly assumptions?: Assumptions;
  readonly parent?: string;
  readonly note?: string;
  readonly alternatives?: readonly string[];
}

/** What a call answered: a result, the server's reason for none, or nothing that makes sense. */
export type Reading =
  | { readonly kind: 'result'; readonly result: Result }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'invalid' };

const invalid: Reading = { kind: 'invalid' };

/**
 * Reads the body of an answer (docs/spec.md).
 *
 * @param typed what was asked about, where the answer does not name it.
 */
export function readAnswer(body: unknown, typed: string): Reading {
  const { output } = (body ?? {}) as { output?: unknown };
  const fields = typeof output === 'string' ? readOutput(output) : undefined;
  if (!fields) return invalid;
  if (fields.status === 'error') {
    const message = typeof fields.message === 'string' ? fields.message : '';
    return { kind: 'refused', message: message || 'Unable to analyze this industry.' };
  }
  return readResult(fields, typed);
}

function readResult(fields: Record<string, unknown>, typed: string): Reading {
  const employees = between(fields.estimated_employees_replaced);
  const costUsd = between(fields.estimated_automation_cost_usd);
  const savingsPerYearUsd = between(fields.estimated_savings_per_year_usd);
  const cases = texts(fields.automation_cases);
  if (!employees || !costUsd || !savingsPerYearUsd || !cases) return invalid;
  const assumptions = readAssumptions(fields.assumptions);
  const parent = text(fields.parent);
  const note = text(fields.note);
  const alternatives = texts(fields.alternatives);
  return {
    kind: 'result',
    result: {
      industry: text(fields.industry) ?? typed,
      automation_cases: cases,
      figures: { employees, costUsd, savingsPerYearUsd },
      ...(assumptions && { assumptions }),
      ...(parent && { parent }),
      ...(note && { note }),
      ...(alternatives && { alternatives }),
    },
  };
}

/** The figures under other assumptions than the result's own. */
export function figuresOf(result: Result, assumptions: Assumptions | undefined): Estimate {
  const isChanged = assumptions && assumptions !== result.assumptions;
  return isChanged ? estimate(assumptions) : result.figures;
}

/** Those that the arithmetic can work with: an outside brain may call anything by this name. */
function readAssumptions(value: unknown): Assumptions | undefined {
  try {
    const amounts = Object.values(estimate(value as Assumptions)).flatMap(Object.values);
    return amounts.every(Number.isFinite) ? (value as Assumptions) : undefined;
  } catch {
    return undefined;
  }
}

function between(value: unknown): Between | undefined {
  const { min, max } = (value ?? {}) as Record<keyof Between, unknown>;
  const [low, high] = [number(min), number(max)];
  return low === undefined || high === undefined ? undefined : { min: low, max: high };
}

function number(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() ? value : undefined;
}

function texts(value: unknown): string[] | undefined {
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
    ? value
    : undefined;
}
