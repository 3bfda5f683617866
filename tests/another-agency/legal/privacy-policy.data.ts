import type { LegalDocument } from '#src/contracts/content/legal.ts';
import { addressLine, site } from '../site.ts';
import { retentionText } from '#src/lib/retention-text.ts';
import { retentionDays } from './retention.data.ts';

export const processors: readonly string[] = ['A host in Frankfurt.'];

const rights = [
  ['why', 'Why', 'To answer you, and to do what was ordered; on nothing else do we work with names.'],
  ['who-else', 'Who else', 'Nobody but the host, who is bound by contract.'],
  ['where', 'Where', 'In Frankfurt, within the Union.'],
  ['access', 'Access', 'You may ask what is kept about you, and get it as a file.'],
  ['correction', 'Correction', 'What is wrong is put right on the day you say so.'],
  ['erasure', 'Erasure', 'What no law makes us keep is erased when you ask.'],
  ['children', 'Children', 'This site is for law offices; nothing is kept knowingly of anybody under 13.'],
  ['complaints', 'Complaints', 'The national data protection commission hears complaints about us.'],
] as const;

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
    ...rights.map(([id, title, text]) => ({ id, title, summary: text, paragraphs: [text] })),
  ],
};
