import { expect, test } from 'vitest';
import { addressOf, callOf, queryFrom } from './query.ts';

test.each(['', '?kind=call&state=open&spam=hide&search=ada+park&item=call-12', '?item=chat-7'])(
  '%s is read and written alike',
  (address) => {
    expect(addressOf(queryFrom(address))).toBe(address);
  },
);

test('what is no filter and no item is let go', () => {
  const query = queryFrom('?kind=post&state=new&spam=maybe&search=++&item=lead-0');
  expect(addressOf(query)).toBe('');
  expect(query.item).toBeNull();
});

test('the list does not hear of the item', () => {
  expect(callOf(queryFrom('?kind=lead&item=lead-1').filter)).toBe('?kind=lead');
});
