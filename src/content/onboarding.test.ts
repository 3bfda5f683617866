import { expect, test } from 'vitest';
import { onboardingQuestions, onboardingTitle } from './onboarding.data.ts';

const [businessTypes, timeConsumers, automationInterests] = onboardingQuestions.map(({ options }) =>
  options.map(({ value }) => value),
);

test('the options of the three questions', () => {
  expect(onboardingTitle).toBe('Find Your Perfect Automation Solution');
  expect(businessTypes).toEqual([
    'real-estate',
    'logistics',
    'healthcare',
    'retail',
    'professional-services',
    'manufacturing',
    'other',
  ]);
  expect(timeConsumers).toEqual([
    'data-entry',
    'customer-support',
    'document-processing',
    'scheduling',
    'reporting',
    'inventory',
    'other',
  ]);
  expect(automationInterests).toEqual([
    'workflow',
    'document',
    'customer-service',
    'data-analysis',
    'custom-api',
    'not-sure',
  ]);
});
