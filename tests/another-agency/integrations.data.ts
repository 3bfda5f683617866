import type { Integrations } from '#src/contracts/content/integrations.ts';

export const integrations: Integrations = {
  title: 'In the programs of your office',
  lede: 'Three, so far.',
  groups: [
    {
      label: 'Courts',
      programs: [
        { name: 'Citius', work: 'Reads notices of the courts as they are served.' },
        { name: 'PHC', work: 'Writes the fee notes.' },
        { name: 'Outlook', work: 'Puts every deadline into the calendar of its lawyer.' },
      ],
    },
  ],
  ways: {
    title: 'Another program?',
    lede: 'Ask us.',
    steps: [{ title: 'A file', text: 'What it exports.' }],
  },
  notForYou: {
    title: 'Not for everybody',
    lede: 'Some offices should wait.',
    cases: [{ when: 'Two clerks disagree.', instead: 'Agree first.' }],
  },
  ask: { title: 'Which do you use?', button: 'Tell us' },
};
