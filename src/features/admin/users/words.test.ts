import { expect, test } from 'vitest';
import { describeActivity } from './Users.tsx';

test.each([
  ['login', null, 'signed in'],
  ['blog.update', 7, 'changed blog post 7'],
  ['signal-board.delete', 2, 'deleted Signal Board post 2'],
  ['user.remove', 3, 'removed user 3'],
  ['something.new', null, 'something.new'],
])('%s of %s', (action, entityId, words) => {
  expect(describeActivity({ action, entityId, user: null })).toBe(words);
});

test('a user is named, also a removed one', () => {
  expect(describeActivity({ action: 'user.remove', entityId: 3, user: 'eddie' })).toBe(
    'removed user eddie',
  );
});
