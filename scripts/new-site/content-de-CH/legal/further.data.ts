import { addressLine, site } from '#src/content/site.ts';
import type { FurtherLegalDocument } from '#src/contracts/content/legal.ts';

/** Legal texts besides policy and terms, each on a page of its own. What is in brackets is yours to fill in. */
export const furtherLegal: readonly FurtherLegalDocument[] = [
  {
    slug: 'impressum',
    title: 'Impressum',
    description: `Wer für diese Website verantwortlich ist: ${site.legalName}, ${addressLine}.`,
    intro: 'Angaben nach Artikel 3 Absatz 1 Buchstabe s des Bundesgesetzes gegen den unlauteren Wettbewerb (UWG).',
    clauses: [
      {
        id: 'anbieterin',
        title: 'Anbieterin',
        summary: 'Wer wir sind.',
        paragraphs: [
          `${site.legalName}, ${addressLine}. Vertreten durch: [Vor- und Nachname].`,
          '[Unternehmens-Identifikationsnummer (UID), mit dem Zusatz MWST, wenn Sie steuerpflichtig sind. Kanton des Handelsregisters, wenn Sie eingetragen sind.]',
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
        paragraphs: ['[Vor- und Nachname], an derselben Adresse.'],
      },
    ],
  },
];
