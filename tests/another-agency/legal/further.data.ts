import type { FurtherLegalDocument } from '#src/contracts/content/legal.ts';
import { addressLine, site } from '../site.ts';

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
          `${site.legalName}, ${addressLine}. Vertreten durch die Geschäftsführerin Wiebke Hansen.`,
          'Eingetragen im Handelsregister des Amtsgerichts Hamburg unter HRB\u00a0999134. Umsatzsteuer-Identifikationsnummer nach § 27a des Umsatzsteuergesetzes: DE999999134.',
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
        paragraphs: [`Nach § 18 Absatz 2 des Medienstaatsvertrags: Wiebke Hansen, ${addressLine}.`],
      },
      {
        id: 'streitbeilegung',
        title: 'Streitbeilegung',
        summary: 'Wir arbeiten nur für Unternehmen.',
        paragraphs: [
          'An Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil und sind dazu auch nicht verpflichtet.',
        ],
      },
    ],
  },
];
