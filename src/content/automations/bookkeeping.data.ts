import type { Automation } from './automation.ts';

/** Work where accuracy is critical: Finance, Legal, Compliance, Analytics. */
export const bookkeeping: readonly Automation[] = [
  {
    id: 'the-overdue-invoice-letter',
    category: 'Finance',
    task: 'billing',
    title: 'The overdue-invoice letter',
    description:
      'Sends polite, then firmer reminders in your voice, stops the moment money or a dispute arrives, and tells you whom to call.',
    detail:
      'The tone follows the customer’s record: eleven years of paying on time earn patience. A promise to pay is noted and checked on its date. Disputes go to the rep with the thread, because a reminder is the wrong answer to a complaint.',
    icon: 'letter',
    takes: 'Open items, bank feed',
    gives: 'Reminder sent or call listed',
    timeToValue: '2 weeks',
    complexity: 'simple',
    roiMultiplier: '8x',
  },
  {
    id: 'receipts-matched-to-the-card',
    category: 'Finance',
    title: 'Receipts matched to the card',
    description:
      'Pairs every card charge with its receipt, asks the cardholder for the missing ones, and codes the expense by project and tax.',
    detail:
      'A photo texted from the restaurant is enough. Charges outside policy are shown to the manager with the rule they break. The envelope of faded slips at month end is retired with honors.',
    icon: 'receipt',
    takes: 'Card feed, phone photos',
    gives: 'Coded expenses, no envelope',
    timeToValue: '2 weeks',
    complexity: 'simple',
    roiMultiplier: '5x',
  },
  {
    id: 'bank-lines-matched-nightly',
    category: 'Finance',
    task: 'bankMatching',
    title: 'Bank lines matched nightly',
    description:
      'Settles last night’s bank lines against open invoices, split and short payments included, so the books are nearly done by breakfast.',
    detail:
      'Payments that name no invoice are matched by amount, payer and habit, and say how sure they are. Bank fees and exchange differences are booked by your rules. What remains is a list short enough to read with coffee.',
    icon: 'table',
    takes: 'Bank statement, open items',
    gives: 'Matched entries, a short list',
    timeToValue: '3 weeks',
    complexity: 'moderate',
    roiMultiplier: '6x',
  },
  {
    id: 'first-read-of-a-contract',
    category: 'Legal',
    title: 'First read of a contract',
    description:
      'Compares an incoming contract with your playbook, marks each clause that departs from it, and drafts the wording you usually ask for.',
    detail:
      'Counsel starts from a ranked list of issues instead of page one. Each mark names the playbook rule behind it, and clauses that the playbook doesn’t cover are marked as unknown. It’s a first read; a lawyer does the last one.',
    icon: 'letter',
    takes: 'Contract, your playbook',
    gives: 'Marked-up copy, issues ranked',
    timeToValue: '6 weeks',
    complexity: 'advanced',
    roiMultiplier: '5x',
  },
  {
    id: 'nda-drafted-and-routed',
    category: 'Legal',
    title: 'NDA drafted and routed',
    description:
      'Two questions pick the right non-disclosure form; it goes out for signature and comes back filed, with its end date on the calendar.',
    detail:
      'Sales gets its NDA in minutes, and legal sees only the ones with changes. Who has signed, who hasn’t and what expires next quarter are all in one list.',
    icon: 'form',
    takes: 'The parties, one-way or mutual',
    gives: 'Signed copy, end date on file',
    timeToValue: '1 week',
    complexity: 'simple',
    roiMultiplier: '4x',
  },
  {
    id: 'an-audit-binder-that-stays-full',
    category: 'Compliance',
    task: 'evidence',
    title: 'An audit binder that stays full',
    description:
      'Collects evidence as it’s made, files it under the control it proves, and shows in June what the auditor would find missing in December.',
    detail:
      'Approvals, logs, training records and access reviews are taken from the systems where they happen, with time and origin. Owners are asked for the gaps while they still remember. The auditor gets a link instead of a room.',
    icon: 'table',
    takes: 'Logs, approvals, tickets',
    gives: 'Dated evidence for each control',
    timeToValue: '7 weeks',
    complexity: 'advanced',
    roiMultiplier: '4x',
  },
  {
    id: 'monday-numbers-at-seven',
    category: 'Analytics',
    title: 'Monday numbers at seven',
    description:
      'Pulls sales, cash, stock and hours from the systems that hold them and sends one page of what moved, and why, before the meeting.',
    detail:
      '“Revenue” is defined once, in writing, by you, which tends to be the hard part. A number that looks wrong is checked against its source before it’s sent. Managers can reply with a question and get the rows behind it.',
    icon: 'chart',
    takes: 'Four systems, one definition',
    gives: 'One page, Monday at seven',
    timeToValue: '3 weeks',
    complexity: 'moderate',
    roiMultiplier: '5x',
  },
  {
    id: 'what-reviews-are-really-saying',
    category: 'Analytics',
    task: 'feedback',
    title: 'What reviews are really saying',
    description:
      'Reads all reviews, survey answers and support comments, counts what people complain about, and points at the complaint that’s growing.',
    detail:
      'Every count opens to the sentences behind it, so no one has to take a chart’s word. Praise is counted too, by branch and by name, and forwarded to the people who earned it.',
    icon: 'chart',
    takes: 'Free text from any source',
    gives: 'Counted themes, with quotes',
    timeToValue: '2 weeks',
    complexity: 'moderate',
    roiMultiplier: '4x',
  },
  {
    id: 'forecast-from-the-order-book',
    category: 'Analytics',
    task: 'forecasting',
    title: 'Forecast from the order book',
    description:
      'Forecasts the next quarter from orders, quotes and seasons, says how sure it is, and keeps score of its own misses in public.',
    detail:
      'Runs each night on your own history, item by item or branch by branch. The range matters more than the number, so purchasing sees both ends. When the forecast and the sales director disagree, the record shows who has been closer.',
    icon: 'chart',
    takes: 'Orders, open quotes, history',
    gives: 'A range, and a record of misses',
    timeToValue: '6 weeks',
    complexity: 'advanced',
    roiMultiplier: '5x',
  },
];
