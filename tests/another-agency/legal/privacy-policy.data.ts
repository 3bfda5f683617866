import type { LegalDocument } from '#src/contracts/content/legal.ts';
import { addressLine, site } from '../site.ts';
import { retentionDays, retentionText } from './retention.ts';

export const processors: readonly string[] = ['A host in Frankfurt.'];

export const privacyPolicy: LegalDocument = {
  title: 'Privacy Policy',
  description: `What ${site.name} keeps, and for how long.`,
  effective: site.legalEffectiveDate,
  intro: `This policy of ${site.legalName} follows the general data protection regulation.`,
  clauses: [
    {
      id: 'who-we-are',
      title: 'Who we are',
      summary: 'How to reach us.',
      paragraphs: [`${site.legalName}, ${addressLine}, ${site.email.privacy}.`],
    },
    {
      id: 'how-long',
      title: 'How long',
      summary: 'Not forever.',
      paragraphs: [
        `Requests are kept for ${retentionText(retentionDays.leads)}, chats for ${retentionText(retentionDays.chatMessages)}.`,
      ],
    },
  ],
};
