import type { Integrations } from '#src/contracts/content/integrations.ts';

export const integrations: Integrations = {
  title: 'Works with what you already pay for',
  lede: 'We build on the software your people open every morning; no one has to learn anything new. These are the twenty that clients ask about first, and what a build does in each.',
  groups: [
    {
      label: 'Accounting',
      programs: [
        {
          name: 'QuickBooks Online',
          work: 'Enters bills with the document attached, matches payments, and hands a person whatever doesn’t add up.',
        },
        {
          name: 'Xero',
          work: 'Drafts invoices from finished work and chases the ones that are due, in your tone.',
        },
        {
          name: 'Sage Intacct',
          work: 'Codes purchase invoices by vendor, project and department before anyone approves them.',
        },
        {
          name: 'NetSuite',
          work: 'Keeps orders, stock and invoices in step with the store and the warehouse.',
        },
      ],
    },
    {
      label: 'Sales',
      programs: [
        {
          name: 'Salesforce',
          work: 'Files every inquiry under the right account, fills in what’s missing and assigns it.',
        },
        {
          name: 'HubSpot',
          work: 'Scores and routes leads, and writes the follow-up that a person approves.',
        },
        {
          name: 'Pipedrive',
          work: 'Moves a deal when the proposal is opened, signed or left unanswered too long.',
        },
        {
          name: 'Zoho CRM',
          work: 'Merges duplicates and keeps contacts the same in email, calendar and billing.',
        },
      ],
    },
    {
      label: 'Email and messages',
      programs: [
        {
          name: 'Microsoft 365',
          work: 'Reads the shared mailbox, files attachments, drafts replies in Outlook and keeps calendars free of double bookings.',
        },
        {
          name: 'Google Workspace',
          work: 'Does the same in Gmail and Calendar, and fills Docs and Sheets from your own templates.',
        },
        {
          name: 'Slack',
          work: 'Asks for an approval where the team already is, with the document beside it.',
        },
        {
          name: 'Microsoft Teams',
          work: 'Posts the morning list of open items and collects the answers.',
        },
      ],
    },
    {
      label: 'Orders and support',
      programs: [
        {
          name: 'Shopify',
          work: 'Passes orders to accounting and shipping, and answers “Where is my order?” from the carrier’s own data.',
        },
        { name: 'Stripe', work: 'Reconciles payouts with invoices, fees and refunds included.' },
        {
          name: 'Zendesk',
          work: 'Sorts tickets, answers the ones with one right answer and hands off the rest with the facts.',
        },
        {
          name: 'DocuSign',
          work: 'Prepares agreements, sends them, reminds the signer and files the signed copy.',
        },
      ],
    },
    {
      label: 'Documents and people',
      programs: [
        {
          name: 'SharePoint',
          work: 'Names and files documents by what they say rather than who saved them.',
        },
        {
          name: 'Airtable',
          work: 'Turns the table that runs a department into steps that run themselves.',
        },
        {
          name: 'Asana',
          work: 'Opens the tasks of a new client or project, with owners and dates.',
        },
        {
          name: 'BambooHR',
          work: 'Runs a new hire’s first day: accounts, forms, equipment and the people to meet.',
        },
      ],
    },
  ],
  ways: {
    title: 'Don’t see your software?',
    lede: 'Most isn’t on the list. There’s nearly always a way in, and we take the sturdiest.',
    steps: [
      {
        title: 'Its own connection',
        drawing: 'connection',
        text: 'An API that its maker documents. It outlives updates and shows who did what.',
      },
      {
        title: 'A file',
        drawing: 'file',
        text: 'What it can export and import, on a schedule. Slower, and just as dependable.',
      },
      { title: 'A mailbox', drawing: 'mailbox', text: 'The reports and notices it sends anyway, read as they arrive.' },
      {
        title: 'The screen',
        drawing: 'screen',
        text: 'Typing for you, as a last resort. It stops when a button moves, so we say so in the proposal before you decide.',
      },
    ],
  },
  notForYou: {
    title: 'Who this isn’t for',
    lede: 'A call costs nothing but your time. Here’s when to save it.',
    cases: [
      {
        when: 'It comes up twice a month.',
        instead: 'Keep doing it by hand. A build would cost more than it saves.',
      },
      {
        when: 'Two of your people would decide it differently.',
        instead: 'Settle the rule first. We automate decisions that you agree on, not the argument.',
      },
      {
        when: 'The system behind it is about to be replaced.',
        instead: 'Wait until the new one is chosen, or you pay twice.',
      },
      {
        when: 'A wrong answer would harm someone.',
        instead:
          'Diagnoses, dosages, credit and legal advice stay with a person. We prepare the file and leave the decision.',
      },
      {
        when: 'A finished product does it already.',
        instead: 'Buy that. We’ll tell you which one if we know it.',
      },
      {
        when: 'No one can spare an hour a week while we build.',
        instead:
          'Come back when someone can. We run beside your people until both answers agree, and that needs one of them.',
      },
    ],
  },
  ask: { title: 'What software do you use?', button: 'Tell us which' },
};
