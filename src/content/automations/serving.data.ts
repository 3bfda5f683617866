import type { Automation } from './automation.ts';

/** Answering customers and colleagues: Customer Service, Email, IT. */
export const serving: readonly Automation[] = [
  {
    id: 'refunds-inside-the-rules',
    category: 'Customer Service',
    task: 'returns',
    title: 'Refunds inside the rules',
    description:
      'Checks each return against your policy, pays the clear ones the same day, and brings the odd ones to a person with the photos attached.',
    detail:
      'You set the amount above which a person always decides. Reasons are counted by item, so the jacket with the bad zipper shows up in week two instead of at year end. Repeat returners are flagged, not accused.',
    icon: 'receipt',
    takes: 'Return request, photos',
    gives: 'Refund paid or case prepared',
    timeToValue: '4 weeks',
    complexity: 'moderate',
    roiMultiplier: '5x',
  },
  {
    id: 'order-status-without-a-call',
    category: 'Customer Service',
    task: 'orderQuestions',
    title: 'Order status without a call',
    description:
      'Answers “where is my order?” by text or chat from the live carrier feed, and tells the customer about a delay before they notice it.',
    detail:
      'It knows about split shipments, backorders and the carrier that never scans on Fridays. A question it can’t answer goes to your team with the order already open.',
    icon: 'table',
    takes: 'Order number, carrier feed',
    gives: 'A straight answer, day or night',
    timeToValue: '1 week',
    complexity: 'simple',
    roiMultiplier: '6x',
  },
  {
    id: 'attachments-to-the-right-folder',
    category: 'Email',
    title: 'Attachments to the right folder',
    description:
      'Lifts attachments out of shared mailboxes, names them by customer, date and type, and files them where the team already looks.',
    detail:
      'Your folder structure stays as it is, quirks included. “Scan_0047_final2.pdf” is opened, read and named for what it says. Whatever can’t be placed waits in one tray, with a guess beside it.',
    icon: 'letter',
    takes: 'Mailbox, folder rules',
    gives: 'Named files, where they belong',
    timeToValue: '1 week',
    complexity: 'simple',
    roiMultiplier: '4x',
  },
  {
    id: 'orders-out-of-email',
    category: 'Email',
    task: 'orderEntry',
    title: 'Orders out of email',
    description:
      'Orders arriving as email text, PDF or spreadsheet are read, checked for item numbers and prices, and entered for one-click release.',
    detail:
      'It learns that one customer writes “the usual, two pallets” and what that means. Wrong prices and discontinued items are answered with a draft instead of being keyed in. Cutoff times are respected, since the truck leaves when it leaves.',
    icon: 'invoice',
    takes: 'An order in any layout',
    gives: 'Sales order, ready to release',
    timeToValue: '4 weeks',
    complexity: 'moderate',
    roiMultiplier: '9x',
  },
  {
    id: 'access-for-just-long-enough',
    category: 'IT',
    title: 'Access for just long enough',
    description:
      'Sends an access request to whoever owns the system, grants it on approval, and takes it away again on the day it should end.',
    detail:
      'Contractors get an end date at the start, so there’s nothing to remember. Each quarter, owners receive a list of who can still get in and check off the ones who should. The log answers an auditor’s question in one search.',
    icon: 'form',
    takes: 'Request, role, end date',
    gives: 'Access with a log entry',
    timeToValue: '3 weeks',
    complexity: 'moderate',
    roiMultiplier: '4x',
  },
  {
    id: 'the-password-reset-desk',
    category: 'IT',
    title: 'The password-reset desk',
    description:
      'Handles resets, lockouts and new phones around the clock after a proper identity check. Anything stranger becomes a ticket with the facts in it.',
    detail:
      'The identity check is the one your policy names, and it isn’t the name of a pet. Requests that look like someone else’s are stopped and reported at once. The help desk keeps the problems worth a person’s time.',
    icon: 'letter',
    takes: 'Chat, text or phone call',
    gives: 'A working login, logged',
    timeToValue: '2 weeks',
    complexity: 'simple',
    roiMultiplier: '6x',
  },
];
