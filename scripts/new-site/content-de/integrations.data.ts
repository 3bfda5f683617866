import type { Integrations } from '#src/contracts/content/integrations.ts';

/** Not shown: site.data.ts goes without the page. */
export const integrations: Integrations = {
  title: 'Passt zu dem, was Sie schon haben',
  lede: 'An welche Programme Sie anbauen und warum an diese.',
  groups: [
    {
      label: 'Buchhaltung',
      programs: [{ name: 'Ein Programm', work: 'Was Ihre Arbeit darin tut, in einem Satz.' }],
    },
  ],
  ways: {
    title: 'Ihr Programm steht nicht dabei?',
    lede: 'Was Sie dann tun.',
    steps: [{ title: 'Die Schnittstelle', text: 'Wie Sie in ein Programm hineinkommen, der beste Weg zuerst.' }],
  },
  notForYou: {
    title: 'Wann Sie noch warten sollten',
    lede: 'Für wen es nichts ist.',
    cases: [{ when: 'Ein Fall, in dem Sie nicht die Richtigen sind.', instead: 'Was man stattdessen tut.' }],
  },
  ask: { title: 'Womit arbeiten Sie?', button: 'Sagen Sie es uns' },
};
