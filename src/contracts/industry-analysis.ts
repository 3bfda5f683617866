import * as z from 'zod/mini';
import { calculator, language } from '#src/content/messages.ts';
import { parseJson } from './json.ts';
import { requiredText } from './text.ts';

/** Maximum length of the name or description of an industry. */
export const INDUSTRY_LENGTH = 600;

/** A request of the calculator. */
export const industryQuestion = z.object({
  industry: requiredText(1, calculator.industryMissing, {
    length: INDUSTRY_LENGTH,
    message: calculator.industryTooLong(INDUSTRY_LENGTH.toLocaleString(language)),
  }),
});

/** A range between two amounts. */
export interface Between {
  readonly min: number;
  readonly max: number;
}

/** The industry could not be analyzed; `message` tells the visitor why. */
const analysisError = z.object({
  status: z.literal('error'),
  message: z.optional(z.string()),
});

export type AnalysisError = z.infer<typeof analysisError>;

/** The inputs of the estimate; a visitor may change the first three (domain/roi/estimate.ts). */
export interface Assumptions {
  /** Everybody on the payroll. */
  readonly people: number;
  /** The employer's cost of one hour of the automated work, in the site's currency, as are all amounts. */
  readonly hourlyCostUsd: number;
  /** The share of all hours worked that the automations take over, 0 to 1. */
  readonly automatableShare: Between;
  /** The size of one team, for which the builds are sized at list price. */
  readonly teamOf: number;
  /** The cost of the builds for one team, after the bundle discount. */
  readonly buildUsd: Between;
  /** Hosting and other monthly costs for one team, per year. */
  readonly runningUsdPerYear: Between;
}

/** One piece of work of an industry, and how it would be automated. */
export interface AutomationCase {
  /** In the industry's own words. */
  readonly title: string;
  readonly how: string;
  /** The title of the automation in the catalog. */
  readonly automation: string;
}

/** The result of the embedded model; the four after `industry` are the minimum that any service must return. */
export interface IndustryAnalysis {
  readonly industry: string;
  /** What could be automated, a sentence or two each. */
  readonly automation_cases: readonly string[];
  /** Full-time equivalents of working hours. */
  readonly estimated_employees_replaced: Between;
  /** Once, in the site's currency. */
  readonly estimated_automation_cost_usd: Between;
  /** A year, in the site's currency. */
  readonly estimated_savings_per_year_usd: Between;
  assumptions: Assumptions;
  /** The same as `automation_cases`, in parts. */
  cases?: AutomationCase[];
  /** The broader industry that the figures are for. */
  parent?: string;
  /** Caveats about the figures. */
  note?: string;
  /** Other industries that the visitor may have meant. */
  alternatives?: string[];
}

const required = [
  'automation_cases',
  'estimated_employees_replaced',
  'estimated_automation_cost_usd',
  'estimated_savings_per_year_usd',
] as const;

/**
 * The object in `output`, if the calculator can show it: an error, or a result with all four figures present
 * (docs/spec.md). The values of the figures are not checked.
 */
export function readOutput(output: string): AnalysisError | Record<string, unknown> | undefined {
  const value = parseJson(output);
  if (typeof value !== 'object' || value === null) return undefined;
  const error = analysisError.safeParse(value);
  if (error.success) return error.data;
  const fields = value as Record<string, unknown>;
  return required.every((name) => (fields[name] ?? undefined) !== undefined) ? fields : undefined;
}
