import { expect, test } from 'vitest';
import type { LegalDocument } from '#src/contracts/content/legal.ts';
import { privacyPolicy } from './privacy-policy.data.ts';
import { retentionText } from './retention.ts';
import { termsOfService } from './terms-of-service.data.ts';

function clause(document: LegalDocument, id: string): string {
  const found = document.clauses.find((candidate) => candidate.id === id);
  return [found?.summary, ...(found?.paragraphs ?? [])].join(' ');
}

test('both have the agreed effective date', () => {
  expect(privacyPolicy.effective).toBe('2025-05-18');
  expect(termsOfService).toMatchObject({ effective: '2025-05-18', version: '1.1' });
});

test('the privacy policy excludes children under 13', () => {
  expect(clause(privacyPolicy, 'children')).toContain('children under 13');
});

test('the terms cap liability and send disputes to arbitration in Austin', () => {
  expect(clause(termsOfService, 'liability')).toContain(
    'the amount paid by you to us in the 3 months preceding',
  );
  expect(clause(termsOfService, 'disputes')).toContain('binding arbitration in Austin, Texas');
});

test.each([privacyPolicy, termsOfService])(
  '$title: every clause has a summary and an id',
  ({ clauses }) => {
    expect(new Set(clauses.map(({ id }) => id)).size).toBe(clauses.length);
    for (const { id, summary, paragraphs } of clauses) {
      expect(id).toMatch(/^[a-z-]+$/);
      expect(summary).toMatch(/\.$/);
      expect(paragraphs.length).toBeGreaterThan(0);
    }
  },
);

test('retention periods are formatted naturally', () => {
  expect([1, 90, 365, 730].map(retentionText)).toEqual([
    '24 hours',
    '90 days',
    '12 months',
    '24 months',
  ]);
});
