import type { LegalDocument } from '#src/contracts/content/legal.ts';
import { termsLaw } from '../country.data.ts';
import { addressLine, site } from '../site.ts';

export const termsOfService: LegalDocument = {
  title: 'Allgemeine Geschäftsbedingungen',
  description: `Zu welchen Bedingungen ${site.name} arbeitet: Angebot, Bezahlung, Abnahme, Haftung.`,
  version: site.termsVersion,
  effective: site.legalEffectiveDate,
  intro: `Diese Bedingungen gelten zwischen Ihnen und ${site.legalName}. ${termsLaw.clients}`,
  clauses: [
    {
      id: 'angebot',
      title: 'Angebot und Vertrag',
      summary: 'Preise auf dieser Website sind Schätzungen. Verbindlich ist unser schriftliches Angebot.',
      paragraphs: [
        `Preisspannen, der Sparrechner und die Auskünfte von ${site.assistant} sind unverbindlich. Ein Vertrag kommt zustande, wenn Sie unser Angebot ${termsLaw.inWriting} annehmen.`,
      ],
    },
    {
      id: 'mitwirkung',
      title: 'Ihre Mitwirkung',
      summary: 'Wir brauchen Zugang, Antworten und jemanden, der entscheiden darf.',
      paragraphs: [
        'Sie verschaffen uns rechtzeitig Zugang zu den Programmen, um die es geht, und nennen eine Person, die entscheiden kann. Warten wir auf Sie, verschieben sich Termine um dieselbe Zeit.',
      ],
    },
    {
      id: 'bezahlung',
      title: 'Bezahlung',
      summary: 'Die Hälfte zu Beginn, die Hälfte nach der Abnahme.',
      paragraphs: [
        `Rechnungen sind innerhalb von 14 Tagen zahlbar, in ${site.currencyName}, zuzüglich ${termsLaw.tax}. Monatliche Leistungen berechnen wir im Voraus; Sie können sie zum Ende jedes Monats kündigen.`,
      ],
    },
    {
      id: 'abnahme',
      title: 'Abnahme und Mängel',
      summary: 'Abgenommen ist, was Ihre eigenen Beispiele besteht.',
      paragraphs: [
        'Geprüft wird an den Beispielen, die wir zu Beginn gemeinsam aussuchen. Mängel an dem, was wir gebaut haben, beseitigen wir kostenlos; die gesetzlichen Rechte bleiben davon unberührt.',
      ],
    },
    {
      id: 'rechte',
      title: 'Rechte am Ergebnis',
      summary: 'Was bezahlt ist, gehört Ihnen.',
      paragraphs: [
        'Mit der letzten Zahlung erhalten Sie das zeitlich und räumlich unbeschränkte Recht, das Gebaute zu nutzen und zu ändern. Zugänge laufen von Anfang an auf Ihren Namen.',
      ],
    },
    {
      id: 'haftung',
      title: 'Haftung',
      summary: 'Unbeschränkt bei Vorsatz und grober Fahrlässigkeit, sonst im üblichen Rahmen.',
      paragraphs: [termsLaw.liability],
    },
    {
      id: 'recht',
      title: 'Recht und Gerichtsstand',
      summary: `Es gilt ${site.law.name} Recht.`,
      paragraphs: [`Es gilt das Recht ${site.law.inFull} ohne das UN-Kaufrecht. ${termsLaw.court}`],
    },
    {
      id: 'kontakt',
      title: 'Erklärungen an uns',
      summary: 'Dafür genügt eine Mail.',
      paragraphs: [`${site.legalName}, ${addressLine}, ${site.email.sales}.`],
    },
  ],
};
