import { addressLine, site } from '#src/content/site.ts';
import type { FurtherLegalDocument } from '#src/contracts/content/legal.ts';

/** Legal texts besides policy and terms, each on a page of its own. What is in brackets is yours to fill in. */
export const furtherLegal: readonly FurtherLegalDocument[] = [
  {
    slug: 'impressum',
    title: 'Impressum',
    description: `Wer für diese Website verantwortlich ist: ${site.legalName}, ${addressLine}.`,
    intro:
      'Informationen nach § 5 des E-Commerce-Gesetzes (ECG) und § 14 des Unternehmensgesetzbuchs (UGB), Offenlegung nach § 25 des Mediengesetzes (MedienG).',
    clauses: [
      {
        id: 'medieninhaberin',
        title: 'Medieninhaberin',
        summary: 'Wer wir sind.',
        paragraphs: [
          `${site.legalName}, ${addressLine}. Vertreten durch: [Vor- und Nachname].`,
          'Unternehmensgegenstand: [Was Sie tun, in wenigen Worten].',
          '[Firmenbuchnummer und Firmenbuchgericht, wenn Sie eingetragen sind. Umsatzsteuer-Identifikationsnummer (UID), wenn Sie eine haben.]',
        ],
      },
      {
        id: 'kontakt',
        title: 'Kontakt',
        summary: 'So erreichen Sie uns.',
        paragraphs: [`Telefon ${site.phone.text}, E-Mail ${site.email.sales}. ${site.hours.text}.`],
      },
      {
        id: 'aufsicht',
        title: 'Kammer und Aufsicht',
        summary: 'Wer uns beaufsichtigt.',
        paragraphs: [
          'Mitglied der Wirtschaftskammer [Bundesland, Fachgruppe]. Gewerbebehörde: [Bezirkshauptmannschaft oder Magistrat]. Anwendbare Vorschriften: Gewerbeordnung, nachzulesen unter ris.bka.gv.at.',
        ],
      },
      {
        id: 'richtung',
        title: 'Grundlegende Richtung',
        summary: 'Worum es auf dieser Website geht.',
        paragraphs: [`Informationen über ${site.legalName} und ihre Leistungen.`],
      },
      {
        id: 'streitbeilegung',
        title: 'Streitbeilegung',
        summary: 'Ob wir daran teilnehmen.',
        paragraphs: [
          'An Verfahren vor einer Stelle zur alternativen Streitbeilegung nehmen wir nicht teil und sind dazu auch nicht verpflichtet.',
        ],
      },
    ],
  },
];
