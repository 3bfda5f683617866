import { describe, expect, test } from 'vitest';
import { naiveBayes } from './naive-bayes.ts';

const example = (text: string) => ({ features: text.split(' '), counts: 1 });
const bread = ['bake a loaf', 'fresh rolls'].map(example);
const bicycles = ['mend a wheel', 'a flat tire', 'brakes squeak', 'oil a chain'].map(example);

function likelihoods(text: string): number[] {
  return [...naiveBayes([bread, bicycles])(text.split(' '))];
}

describe('the likelihoods of a text', () => {
  test('are together 1', () => {
    const [one = 0, other = 0] = likelihoods('a loaf');
    expect(one + other).toBeCloseTo(1);
  });

  test.each([
    ['my rolls', true],
    ['the chain', false],
  ])('are those of the words that are typical: %s', (text, isBread) => {
    const [one = 0, other = 0] = likelihoods(text);
    expect(one > other).toBe(isBread);
  });

  test('of unknown words favor no class, however many examples it has', () => {
    const [one = 0, other = 0] = likelihoods('xyzzy');
    expect(one).toBeCloseTo(other);
  });
});
