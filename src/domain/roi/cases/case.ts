import type { AutomationCase } from '#src/contracts/industry-analysis.ts';
import type { CasesByIndustry } from '#src/trades/industry.ts';
import type { Candidate } from '../automations.ts';

/** What each automation would do in an industry. Work that no automation takes over is left out. */
export function casesOf(cases: CasesByIndustry[string], offered: readonly Candidate[]): Map<Candidate, AutomationCase> {
  const pairs = Object.entries(cases).flatMap(([task, texts]) => {
    const able = offered.filter((candidate) => candidate.task === task);
    return [texts].flat().flatMap((text, place) => {
      const candidate = able[place];
      return candidate ? [[candidate, caseOf(text, candidate)] as const] : [];
    });
  });
  return new Map(pairs);
}

function caseOf(text: string, { title: automation }: Candidate): AutomationCase {
  const [title = '', how = ''] = text.split(/: (.*)/s);
  return { title, how: `${how.charAt(0).toUpperCase()}${how.slice(1)}.`, automation };
}

/** A case as one string, e.g. 'Recall of patients: Whoever is overdue is asked. (AI Chatbot)' */
export function caseText({ title, how, automation }: AutomationCase): string {
  return `${title}: ${how} (${automation})`;
}
