import type { LegalDocument } from '#src/contracts/content/legal.ts';
import { addressLine, site } from '../site.ts';

export const termsOfService: LegalDocument = {
  title: 'Terms of Service',
  description: `The terms on which ${site.name} works.`,
  version: site.termsVersion,
  effective: site.legalEffectiveDate,
  intro: `Between you and ${site.legalName}.`,
  clauses: [
    {
      id: 'fees',
      title: 'Fees',
      summary: 'Half to begin, half at the end.',
      paragraphs: [`Invoices are payable within 30 days, in ${site.currencyName}, plus IVA.`],
    },
    {
      id: 'liability',
      title: 'Liability',
      summary: 'The lawyer stays the lawyer.',
      paragraphs: ['We answer for our desks up to the fees of a year, and for intent without a limit.'],
    },
    {
      id: 'disputes',
      title: 'Law',
      summary: `${site.law.name} law.`,
      paragraphs: [
        `The laws of ${site.law.inFull} apply: these terms are governed by the laws of ${site.law.inFull}; the courts of ${site.law.seat} decide.`,
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      summary: 'Notices go here.',
      paragraphs: [`${site.legalName}, ${addressLine}.`],
    },
  ],
};
