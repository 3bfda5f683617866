import { expect, test } from 'vitest';
import {
  automationInterests,
  businessTypes,
  onboardingTitle,
  timeConsumers,
} from './onboarding.data.ts';

const values = (options: readonly { value: string }[]) => options.map(({ value }) => value);

test('the options of the three questions', () => {
  expect(onboardingTitle).toBe('Find Your Perfect Automation Solution');
  expect(values(businessTypes)).toEqual([
    'real-estate',
    'logistics',
    'healthcare',
    'retail',
    'professional-services',
    'manufacturing',
    'other',
  ]);
  expect(values(timeConsumers)).toEqual([
    'data-entry',
    'customer-support',
    'document-processing',
    'scheduling',
    'reporting',
    'inventory',
    'other',
  ]);
  expect(values(automationInterests)).toEqual([
    'workflow',
    'document',
    'customer-service',
    'data-analysis',
    'custom-api',
    'not-sure',
  ]);
});
