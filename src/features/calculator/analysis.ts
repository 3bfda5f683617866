import { atom } from 'nanostores';
import { calculatorWords } from '#src/content/calculator.data.ts';
import type { Assumptions } from '#src/contracts/industry-analysis.ts';
import { request, RequestError } from '#src/lib/request.ts';
import { dismissToast, toast } from '#src/ui/toast/toast.ts';
import { adjusted, errorsOf, typedOf, type Typed } from './adjust.ts';
import { readAnswer, type Reading, type Result } from './result.ts';

type Analysis =
  | { readonly status: 'idle' }
  | { readonly status: 'analyzing' }
  | {
      readonly status: 'result';
      readonly result: Result;
      /** The current assumptions: the result's own until the visitor changes them. */
      readonly assumptions?: Assumptions | undefined;
    }
  | ReturnType<typeof failed>;

export const $analysis = atom<Analysis>({ status: 'idle' });

/** The text in the input field. */
export const $industry = atom('');

/** Analyzes an industry, and applies changes to its assumptions if they are valid. An empty one is ignored. */
export async function analyze(industry: string, changes: Partial<Typed> = {}): Promise<void> {
  const typed = industry.trim();
  $industry.set(industry);
  if (!typed || $analysis.get().status === 'analyzing') return;
  dismissToast('analysis');
  $analysis.set({ status: 'analyzing' });
  const next = await fetchAnalysis(typed);
  if (next.status === 'failed') {
    toast({ about: 'analysis', title: next.title, description: next.message, destructive: true });
  }
  $analysis.set(next);
  const own = next.status === 'result' && next.result.assumptions;
  if (own && Object.keys(changes).length > 0) adjust({ ...typedOf(own), ...changes });
}

/** Recomputes the shown result with the typed values; does nothing if a field is invalid. */
export function adjust(typed: Typed): void {
  const analysis = $analysis.get();
  if (analysis.status !== 'result' || !analysis.result.assumptions) return;
  if (Object.keys(errorsOf(typed)).length > 0) return;
  $analysis.set({ ...analysis, assumptions: adjusted(analysis.result.assumptions, typed) });
}

async function fetchAnalysis(industry: string): Promise<Analysis> {
  let body: unknown;
  try {
    const response = await request('/api/webhook/industry-analysis', {
      method: 'POST',
      body: { industry },
    });
    body = await response.json().catch(() => undefined);
  } catch (error) {
    return failed('Error', 'Failed to analyze this industry. Please try again.', reasonOf(error));
  }
  return fromReading(readAnswer(body, industry));
}

function fromReading(reading: Reading): Analysis {
  switch (reading.kind) {
    case 'result':
      return { status: 'result', result: reading.result, assumptions: reading.result.assumptions };
    case 'refused':
      return failed('Analysis Error', reading.message);
    case 'invalid':
      return failed('Data Error', 'Received an invalid response format from the server.');
  }
}

/** @param reason an additional message, if any */
function failed(title: string, message: string, reason?: string) {
  return { status: 'failed', title, message, reason } as const;
}

/** The reason as shown to the visitor; undefined if there is nothing to add to the general message. */
function reasonOf(error: unknown): string | undefined {
  if (!navigator.onLine) return calculatorWords.offline;
  return error instanceof RequestError && [422, 429].includes(error.status) ? error.serverMessage : undefined;
}
