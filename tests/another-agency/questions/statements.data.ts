import type { Statement } from '#src/contracts/content/statement.ts';
import { site } from '../site.ts';

const contact = { label: 'Kontakt', href: '/contact' };

export const trouble: Statement = {
  id: 'trouble',
  names: [],
  asked: [],
  answer: `Das tut mir leid. Rufen Sie an: **${site.phone.text}**, ${site.hours.text}. Außerhalb dieser Zeiten schreiben Sie an ${site.email.support}, was nicht läuft und seit wann.`,
  link: contact,
};

export const firstCall = 'Das erste Gespräch kostet nichts.';

export const statements: readonly Statement[] = [
  {
    id: 'hours',
    names: ['Bürozeiten', 'Öffnungszeiten'],
    asked: ['Wann haben Sie geöffnet?', 'Wann sind Sie erreichbar?'],
    answer: `Wir sind hier: ${site.hours.text}.`,
    link: contact,
  },
];
