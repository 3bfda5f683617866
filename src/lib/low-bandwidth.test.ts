import { expect, test } from 'vitest';
import { isLowBandwidth } from './low-bandwidth.ts';

test.each([
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '4g', saveData: true }, true],
  [{ effectiveType: '3g', saveData: false }, false],
  [{ effectiveType: '4g' }, false],
  [{}, false],
  [undefined, false],
])('%j gets light media: %s', (connection, low) => {
  expect(isLowBandwidth(connection)).toBe(low);
});
