import { expect, test } from 'vitest';
import { inboxQueryString, inboxQueryFrom } from './query.ts';

test.each(['', '?kind=call&state=open&spam=hide&search=ada+park&item=call-12', '?item=chat-7'])(
  '%s survives parsing and formatting',
  (address) => {
    expect(inboxQueryString(inboxQueryFrom(address))).toBe(address);
  },
);

test('invalid filters and items are ignored', () => {
  const query = inboxQueryFrom('?kind=post&state=new&spam=maybe&search=++&item=lead-0');
  expect(inboxQueryString(query)).toBe('');
  expect(query.item).toBeNull();
});
