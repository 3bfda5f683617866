import * as z from 'zod/mini';

/** The setup steps after the first deploy, in order. */
export const setupSteps = [
  'password',
  'notifications',
  'build-hook',
  'assistant',
  'address',
  // Listed only once the closed days are about to run out.
  'closed-days',
] as const;

export type SetupStep = (typeof setupSteps)[number];

export interface SetupItem {
  step: SetupStep;
  /** Cannot be dismissed; the other steps are optional and can be. */
  required: boolean;
  done: boolean;
  dismissed: boolean;
}

/** The state of the setup, for a signed-in admin. */
export interface Setup {
  items: SetupItem[];
  /** Whether variables are set on the platform, not on this machine. */
  onPlatform: boolean;
  /** Whether publishing sends a request to a build hook. */
  buildHook: boolean;
  /** What answers visitors' questions. */
  assistant: 'embedded' | 'webhook' | 'model';
  /** Maximum number of questions per day that go to a language model, if one is configured. */
  modelQuestions: number;
  /** The last of the days without calls (yyyy-MM-dd), if there are any. */
  closedDaysEnd: string | undefined;
  /** Origin in links, sitemap, feeds and cards. */
  address: string;
}

export const setupChange = z.object({
  step: z.enum(setupSteps, 'There is no such step'),
  dismissed: z.boolean('Dismissed is true or false'),
});
