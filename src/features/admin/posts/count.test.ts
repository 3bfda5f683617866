import { expect, test } from 'vitest';
import { countsIn, countWords } from './count.ts';
import { everything } from './query.ts';

test.each([
  [1, 0, {}, '1 post'],
  [2, 1, {}, '2 posts, 1 of them a draft'],
  [137, 21, {}, '137 posts, 21 of them drafts'],
  [1, 1, {}, '1 post, a draft'],
  [1, 0, { search: 'tally' }, '1 post for “tally”'],
  [1, 1, { deleted: true }, '1 deleted post'],
])('%i posts with %i drafts of %j are %j', (posts, drafts, query, words) => {
  const headers = new Headers({ 'X-Total-Count': `${posts}`, 'X-Draft-Count': `${drafts}` });
  expect(countWords(countsIn(headers), { ...everything, ...query })).toBe(words);
});
