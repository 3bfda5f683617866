import { countOfFirst } from './messages.ts';
import { projects } from './projects.ts';

/** The static text at /projects. */
export const showcase = {
  title: 'Projects',
  lede: `${countOfFirst(projects.length, 'automation', 'automations')} in daily use. Each comes with a worked example: one record, from arrival to result.`,
  empty: {
    title: 'No projects found',
    text: 'No project matches all of that. Try fewer tags or a shorter word.',
    button: 'Clear all filters',
  },
} as const;

/** The static text of a project's page. */
export const projectWords = {
  ratingNote: 'of 5: one rating, given by this client at handoff',
  sampleTitle: 'One record, start to finish',
  sampleLede: 'This record is invented so that we can show it. Real ones take the same path.',
  railLabel: 'Step of the record',
  filed: 'Filed',
  tryLabel: 'Try it with your own words',
  tryNote:
    'Plain rules in your browser do the reading, so nothing you type is sent. The real build reads with a language model and asks a person when it isn’t sure.',
  tryResult: 'What it found',
  tryNothing: 'Nothing found here. The rules look for dates, amounts, numbers, unit numbers and addresses.',
  askTitle: 'Does yours look like this?',
  askText: 'Tell us what comes in and what should go out. You get a fixed price, or a plain no.',
  askButton: 'Tell Us What You Need',
} as const;
