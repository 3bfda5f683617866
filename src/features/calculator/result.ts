import {
  readOutput,
  type Assumptions,
  type AutomationCase,
  type Between,
  type IndustryResult,
} from '#src/contracts/industry-analysis.ts';
import { estimate, type Estimate } from '#src/domain/roi/estimate.ts';

/** A result from any of the three services, as the window shows it. */
export interface Result extends Omit<IndustryResult, `estimated_${string}`> {
  readonly figures: Estimate;
  /** Only from the embedded model, as are the fields below. */
  readonly assumptions?: Assumptions;
  readonly cases?: readonly AutomationCase[];
  readonly parent?: string;
  readonly note?: string;
  readonly alternatives?: readonly string[];
}

/** A parsed response: a result, an error message from the server, or invalid. */
export type Reading =
  | { readonly kind: 'result'; readonly result: Result }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'invalid' };

const invalid: Reading = { kind: 'invalid' };

/**
 * Parses the body of a response (docs/spec.md).
 *
 * @param typed the industry as typed, used if the response does not name it.
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
  const parts = casesIn(fields.cases);
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
      ...(parts && { cases: parts }),
      ...(parent && { parent }),
      ...(note && { note }),
      ...(alternatives && { alternatives }),
    },
  };
}

/** The figures under changed assumptions. */
export function figuresOf(result: Result, assumptions: Assumptions | undefined): Estimate {
  const isChanged = assumptions && assumptions !== result.assumptions;
  return isChanged ? estimate(assumptions) : result.figures;
}

/** The assumptions if they can be used for arithmetic: an external service may return anything here. */
function readAssumptions(value: unknown): Assumptions | undefined {
  try {
    const amounts = Object.values(estimate(value as Assumptions)).flatMap(Object.values);
    return amounts.every(Number.isFinite) ? (value as Assumptions) : undefined;
  } catch {
    return undefined;
  }
}

/** The cases in parts, if all of them are. */
function casesIn(value: unknown): AutomationCase[] | undefined {
  const isCase = (each: unknown): each is AutomationCase => {
    const { title, how, automation } = (each ?? {}) as Record<keyof AutomationCase, unknown>;
    return [title, how, automation].every((part) => text(part) !== undefined);
  };
  return Array.isArray(value) && value.every(isCase) ? value : undefined;
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
