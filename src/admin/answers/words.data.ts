import { site } from '#src/content/site.ts';

/** What the screen of the assistant's answers says. */
export const words = {
  intro: `Which answers of ${site.assistant} didn’t help visitors, and the answers you have written. ${site.assistant} gives those from the next question on.`,
  unhelpful: {
    title: 'Didn’t help',
    intro: 'Rated by visitors. They’re deleted with the conversation.',
    none: 'No answer is rated as unhelpful.',
  },
  written: {
    title: 'Written by you',
    intro:
      'Given where a question is asked as it stands here, or nearly so, before anything else. Other questions may be answered with it too.',
    none: 'No answers yet.',
  },
  form: {
    description: `One question a line, in as many ways as visitors ask it. Leave out what names a person: ${site.assistant} may repeat the first line. In the answer, **two asterisks** make bold, and [a text](/services) a link within the site.`,
    action: 'Save the answer',
    failure: 'The answer wasn’t saved',
  },
  remove: {
    title: 'Delete this answer?',
    text: `${site.assistant} answers from the site again.`,
    action: 'Delete',
  },
} as const;
