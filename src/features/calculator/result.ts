import * as z from 'zod/mini';
import { calculator } from '#src/content/messages.ts';
import { readOutput, type Assumptions } from '#src/contracts/industry-analysis.ts';
import { estimate, type Estimate } from '#src/domain/roi/estimate.ts';

const between = z.object({ min: z.number(), max: z.number() });
const words = z.string().check(z.regex(/\S/));

/** What only the embedded model sends; an external service may return anything there, which is ignored. */
function extra<Value>(schema: z.ZodMiniType<Value>) {
  return z.catch(z.optional(schema), undefined);
}

const answer = z.object({
  industry: extra(words),
  automation_cases: z.array(z.string()),
  estimated_employees_replaced: between,
  estimated_automation_cost_usd: between,
  estimated_savings_per_year_usd: between,
  assumptions: extra(z.custom<Assumptions>(isComputable)),
  cases: extra(z.array(z.object({ title: words, how: words, automation: words }))),
  parent: extra(words),
  note: extra(words),
  alternatives: extra(z.array(z.string())),
});

/** A result from any of the three services, as the window shows it. */
export interface Result extends Omit<z.infer<typeof answer>, 'industry' | `estimated_${string}`> {
  readonly industry: string;
  readonly figures: Estimate;
}

/** What the window and a toast say instead of a result. */
export interface AnalysisFailure {
  readonly title: string;
  readonly message: string;
  /** In the window alone. */
  readonly reason?: string | undefined;
}

/** Parses the body of a response (docs/spec.md), which may not name the industry that was typed. */
export function readAnswer(body: unknown, typed: string): Result | AnalysisFailure {
  const { output } = (body ?? {}) as { output?: unknown };
  const fields = typeof output === 'string' ? readOutput(output) : undefined;
  if (fields?.status === 'error') {
    const message = typeof fields.message === 'string' ? fields.message : '';
    return { title: calculator.refused, message: message || calculator.refusedWhy };
  }
  const { data } = answer.safeParse(fields);
  if (!data) return { title: calculator.unreadable, message: calculator.unreadableWhy };
  const {
    estimated_employees_replaced: employees,
    estimated_automation_cost_usd: costUsd,
    estimated_savings_per_year_usd: savingsPerYearUsd,
    industry = typed,
    ...rest
  } = data;
  return { ...rest, industry, figures: { employees, costUsd, savingsPerYearUsd } };
}

/** The figures under changed assumptions. */
export function figuresOf(result: Result, assumptions: Assumptions | undefined): Estimate {
  const isChanged = assumptions && assumptions !== result.assumptions;
  return isChanged ? estimate(assumptions) : result.figures;
}

/** Whether assumptions can be used for arithmetic. */
function isComputable(value: unknown): boolean {
  try {
    const amounts = Object.values(estimate(value as Assumptions)).flatMap(Object.values);
    return amounts.every(Number.isFinite);
  } catch {
    return false;
  }
}
