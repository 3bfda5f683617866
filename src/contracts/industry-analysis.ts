import * as z from 'zod/mini';
import { requiredText } from './text.ts';

/** A name or a description, as long as the calculator takes it. */
export const INDUSTRY_LENGTH = 600;

/** What the calculator asks. */
export const industryQuestion = z.object({
  industry: requiredText(1, 'Please enter an industry', {
    length: INDUSTRY_LENGTH,
    message: 'Please describe it in at most 600 characters',
  }),
});

/** An amount that lies between two others. */
export interface Between {
  readonly min: number;
  readonly max: number;
}

/** The industry could not be analysed; `message` says why, for the visitor. */
const analysisError = z.object({
  status: z.literal('error'),
  message: z.optional(z.string()),
});

export type AnalysisError = z.infer<typeof analysisError>;

/** What any brain must at least answer. */
export interface IndustryResult {
  readonly industry: string;
  /** What could be automated, a few words each. */
  readonly automation_cases: readonly string[];
  /** Full-time equivalents of working hours. */
  readonly estimated_employees_replaced: Between;
  /** US dollars, once. */
  readonly estimated_automation_cost_usd: Between;
  /** US dollars a year. */
  readonly estimated_savings_per_year_usd: Between;
}

/** What an estimate is computed from; a visitor may change the first three (domain/roi/estimate.ts). */
export interface Assumptions {
  /** Everybody on the payroll. */
  readonly people: number;
  /** What an hour of the work that is taken over costs the employer, US dollars. */
  readonly hourlyCostUsd: number;
  /** The part of all hours worked that the automations take over, 0 to 1. */
  readonly automatableShare: Between;
  /** The people of one team: those whose work the builds are fitted to at list price. */
  readonly teamOf: number;
  /** The builds for one team, after the discount for ordering them together. */
  readonly buildUsd: Between;
  /** Hosting and whatever else is paid by the month for one team, in a year. */
  readonly runningUsdPerYear: Between;
}

/** What the embedded model answers. */
export interface IndustryAnalysis extends IndustryResult {
  assumptions: Assumptions;
  /** The wider industry whose figures these are. */
  parent?: string;
  /** What else a visitor should know about the figures. */
  note?: string;
  /** Other industries that may have been meant. */
  alternatives?: string[];
}

const required = [
  'automation_cases',
  'estimated_employees_replaced',
  'estimated_automation_cost_usd',
  'estimated_savings_per_year_usd',
] as const;

/**
 * The object in `output`, if it is one that the calculator can show: an error, or a result with all
 * four figures present (docs/spec.md). What is in the figures is not looked at.
 */
export function readOutput(output: string): AnalysisError | Record<string, unknown> | undefined {
  const value = parseJson(output);
  if (typeof value !== 'object' || value === null) return undefined;
  const error = analysisError.safeParse(value);
  if (error.success) return error.data;
  const fields = value as Record<string, unknown>;
  return required.every((name) => (fields[name] ?? undefined) !== undefined) ? fields : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
