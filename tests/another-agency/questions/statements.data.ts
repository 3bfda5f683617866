import { everybodysStatements } from '#scripts/new-site/content-de/questions/statements.data.ts';
import type { Statement } from '#src/contracts/content/statement.ts';
import { team } from '../team.data.ts';
import { site } from '../site.ts';

export { firstCall, trouble } from '#scripts/new-site/content-de/questions/statements.data.ts';

const imprint = { label: 'Impressum', href: '/impressum' };
const [leader] = team;

export const statements: readonly Statement[] = [
  ...everybodysStatements,
  {
    id: 'company',
    names: ['Impressum', 'Firma', site.legalName],
    asked: [
      'Wer steckt hinter der Firma?',
      'Wer steht hinter dieser Website?',
      'Wer ist für die Seite verantwortlich?',
      'Wer ist der Chef?',
      'Wer ist die Chefin?',
      'Wer leitet die Firma?',
      'Wer ist Geschäftsführer?',
      'Mit wem schließe ich den Vertrag?',
      'Welche Rechtsform hat die Firma?',
      'Wo ist das Impressum?',
    ],
    answer: `Hinter dieser Website steht die ${site.legalName} in ${site.address.city}; Geschäftsführerin ist **${leader?.name}**.`,
    passages: [
      {
        text: 'Sie steht im Handelsregister des Amtsgerichts Hamburg unter HRB\u00a0999134.',
        about: 'Handelsregisternummer HRB eingetragen',
      },
      {
        text: 'Die Umsatzsteuer-Identifikationsnummer ist DE999999134.',
        about: 'USt-ID UStID Ust-IdNr Steuernummer Umsatzsteuer-ID',
      },
    ],
    link: imprint,
    next: ['Wie viele Leute sind Sie?', 'Wo sitzen Sie?'],
  },
];
