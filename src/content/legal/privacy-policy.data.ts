import { addressLine, site } from '../site.ts';
import type { LegalDocument } from '#src/contracts/content/legal.ts';
import { retentionIn } from '#src/lib/retention-text.ts';
import { retentionDays } from './retention.data.ts';

const { leads, chatMessages, scheduledCalls, rateLimits, auditLog, idempotencyKeys } = retentionDays;
const retentionText = retentionIn(site.locale);

/** Companies that store or carry data for us. The trust page lists them too. */
export const processors: readonly string[] = [
  'Netlify, Inc. (United States) delivers this site and runs its forms.',
  'Neon, part of Databricks, Inc. (United States) hosts the database.',
  'An email provider delivers the notice of your message to our own mailbox.',
  `A language model provider may receive the text of a chat or what you typed into the calculator, and nothing else about you, so that ${site.assistant} can answer; our terms with it forbid training on that text.`,
];

export const privacyPolicy: LegalDocument = {
  title: 'Privacy Policy',
  description: `What ${site.name} keeps when you visit, write, chat or book a call, for how long, and who else sees it.`,
  effective: site.legalEffectiveDate,
  intro: `This policy says what ${site.legalName} (“${site.name},” “we”) does with information about you when you use this website. The sentence with each clause sums it up; the clause is what counts.`,
  clauses: [
    {
      id: 'who-we-are',
      title: 'Who we are',
      summary: `We are an automation agency in ${site.address.city}, and this is how to reach us.`,
      paragraphs: [
        `${site.legalName}, ${addressLine}, is responsible for the information described here. Write to ${site.email.privacy} with any question about it, or call ${site.phone.text}.`,
        `Work that we do for clients, with clients’ own data, is governed by our agreements with those clients and not by this page.${site.clientPortalUrl ? ' The client portal is a separate service with a policy of its own.' : ''}`,
      ],
    },
    {
      id: 'what-you-send',
      title: 'What you send us',
      summary: 'We keep what you type into a form, the chat or the scheduler, and nothing you did not send.',
      paragraphs: [
        'You can read this whole site without telling us who you are. We receive information about you when you choose to send it:',
      ],
      points: [
        'Contact form: your name, email address, company, phone number if you give it, your message, the department you chose, and when you agreed to this policy. If you send a chat along, the chat.',
        `Chat with ${site.assistant}: your messages and the answers, what you say of an answer if you rate it, and an email address if you have the chat sent to it. Please leave out passwords, health details and account numbers; nobody needs them to tell you whether a task can be automated. The time at which your browser began the conversation, in milliseconds, ties its messages together.`,
        'Scheduled calls: your phone number and the day and time you chose; your name and email address if you give them, for the invitation and a reminder the day before.',
        'ROI calculator: the industry you type, used to answer you and then discarded.',
      ],
    },
    {
      id: 'what-we-count',
      title: 'What we count',
      summary: 'We count page views by day, without cookies and without knowing whose they are.',
      paragraphs: [
        'When a page is opened we add one to a number kept for that page and that day. No cookie is set for it, and no network address, device detail or identifier is stored with it, so the count cannot be traced to you or joined with other visits.',
        'We use no advertising networks, no third-party analytics, no fingerprinting and no session recording.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and browser storage',
      summary: 'Visitors get no cookies. Your browser remembers a few things for you, not for us.',
      paragraphs: [
        'This site sets no cookies for visitors. One cookie exists, for our own staff when they log in to publish.',
        'Your browser keeps some things on your own device so that the site works better: the light or dark theme you chose, your answers to the questionnaire, an unsent message or open chat, and, until you close the tab, the fact that you have been here. They stay there until you clear them or send them.',
      ],
    },
    {
      id: 'network-address',
      title: 'Security and your network address',
      summary: 'Your address is used to stop floods of requests, in scrambled form, for a day at most.',
      paragraphs: [
        `To keep the forms usable we count recent requests for each network address. The address is stored only as a one-way hash and is deleted within ${retentionText(rateLimits)}. A fingerprint that prevents the same request from being stored twice is kept for ${retentionText(idempotencyKeys)}.`,
        `Attempts to log in as our staff are recorded and kept for ${retentionText(auditLog)}, without what was typed. The network address is scrambled with a key that is thrown away after a day; after that nobody, including us, can tell whose it was.`,
        'Our hosting provider keeps short-lived technical logs of requests, as any web server does, to find faults and attacks.',
      ],
    },
    {
      id: 'why',
      title: 'Why we use it',
      summary: 'To answer you, to keep the appointment, to keep the site up. That is the list.',
      paragraphs: [
        'We use what you send to answer it, to prepare and keep a call, to make a proposal if you ask for one, and to keep records the law requires. Where the law asks for a legal basis, it is your consent, the steps you asked us to take before a contract, or our legitimate interest in a site that works and is not abused.',
        'We do not sell personal information, do not share it for advertising, and do not use it to train models. No decision about you with legal effect is made by software alone.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      summary: 'Each kind of information has an end date, and then it is deleted.',
      paragraphs: ['We delete information when its time is up, or sooner if you ask:'],
      points: [
        `Contact requests: ${retentionText(leads)} after the last one you sent, unless you become a client.`,
        `Chat messages, and ratings of answers with them: ${retentionText(chatMessages)}.`,
        `Scheduled calls: ${retentionText(scheduledCalls)} after the call.`,
        `The log of logins and staff actions: ${retentionText(auditLog)}.`,
        'Page counts: as long as the site exists. They contain nothing about anyone.',
      ],
    },
    {
      id: 'who-else',
      title: 'Who else sees it',
      summary: 'A few companies store or carry data for us, under contract, and only for that.',
      paragraphs: ['We use service providers who may handle information for us only as we instruct them:'],
      points: processors,
    },
    {
      id: 'disclosure',
      title: 'When the law asks',
      summary: 'We hand information over only when we must, and tell you if we may.',
      paragraphs: [
        'We disclose information when a law, subpoena or court order requires it, or when it is necessary to protect someone from harm. Unless the law forbids it, we tell the person concerned first. If the business is sold, the buyer is bound by this policy for the information it receives.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      summary: 'Ask to see, correct, move or delete what we hold, and we will, wherever you live.',
      paragraphs: [
        `You may ask for a copy of the information we hold about you, have it corrected or deleted, object to its use, or withdraw consent for the future. The laws of ${site.law.name}, California and the European Union differ in detail; we grant these rights to everyone. Write to ${site.email.privacy}. We may ask you to confirm that the email address or phone number is yours.`,
        'We answer within 30 days. If we decline, we say why, and you may appeal by replying to that message. You may also complain to your attorney general or data protection authority. Using these rights never changes what we charge you.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      summary: 'This site is for businesses. It is not for children under 13.',
      paragraphs: [
        'The site is not directed to children under 13, and children under 13 may not use it or send us information. If we learn that a child under 13 has done so, we delete it. A parent who believes that this happened can write to us.',
      ],
    },
    {
      id: 'security',
      title: 'How we protect it',
      summary: 'Encrypted in transit, with few people holding keys. We tell you if something goes wrong.',
      paragraphs: [
        'Connections are encrypted, stored data is encrypted at rest, and access is limited to the people who answer messages. No system is perfect. If a breach involves information about you, we notify you as the law requires, and without waiting for the deadline.',
        'Our servers are in the United States. If you write from elsewhere, your information travels there, protected by the contracts that your law requires.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      summary: 'If this changes, the date at the top changes with it.',
      paragraphs: [
        'When we change this policy we change its effective date, and keep earlier versions available on request. If a change reduces your rights, we announce it on the home page for 30 days before it takes effect.',
      ],
    },
  ],
};
