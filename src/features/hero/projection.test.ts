import { expect, test } from 'vitest';
import { inAir, onGrid, ORIGIN, toFrame } from './projection.ts';

test('the grid begins at the frame position of the origin', () => {
  expect(toFrame(onGrid(0, 0))).toEqual([ORIGIN.x, ORIGIN.y]);
});

test('along a row goes right and down, along a column left and down, up goes up', () => {
  const [rowX, rowY] = toFrame(onGrid(1, 0));
  const [columnX, columnY] = toFrame(onGrid(0, 1));
  const [upX, upY] = toFrame(onGrid(0, 0, 1));
  expect([rowX > ORIGIN.x, rowY > ORIGIN.y]).toEqual([true, true]);
  expect([columnX < ORIGIN.x, columnY > ORIGIN.y]).toEqual([true, true]);
  expect([upX === ORIGIN.x, upY < ORIGIN.y]).toEqual([true, true]);
});

test('inAir gives a point that projects to the requested position', () => {
  const [x, y] = toFrame(inAir(321, 123, 2));
  expect(x).toBeCloseTo(321);
  expect(y).toBeCloseTo(123);
});
