import type { Setup, SetupStep } from '#src/contracts/setup.ts';

export interface Words {
  title: string;
  /** Words in braces are filled in (Checklist.tsx). */
  text: string;
  /** Once it is done. */
  done?: string;
}

/** What is set there is set by owners. */
export const inSettings: readonly SetupStep[] = ['notifications', 'closed-days'];

/** The texts of the setup steps. */
export const steps: Readonly<Record<SetupStep, Words>> = {
  password: {
    title: 'Choose your own password',
    text: 'Someone else set the one you signed in with, and others may have seen it.',
    done: 'Nobody but you knows it.',
  },
  notifications: {
    title: 'Hear about requests and calls',
    text: 'They wait in the inbox, and nobody is notified. Enter a webhook under Settings, or set SMTP_URL and NOTIFY_EMAIL {where}.',
    done: 'They’re forwarded as they arrive.',
  },
  'build-hook': {
    title: 'No build hook is needed',
    text: 'BUILD_HOOK_URL isn’t set, and doesn’t need to be: nothing you publish waits for a build.',
  },
  assistant: { title: 'Who answers visitors', text: '' },
  'closed-days': {
    title: 'Extend the closed days',
    text: 'The list of days without calls ends on {closedDaysEnd}. Add the next ones under Settings, or calls can be booked on holidays.',
  },
  address: {
    title: 'Where the site is found',
    text: 'Links, sitemap, feeds and share cards say {address}. For another address, set SITE_URL {where}.',
  },
};

export const unneededHook: Words = {
  title: 'Remove the build hook',
  text: 'BUILD_HOOK_URL is set, so publishing starts builds, which cost credits. Remove it unless you know what needs a build.',
};

export const platformAddress: Words = {
  title: 'Where the site is found',
  text: 'Links, sitemap, feeds and share cards say {address}. For a domain of your own, add it in the site’s domain settings, then deploy.',
};

/** Who answers visitors. */
export const answerers: Readonly<Record<Setup['assistant'], string>> = {
  embedded: 'The built-in assistant does, from what the site says. It needs no key and costs nothing.',
  webhook: 'Your own webhook: CHATBOT_WEBHOOK_URL is set.',
  model:
    'A language model does, for up to {modelQuestions} questions a day; its provider reads what visitors type and charges you. Check that your terms with it forbid training, as your privacy policy says. What it says is checked against the site, and the built-in assistant answers the rest.',
};
