import type { Automation } from './automation.ts';

/** Finding customers and winning the order: Marketing, Sales, CRM. */
export const selling: readonly Automation[] = [
  {
    id: 'review-requests-after-the-job',
    category: 'Marketing',
    task: 'feedback',
    title: 'Review requests after the job',
    description:
      'Asks every customer for a review two days after the job closes, reminds them once, and hands poor ratings to the manager as a call to make.',
    detail:
      'It follows the job calendar, so nobody is asked for stars while the scaffolding is still up. Each request names the crew and the work, and goes by text or email, whichever the customer used. The manager’s call comes with the job history beside the number.',
    icon: 'letter',
    takes: 'Job marked done',
    gives: 'Review posted or call listed',
    timeToValue: '1 week',
    complexity: 'simple',
    roiMultiplier: '5x',
  },
  {
    id: 'one-recording-a-month-of-posts',
    category: 'Marketing',
    title: 'One recording, a month of posts',
    description:
      'Cuts one recorded talk or customer interview into a month of posts and one article, each traced to the minute it was said.',
    detail:
      'A line that nobody said can’t end up in a draft. Marketing edits in a shared document, and what it approves is scheduled on the channels you use. The drafts you throw away are notes for the next batch.',
    icon: 'table',
    takes: 'An hour of video or audio',
    gives: 'Twelve drafts and a calendar',
    timeToValue: '3 weeks',
    complexity: 'moderate',
    roiMultiplier: '4x',
  },
  {
    id: 'product-copy-from-spec-sheets',
    category: 'Marketing',
    task: 'listings',
    title: 'Product copy from spec sheets',
    description:
      'For catalogs with more items than writers: listings in your tone, straight from the manufacturer’s data sheet, every measurement checked.',
    detail:
      'Figures are copied, never rephrased, and compared with the sheet again after writing. Missing data is requested from the supplier instead of being filled in with adjectives. New items go live with the next catalog run, or sooner if the store is online.',
    icon: 'form',
    takes: 'Data sheet, style guide',
    gives: 'Listing, figures verified',
    timeToValue: '3 weeks',
    complexity: 'moderate',
    roiMultiplier: '6x',
  },
  {
    id: 'lead-research-before-the-call',
    category: 'Sales',
    title: 'Lead research before the call',
    description:
      'Finds size, recent news, systems in use and the right person for each new lead, and puts a one-page brief in the CRM before anyone dials.',
    detail:
      'Every fact carries its source and the day it was looked up; a fact with neither is left out. Leads that don’t fit your customer profile are marked and set aside, so reps spend the morning on the ones that do. Refreshed before each follow-up.',
    icon: 'table',
    takes: 'A name and a web address',
    gives: 'One-page brief in the CRM',
    timeToValue: '4 weeks',
    complexity: 'moderate',
    roiMultiplier: '7x',
  },
  {
    id: 'signed-quote-to-open-order',
    category: 'Sales',
    task: 'quoting',
    title: 'Signed quote to open order',
    description:
      'A customer’s signature becomes a sales order, a deposit invoice and a briefing for the people who must deliver, with nothing typed twice.',
    detail:
      'Options and special terms travel with the order instead of staying in the rep’s head. Credit limit and stock are checked first; if either says no, the rep hears it before the customer does.',
    icon: 'form',
    takes: 'Signed quote',
    gives: 'Order, deposit bill, briefing',
    timeToValue: '2 weeks',
    complexity: 'simple',
    roiMultiplier: '5x',
  },
  {
    id: 'one-customer-one-record',
    category: 'CRM',
    title: 'One customer, one record',
    description:
      'Finds the same company saved under three spellings, proposes a single clean record with the newest details, and loses none of the history.',
    detail:
      'Sure matches are merged overnight; doubtful ones come as a yes-or-no list, at most twenty a day. Every merge can be undone for ninety days. New entries are compared while they’re being typed, which is where duplicates come from.',
    icon: 'table',
    takes: 'The CRM as it is today',
    gives: 'One record per customer',
    timeToValue: '2 weeks',
    complexity: 'simple',
    roiMultiplier: '4x',
  },
  {
    id: 'calls-logged-in-the-crm',
    category: 'CRM',
    title: 'Calls logged in the CRM',
    description:
      'Writes up each sales call, fills in the deal fields your forecast depends on, and sets the next step, so reps stop typing at six.',
    detail:
      'Works from the phone system or a meeting recording, with the notice to callers that your state requires. Budget, timing and decision maker land in their fields with the sentence they came from. The rep confirms on a phone in the parking lot.',
    icon: 'form',
    takes: 'Call recording, deal record',
    gives: 'Filled-in deal, next step set',
    timeToValue: '2 weeks',
    complexity: 'simple',
    roiMultiplier: '5x',
  },
];
