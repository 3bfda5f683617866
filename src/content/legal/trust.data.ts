import type { ClauseDocument } from '#src/contracts/content/legal.ts';
import { site } from '../site.ts';
import { processors } from './privacy-policy.data.ts';

/** What a buyer's security questionnaire asks. Binding are the privacy policy, the terms and the proposal. */
export const trust: ClauseDocument = {
  title: 'Trust and security',
  description: `What ${site.name} can see and change in your systems, where your data is, which companies handle it for us, and how to report a problem.`,
  intro:
    'What a security questionnaire asks, answered once. If the proposal for your build says something different, the proposal governs.',
  clauses: [
    {
      id: 'access',
      title: 'What we can see and change',
      summary: 'The least that does the job, in a list you can see, until the project ends.',
      paragraphs: [
        'For each build we ask for an account of its own with the least access that does the job. The list of what it may read and write is part of the proposal, and you can withdraw any of it at any time.',
        'No one here logs in with the password of one of your people. When the project ends, so does our access; with a support plan it ends with the plan.',
      ],
    },
    {
      id: 'your-data',
      title: 'Where your data is',
      summary: 'In your own systems, wherever the build allows it.',
      paragraphs: [
        'A build reads from your software and writes to it. It runs in your cloud account or in ours, as you choose, and the proposal names what it has to store along the way, where and for how long.',
        'The servers of this website are in the United States. What it keeps about visitors, and until when, is in the privacy policy.',
      ],
    },
    {
      id: 'models',
      title: 'Language models',
      summary: 'Your data never trains a model, and a person decides whatever can’t be undone.',
      paragraphs: [
        'Where a build uses a language model, the proposal names it and the text it receives. Our terms with providers forbid training on that text.',
        'A model drafts, sorts and reads. What can’t be undone, such as paying, sending to a customer or deleting, waits for a person unless you decide otherwise in writing.',
      ],
    },
    {
      id: 'processors',
      title: 'Companies that handle data for us',
      summary: 'These few, for this website. A build may need others, and its proposal names them.',
      paragraphs: ['They act only as we instruct them:'],
      points: processors,
    },
    {
      id: 'protection',
      title: 'How it’s protected',
      summary: 'Encrypted in transit and at rest, with few people holding keys.',
      paragraphs: [
        'Connections are encrypted, stored data is encrypted at rest, and access is limited to the people who answer messages. This website sets no cookies for visitors and runs no third-party code.',
        'With the Enterprise package your IT team gets a security review: what the build reaches, how it fails, and what its log says.',
      ],
    },
    {
      id: 'certificates',
      title: 'Certifications',
      summary: 'We hold no certification today.',
      paragraphs: [
        'This page names no certificate because we have none to name. Tell us what your own auditors require, in writing if you like, and you’ll get an answer in writing before you sign anything.',
      ],
    },
    {
      id: 'report',
      title: 'How to report a problem',
      summary: 'One mailbox, read by people. Good faith is never held against you.',
      paragraphs: [
        `If you find a weakness in this website or in something we built, write to ${site.email.support} or call ${site.phone.text}. Say where it is and how to see it, and please leave other people’s data alone.`,
        'We answer within 24 business hours, tell you what we are doing about it, and take no legal action against anyone who reports in good faith. If a breach involves your data, we tell you without waiting for the deadline in the law.',
      ],
    },
  ],
};
