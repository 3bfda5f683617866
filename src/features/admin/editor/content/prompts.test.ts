import { expect, test } from 'vitest';
import { addressOf } from './prompts.ts';

test.each([
  ['example.com', 'https://example.com'],
  ['www.example.co.uk/a?b=c', 'https://www.example.co.uk/a?b=c'],
  ['ines@example.com', 'mailto:ines@example.com'],
  ['https://example.com', 'https://example.com'],
  ['/services', '/services'],
  ['#part', '#part'],
  ['tel:+15125550100', 'tel:+15125550100'],
  ['', ''],
])('the address typed as %j is %j', (typed, address) => {
  expect(addressOf(typed)).toBe(address);
});
