import { describe, expect, test } from 'vitest';
import { offerings } from '#src/content/automations.ts';
import type { Automation } from '#src/contracts/content/automation.ts';
import { allIdeas as all, matchesIdea, type IdeaFilter } from './ideas.ts';

/** Of whatever categories: the types are those of an owner's content, the texts those of the first agency. */
const ideas: readonly Automation[] = offerings;

const shown = (asked: Partial<IdeaFilter>) => ideas.filter((idea) => matchesIdea(idea, { ...all, ...asked }));

describe('the ideas shown', () => {
  test('those with the text in title, description or category, ignoring case', () => {
    expect(shown({ search: 'INVOICE capture' }).map(({ id }) => id)).toEqual(['invoice-capture-to-ledger']);
    expect(shown({ search: 'cost code' }).map(({ id }) => id)).toContain('invoice-capture-to-ledger');
    const logistics = ideas.filter(({ category }) => category === 'Logistics');
    expect(shown({ search: 'logistics' })).toEqual(expect.arrayContaining(logistics));
  });

  test('exactly one category', () => {
    const crm = shown({ category: 'CRM' });
    expect(crm.length).toBeGreaterThan(0);
    expect(crm.every(({ category }) => category === 'CRM')).toBe(true);
  });

  test('only those that match both', () => {
    expect(shown({ search: 'invoice capture', category: 'Finance' })).toHaveLength(1);
    expect(shown({ search: 'invoice capture', category: 'Legal' })).toHaveLength(0);
  });
});
