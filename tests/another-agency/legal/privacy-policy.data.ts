import type { LegalDocument } from '#src/contracts/content/legal.ts';
import { addressLine, site } from '../site.ts';
import { retentionIn } from '#src/lib/retention-text.ts';
import { retentionDays } from './retention.data.ts';

const retentionText = retentionIn(site.locale);

export const processors: readonly string[] = ['A host in Frankfurt.'];

const rights: LegalDocument['clauses'] = [
  {
    id: 'why',
    title: 'Why',
    summary: 'To answer you, and to do what was ordered; on nothing else do we work with names.',
    paragraphs: ['To answer you, and to do what was ordered; on nothing else do we work with names.'],
  },
  {
    id: 'who-else',
    title: 'Who else',
    summary: 'Nobody but the host, who is bound by contract.',
    paragraphs: ['Nobody but the host, who is bound by contract.'],
  },
  {
    id: 'where',
    title: 'Where',
    summary: 'In Frankfurt, within the Union.',
    paragraphs: ['In Frankfurt, within the Union.'],
  },
  {
    id: 'access',
    title: 'Access',
    summary: 'You may ask what is kept about you, and get it as a file.',
    paragraphs: ['You may ask what is kept about you, and get it as a file.'],
  },
  {
    id: 'correction',
    title: 'Correction',
    summary: 'What is wrong is put right on the day you say so.',
    paragraphs: ['What is wrong is put right on the day you say so.'],
  },
  {
    id: 'erasure',
    title: 'Erasure',
    summary: 'What no law makes us keep is erased when you ask.',
    paragraphs: ['What no law makes us keep is erased when you ask.'],
  },
  {
    id: 'children',
    title: 'Children',
    summary: 'This site is for law offices; nothing is kept knowingly of anybody under 13.',
    paragraphs: ['This site is for law offices; nothing is kept knowingly of anybody under 13.'],
  },
  {
    id: 'complaints',
    title: 'Complaints',
    summary: 'The national data protection commission hears complaints about us.',
    paragraphs: ['The national data protection commission hears complaints about us.'],
  },
];

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
    ...rights,
  ],
};
