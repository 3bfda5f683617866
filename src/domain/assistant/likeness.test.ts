import { expect, test } from 'vitest';
import type { Fact } from './fact.ts';
import { likenessTo } from './likeness.ts';

const facts: Fact[] = [
  { id: 'bread', names: ['Bread'], lead: 'We bake loaves and rolls every morning.' },
  { id: 'bicycles', names: ['Bicycles'], lead: 'We repair wheels, brakes and saddles.' },
  { id: 'pay', names: ['Payment'], asks: ['How do I pay?'], lead: 'Cash or card.' },
];
const likeness = likenessTo(facts);

function nearest(text: string): string | undefined {
  const alike = likeness(text.split(' '));
  const [best] = [...alike].sort(([, one], [, other]) => other - one);
  return best?.[0].id;
}

test.each([
  ['oven flour baker', 'bread'],
  ['motorcycle tires', 'bicycles'],
  ['do you accept cheques', 'pay'],
])('%s is like %s, of which it has no word', (text, id) => {
  expect(nearest(text)).toBe(id);
});

test('words that are not known are like nothing', () => {
  expect(likeness(['xyzzy']).size).toBe(0);
});
