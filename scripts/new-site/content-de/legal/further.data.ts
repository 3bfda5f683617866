import type { FurtherLegalDocument } from '#src/contracts/content/legal.ts';
import { addressLine, site } from '../site.ts';

/** Legal texts besides policy and terms, each on a page of its own. What is in brackets is yours to fill in. */
export const furtherLegal: readonly FurtherLegalDocument[] = [
  {
    slug: 'impressum',
    title: 'Impressum',
    description: `Wer für diese Website verantwortlich ist: ${site.legalName}, ${addressLine}.`,
    intro: `Angaben nach § 5 des Digitale-Dienste-Gesetzes (DDG).`,
    clauses: [
      {
        id: 'anbieterin',
        title: 'Anbieterin',
        summary: 'Wer wir sind.',
        paragraphs: [
          `${site.legalName}, ${addressLine}. Vertreten durch: [Vor- und Nachname].`,
          '[Registergericht und Registernummer, wenn Sie eingetragen sind. Umsatzsteuer-Identifikationsnummer nach § 27a des Umsatzsteuergesetzes, wenn Sie eine haben.]',
        ],
      },
      {
        id: 'kontakt',
        title: 'Kontakt',
        summary: 'So erreichen Sie uns.',
        paragraphs: [`Telefon ${site.phone.text}, E-Mail ${site.email.sales}. ${site.hours.text}.`],
      },
      {
        id: 'inhalt',
        title: 'Für den Inhalt verantwortlich',
        summary: 'Wer für die Texte geradesteht.',
        paragraphs: [`Nach § 18 Absatz 2 des Medienstaatsvertrags: [Vor- und Nachname], ${addressLine}.`],
      },
      {
        id: 'streitbeilegung',
        title: 'Streitbeilegung',
        summary: 'Ob wir daran teilnehmen.',
        paragraphs: [
          'An Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil und sind dazu auch nicht verpflichtet.',
        ],
      },
    ],
  },
];
