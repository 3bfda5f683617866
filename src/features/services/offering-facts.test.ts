import { expect, it } from 'vitest';
import { offerings, type Automation } from '#src/content/automations.ts';
import { factsOf } from './offering-facts.ts';

const sample = offerings[0] as Automation;

it('shows the price beside the complexity', () => {
  expect(factsOf({ ...sample, complexity: 'simple' }).complexity).toBe('Simple, $300-$600');
  expect(factsOf({ ...sample, complexity: 'advanced' }).complexity).toBe('Advanced, $1,200-$2,500+');
  expect(factsOf({ ...sample, complexity: 'custom' }).complexity).toBe('Custom, priced by the job');
});

it('starts each fact with a capital', () => {
  const facts = factsOf({ ...sample, timeToValue: 'varies', roiMultiplier: 'infinite' });
  expect(facts).toMatchObject({ time: 'Varies', roi: 'Infinite' });
});
