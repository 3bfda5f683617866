import type { Setup, SetupItem } from '#src/contracts/setup.ts';
import { formatDay } from '#src/domain/booking/words.ts';

interface Words {
  title: string;
  text: string;
}

/** The texts of a setup step. */
export function wordsFor({ step, done }: SetupItem, setup: Setup): Words {
  const { deployed, address, buildHook } = setup;
  const where = deployed
    ? 'in the site’s environment variables, then deploy'
    : 'in .env, then start again';
  switch (step) {
    case 'password':
      return {
        title: 'Choose your own password',
        text: done
          ? 'Nobody but you knows it.'
          : 'Somebody else set the one you signed in with, and others may have seen it.',
      };
    case 'notifications':
      return {
        title: 'Hear about requests and calls',
        text: done
          ? 'They are forwarded as they arrive.'
          : `They wait in the inbox, and nobody is notified. Set NOTIFY_WEBHOOK_URL, or SMTP_URL and NOTIFY_EMAIL, ${where}.`,
      };
    case 'build-hook':
      return {
        title: buildHook ? 'Remove the build hook' : 'No build hook is needed',
        text: buildHook
          ? 'BUILD_HOOK_URL is set, so publishing starts builds, which cost credits. Remove it unless you know what needs a build.'
          : 'BUILD_HOOK_URL is not set, and does not need to be: nothing you publish waits for a build.',
      };
    case 'assistant':
      return { title: 'Who answers visitors', text: answerer(setup) };
    case 'closed-days':
      return {
        title: 'Extend the closed days',
        text: `The list of days without calls ends on ${formatDay(setup.closedDaysEnd ?? '')}. Add the next ones under Settings, or calls can be booked on holidays.`,
      };
    case 'address':
      return {
        title: 'Where the site is found',
        text: `Links, sitemap, feeds and share cards say ${address}. ${
          deployed
            ? 'For a domain of your own, add it in the site’s domain settings, then deploy.'
            : `For another address, set SITE_URL ${where}.`
        }`,
      };
  }
}

function answerer({ assistant, modelQuestions }: Setup): string {
  switch (assistant) {
    case 'embedded':
      return 'The built-in assistant does, from what the site says. It needs no key and costs nothing.';
    case 'webhook':
      return 'Your own webhook: CHATBOT_WEBHOOK_URL is set.';
    case 'model':
      return `A language model does, for up to ${modelQuestions} questions a day; its provider reads what visitors type and charges you. Check that your terms with it forbid training, as your privacy policy says. What it says is checked against the site, and the built-in assistant answers the rest.`;
  }
}
