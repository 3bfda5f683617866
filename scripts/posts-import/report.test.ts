import { expect, test } from 'vitest';
import { redirectProblems } from '#src/domain/redirects.ts';
import { reportOf } from './report.ts';

const told = { present: [], refused: [], drafts: [], notes: [], stopped: undefined, total: 1, decisions: undefined };
const HEADING = 'From the old addresses, for src/content/redirects.data.ts:\n';

/** What a report of a post with this old address adds to the list of redirects. */
function added(oldAddress: string | undefined, isTrial = false): object {
  const created = [{ title: 'Three forms', slug: 'three-forms', oldAddress }];
  const [, lines = ''] = reportOf({ ...told, created, isTrial }).split(HEADING);
  return JSON.parse(`{${lines.trim().replace(/,$/, '')}}`) as object;
}

test.each([
  ['of WordPress', 'https://old.example/2024/05/three-forms/', '/2024/05/three-forms'],
  ['of Jekyll', '/2024/05/02/three-forms.html', '/2024/05/02/three-forms.html'],
  ['in another alphabet', 'https://old.example/%E6%9D%B1%E4%BA%AC/', '/東京'],
  ['with quotation marks', `/it's-"new"`, `/it's-"new"`],
])('the report of an import has a redirect from an address %s', (_, oldAddress, from) => {
  const redirects = added(oldAddress);
  expect(redirects).toEqual({ [from]: '/blog/three-forms' });
  expect(redirectProblems(redirects as Record<string, string>)).toEqual([]);
});

test.each([
  ['that was none', undefined],
  ['with a number, on the home page', 'https://old.example/?p=12'],
  ['that stays', 'https://old.example/blog/three-forms/'],
])('the report of an import has no redirect from an address %s', (_, oldAddress) => {
  expect(added(oldAddress)).toEqual({});
});

test('the report of a trial has no redirects: nothing has moved', () => {
  expect(added('/2024/05/three-forms', true)).toEqual({});
});
