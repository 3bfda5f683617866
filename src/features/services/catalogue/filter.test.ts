import { describe, expect, test } from 'vitest';
import { offerings } from '#src/content/automations.ts';
import { categories } from '#src/content/categories.ts';
import { countLine, matches, readFilter, writeFilter, type IdeaFilter } from './filter.ts';

const all: IdeaFilter = { search: '', category: '', view: 'grid' };
const shown = (asked: Partial<IdeaFilter>) =>
  offerings.filter((idea) => matches(idea, { ...all, ...asked }));

describe('the ideas shown', () => {
  test('all without a filter', () => {
    expect(shown({})).toHaveLength(40);
    expect(shown({ search: '   ' })).toHaveLength(40);
  });

  test('those with the text in title, description or category, ignoring case', () => {
    expect(shown({ search: 'INVOICE capture' }).map(({ id }) => id)).toEqual([
      'invoice-capture-to-ledger',
    ]);
    expect(shown({ search: 'cost code' }).map(({ id }) => id)).toContain(
      'invoice-capture-to-ledger',
    );
    const logistics = offerings.filter(({ category }) => category === 'Logistics');
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

describe('the URL', () => {
  test('contains the filter, and nothing else', () => {
    expect(writeFilter(all)).toBe('');
    const asked: IdeaFilter = {
      search: 'R&D 50%',
      category: 'Project Management',
      view: 'list',
    };
    expect(readFilter(writeFilter(asked), categories)).toEqual(asked);
  });

  test('with unknown values falls back to known ones', () => {
    expect(readFilter('?category=Witchcraft&view=spiral', categories)).toEqual(all);
    expect(readFilter('', categories)).toEqual(all);
  });
});

test('the count line includes the filter', () => {
  expect(countLine(40, 40, all)).toBe('Showing 40 of 40 automations');
  expect(countLine(2, 40, { ...all, category: 'Finance', search: ' invoice ' })).toBe(
    'Showing 2 of 40 automations in Finance matching “invoice”',
  );
});
