import type { Automation } from './automation.ts';

/** The first carousel slides: six categories, each with a different document icon. */
export const firstSix: readonly Automation[] = [
  {
    id: 'invoice-capture-to-ledger',
    category: 'Finance',
    title: 'Invoice capture to ledger',
    description:
      'Reads each supplier invoice, matches it to the purchase order and posts it with the right cost code. Only the mismatches reach a person.',
    detail:
      'Invoices are read wherever they land: a shared mailbox, a scanner, someone’s phone. Price and quantity are checked line by line against the order and the receiving slip. Anything outside your tolerance waits for a person, with the difference circled.',
    icon: 'invoice',
    takes: 'PDF, email, phone photo',
    gives: 'Coded entry, ready to approve',
    timeToValue: '3 weeks',
    complexity: 'moderate',
    roiMultiplier: '8x',
  },
  {
    id: 'quote-from-a-call-note',
    category: 'Sales',
    task: 'quoting',
    title: 'Quote from a call note',
    description:
      'Turns the notes of a sales call into a priced quote in your own template, waiting in the rep’s drafts before the prospect goes cold.',
    detail:
      'Products and quantities come from the notes, prices and discounts from your list. What the notes don’t say is left blank and marked, never guessed. The rep reads it, fixes a line, sends it.',
    icon: 'letter',
    takes: 'Call notes, price list',
    gives: 'Quote in the rep’s drafts',
    timeToValue: '3 weeks',
    complexity: 'moderate',
    roiMultiplier: '6x',
  },
  {
    id: 'first-day-paperwork',
    category: 'HR',
    title: 'First-day paperwork',
    description:
      'Sends the contract, collects signatures and tax forms, opens the accounts a new hire needs, and chases whatever is missing before day one.',
    detail:
      'An accepted offer starts it, and nobody has to remember the rest: contract, bank details, laptop, badge, accounts. HR sees who owes what; the reminder goes to the one who owes it. Payroll receives the record once, with nothing to retype.',
    icon: 'form',
    takes: 'Offer accepted',
    gives: 'Complete file by day one',
    timeToValue: '2 weeks',
    complexity: 'simple',
    roiMultiplier: '5x',
  },
  {
    id: 'delivery-proof-to-billing',
    category: 'Logistics',
    task: 'deliveryPapers',
    title: 'Delivery proof to billing',
    description:
      'Pairs a signed delivery note with its order as soon as the driver photographs it, and bills the customer the same evening.',
    detail:
      'Signature, quantities and remarks are read from the photo, bad light included. A clean delivery is billed that evening; a short or damaged one opens a claim with the picture attached. The note is filed under the order, where the customer’s accounts payable department will ask for it in March.',
    icon: 'receipt',
    takes: 'Driver’s photo',
    gives: 'Invoice sent, note filed',
    timeToValue: '4 weeks',
    complexity: 'moderate',
    roiMultiplier: '9x',
  },
  {
    id: 'inbox-triage-with-drafts',
    category: 'Customer Service',
    title: 'Inbox triage with drafts',
    description:
      'Sorts the shared inbox by subject and urgency, answers the routine third, and leaves a sourced draft for everything else.',
    detail:
      'A draft quotes the order, the policy and the earlier thread it relies on, so checking it takes seconds. You decide which kinds of message may go out without review; that list starts empty. Angry customers go straight to a person.',
    icon: 'letter',
    takes: 'Support mailbox',
    gives: 'Sorted queue, drafts waiting',
    timeToValue: '3 weeks',
    complexity: 'moderate',
    roiMultiplier: '7x',
  },
  {
    id: 'expiry-watch',
    category: 'Compliance',
    title: 'Expiry watch',
    description:
      'Tracks licenses, insurance and supplier certificates, asks for each renewal sixty days ahead, and keeps asking until it arrives.',
    detail:
      'Dates are read from the documents themselves, not from a spreadsheet someone means to update. The renewal that comes back is checked for name, coverage and date before the old one is retired. If something does lapse, purchasing knows before the truck is at the gate.',
    icon: 'table',
    takes: 'Supplier documents',
    gives: 'Nothing lapses unnoticed',
    timeToValue: '2 weeks',
    complexity: 'simple',
    roiMultiplier: '4x',
  },
];
