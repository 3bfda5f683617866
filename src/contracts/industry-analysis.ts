import * as z from 'zod/mini';
import { requiredText } from './text.ts';

/** What the calculator asks. */
export const industryQuestion = z.object({
  industry: requiredText(1, 'Please enter an industry', {
    length: 120,
    message: 'Please name the industry in at most 120 characters',
  }),
});

/** An amount that lies between two others. */
export interface Between {
  readonly min: number;
  readonly max: number;
}

function between(low: number) {
  const amount = z.number().check(z.minimum(low));
  return z
    .object({ min: amount, max: amount })
    .check(z.refine(({ min, max }) => min <= max, 'min is above max'));
}

const sentence = (length: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(length));

/** The industry could not be analysed; `message` says why, for the visitor. */
export const analysisError = z.object({
  status: z.literal('error'),
  message: z.optional(z.string()),
});

/** What an outside brain must at least answer: the result of the calculator, without extras. */
export const industryResult = z.object({
  industry: sentence(120),
  /** What could be automated, a few words each. */
  automation_cases: z.array(sentence(300)).check(z.minLength(1), z.maxLength(12)),
  /** Full-time equivalents of working hours. */
  estimated_employees_replaced: between(0),
  /** US dollars, once. */
  estimated_automation_cost_usd: between(0),
  /** US dollars a year. */
  estimated_savings_per_year_usd: between(0),
});

export type IndustryResult = z.infer<typeof industryResult>;
export type AnalysisError = z.infer<typeof analysisError>;

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
