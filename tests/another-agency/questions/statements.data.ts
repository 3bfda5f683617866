import type { Statement } from '#src/contracts/content/statement.ts';
import { site } from '../site.ts';

const contact = { label: 'Contact', href: '/contact' };

export const trouble: Statement = {
  id: 'trouble',
  names: [],
  asked: [],
  answer: `I am sorry. Call ${site.phone.text}.`,
  link: contact,
};

export const firstCall = 'A first talk costs nothing.';

export const statements: readonly Statement[] = [
  {
    id: 'hours',
    names: ['Hours'],
    asked: ['When are you open?'],
    answer: `We are here ${site.hours.text}.`,
    link: contact,
  },
];
