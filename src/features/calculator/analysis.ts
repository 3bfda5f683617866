import { atom } from 'nanostores';
import { calculatorWords } from '#src/content/calculator.data.ts';
import { calculator } from '#src/content/messages.ts';
import type { Assumptions } from '#src/contracts/industry-analysis.ts';
import { reasonOf, request } from '#src/lib/request.ts';
import { dismissToast, toast } from '#src/ui/toast/toast.ts';
import { adjusted, assumptionErrors, typedOf, type TypedAssumptions } from './adjust.ts';
import { type AnalysisFailure, readAnswer, type Result } from './result.ts';

type Analysis =
  | { readonly status: 'idle' | 'analyzing' }
  | {
      readonly status: 'result';
      readonly result: Result;
      /** The current assumptions: the result's own until the visitor changes them. */
      readonly assumptions?: Assumptions | undefined;
      /** What is in their fields, once the visitor has changed one. */
      readonly typed?: TypedAssumptions;
    }
  | ({ readonly status: 'failed' } & AnalysisFailure);

export const $analysis = atom<Analysis>({ status: 'idle' });

/** The text in the input field. */
export const $industry = atom('');

/** Analyzes an industry, and applies changes to its assumptions if they are valid. An empty one is ignored. */
export async function analyze(industry: string, changes: Partial<TypedAssumptions> = {}): Promise<void> {
  const typed = industry.trim();
  $industry.set(industry);
  if (!typed || $analysis.get().status === 'analyzing') return;
  dismissToast('analysis');
  $analysis.set({ status: 'analyzing' });
  const answer = await fetchAnalysis(typed);
  if ('title' in answer) {
    toast({ about: 'analysis', title: answer.title, description: answer.message, destructive: true });
    $analysis.set({ status: 'failed', ...answer });
    return;
  }
  const { assumptions: own } = answer;
  $analysis.set({ status: 'result', result: answer, assumptions: own });
  if (!own || Object.keys(changes).length === 0) return;
  const changed = { ...typedOf(own), ...changes };
  if (Object.keys(assumptionErrors(changed)).length === 0) adjust(changed);
}

/** Recomputes the shown result with the typed values, unless a field is invalid. */
export function adjust(typed: TypedAssumptions): void {
  const analysis = $analysis.get();
  if (analysis.status !== 'result' || !analysis.result.assumptions) return;
  const isValid = Object.keys(assumptionErrors(typed)).length === 0;
  const assumptions = isValid ? adjusted(analysis.result.assumptions, typed) : analysis.assumptions;
  $analysis.set({ ...analysis, assumptions, typed });
}

async function fetchAnalysis(industry: string): Promise<Result | AnalysisFailure> {
  let body: unknown;
  try {
    const response = await request('/api/webhook/industry-analysis', { method: 'POST', body: { industry } });
    body = await response.json().catch(() => undefined);
  } catch (error) {
    const reason = reasonOf(error, calculatorWords.offline, [422, 429]);
    return { title: calculator.failed, message: calculator.failedWhy, reason };
  }
  return readAnswer(body, industry);
}
