import { expect, test } from 'vitest';
import { businessTypes, timeConsumers } from '#src/content/onboarding.data.ts';
import { recommend } from './recommendation.ts';

const table: Record<string, [string, string]> = {
  'real-estate-document-processing': ['Real Estate Document Automation', '/signal-board'],
  'real-estate-scheduling': ['Real Estate Appointment Scheduler', '/case-study'],
  'logistics-data-entry': ['Logistics Data Integration', '/signal-board'],
  'logistics-inventory': ['Supply Chain Optimization', '/case-study'],
  'healthcare-scheduling': ['Patient Scheduling Automation', '/signal-board'],
  'healthcare-document-processing': ['Medical Document Processing', '/signal-board'],
};
const pairs = businessTypes.flatMap((business) =>
  timeConsumers.map((time) => [business.value, time.value] as const),
);

test.each(pairs)('%s that loses time to %s', (business, time) => {
  const { title, link } = recommend(business, time);
  const expected = table[`${business}-${time}`] ?? ['Custom Automation Solution', '/signal-board'];
  expect([title, link]).toEqual(expected);
});
