import type { Integrations } from '#src/contracts/content/integrations.ts';

/** Not shown: site.data.ts goes without the page. */
export const integrations: Integrations = {
  title: 'Works with what you have',
  lede: 'Which programs you connect to, and why these.',
  groups: [
    {
      label: 'Accounting',
      programs: [{ name: 'A program', work: 'What your work does in it, in a sentence.' }],
    },
  ],
  ways: {
    title: 'Don’t see your software?',
    lede: 'What you do then.',
    steps: [{ title: 'Its own connection', text: 'How you get into a program, the best way first.' }],
  },
  notForYou: {
    title: 'Who this isn’t for',
    lede: 'When to wait.',
    cases: [{ when: 'A case where you are not the right choice.', instead: 'What to do instead.' }],
  },
  ask: { title: 'What software do you use?', button: 'Tell us which' },
};
