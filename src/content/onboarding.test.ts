import { expect, test } from 'vitest';
import {
  automationInterests,
  businessTypes,
  customRecommendation,
  onboardingQuestions,
  onboardingTitle,
  recommendations,
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

test('what Continue says without an answer', () => {
  expect(onboardingQuestions.map(({ id, missing }) => [id, missing.title, missing.text])).toEqual([
    ['businessType', 'Please select an option', 'Select your business type to continue'],
    ['timeConsumer', 'Please select an option', 'Select where you lose the most time to continue'],
    ['automationInterest', 'Please select an option', 'Select what interests you to continue'],
  ]);
});

test('the table of recommendations', () => {
  const table = Object.entries(recommendations).map(([key, { title, link }]) => [key, title, link]);
  expect(table).toEqual([
    ['real-estate-document-processing', 'Real Estate Document Automation', '/signal-board'],
    ['real-estate-scheduling', 'Real Estate Appointment Scheduler', '/case-study'],
    ['logistics-data-entry', 'Logistics Data Integration', '/signal-board'],
    ['logistics-inventory', 'Supply Chain Optimization', '/case-study'],
    ['healthcare-scheduling', 'Patient Scheduling Automation', '/signal-board'],
    ['healthcare-document-processing', 'Medical Document Processing', '/signal-board'],
  ]);
  expect(customRecommendation).toMatchObject({
    title: 'Custom Automation Solution',
    link: '/signal-board',
  });
});
