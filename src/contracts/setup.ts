import * as z from 'zod/mini';

/** What somebody who has just put the site up sees to, in this order. */
export const setupSteps = [
  'password',
  'notifications',
  'build-hook',
  'assistant',
  'address',
] as const;

export type SetupStep = (typeof setupSteps)[number];

export interface SetupItem {
  step: SetupStep;
  /** Stays until it is done; the others are there to be known, and can be dismissed. */
  required: boolean;
  done: boolean;
  dismissed: boolean;
}

/** How far the setup of the site has come, for who is signed in. */
export interface Setup {
  items: SetupItem[];
  /** Whether variables are set on the platform, and not on this machine. */
  deployed: boolean;
  /** Whether publishing calls one. */
  buildHook: boolean;
  /** Who answers visitors' questions. */
  assistant: 'embedded' | 'webhook' | 'model';
  /** Questions a day that go to a language model, where there is one. */
  modelQuestions: number;
  /** Origin in links, sitemap, feeds and cards. */
  address: string;
}

export const setupChange = z.object({
  step: z.enum(setupSteps, 'There is no such step'),
  dismissed: z.boolean('Dismissed is true or false'),
});
