import type { Setup } from '../../src/contracts/setup.ts';

const note = { required: false, done: false, dismissed: false };

/** As after the first deploy. The journeys share one admin, so no journey may change its steps. */
export const fresh: Setup = {
  items: [
    { step: 'password', required: true, done: false, dismissed: false },
    { step: 'notifications', required: true, done: true, dismissed: false },
    { step: 'build-hook', ...note },
    { step: 'assistant', ...note },
    { step: 'address', ...note },
  ],
  onPlatform: true,
  buildHook: false,
  assistant: 'embedded',
  closedDaysEnd: undefined,
  modelQuestions: 25,
  address: 'https://name.netlify.app',
};

/** A notification that could not be delivered. */
export const message = {
  ...{
    id: '5f0c8f0e-6c2c-4a53-9d9f-0d4c1f6f7a11',
    channel: 'webhook',
    kind: 'contact',
    aboutId: 1,
    state: 'dead',
  },
  subject: 'New contact request from Ada Park',
  attempts: 14,
  nextAttemptAt: null,
  lastError: 'The webhook answered 500.',
  createdAt: '2026-05-04T10:00:00Z',
  deadAt: '2026-05-05T10:00:00Z',
};
