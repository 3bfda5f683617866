/** A job as somebody told it, and what a right slip says of it. */
export interface SlipCase {
  readonly job: string;
  /** Ids of automations that do it: one of them must be offered. */
  readonly does?: readonly string[];
  /** The title of the service that does it, which is no automation. */
  readonly service?: string;
  /** It is too vague for an answer without a question. */
  readonly asks?: true;
}

/** Work of ours: written from the catalog, before anything was tuned, in the words of people who do it. */
const ours: readonly SlipCase[] = [
  { job: 'my wife types the supplier bills into quickbooks every sunday night', does: ['invoice-capture-to-ledger'] },
  {
    job: "Chasing people who haven't paid us. I hate making those calls.",
    does: ['the-overdue-invoice-letter'],
  },
  {
    job: 'shoebox of gas station and lunch receipts at the end of the month, matching them to the amex',
    does: ['receipts-matched-to-the-card'],
  },
  { job: 'Reconciling the bank account against what customers owe us', does: ['bank-lines-matched-nightly'] },
  {
    job: 'reading through 40 page vendor contracts to find the clauses legal wont like',
    does: ['first-read-of-a-contract'],
  },
  {
    job: 'sales keeps asking legal for a confidentiality agreement and it takes a week',
    does: ['nda-drafted-and-routed'],
  },
  {
    job: 'We have a SOC 2 audit every fall and spend six weeks hunting for screenshots',
    does: ['an-audit-binder-that-stays-full'],
  },
  {
    job: 'Putting together the numbers for the Monday management meeting from four different systems',
    does: ['monday-numbers-at-seven'],
  },
  {
    job: 'we have 3000 google reviews and surveys and no one has time to read what people gripe about',
    does: ['what-reviews-are-really-saying'],
  },
  { job: "guessing how much we're going to sell next quarter", does: ['forecast-from-the-order-book'] },
  {
    job: 'I scribble notes on the phone with a customer then have to write up a price for them at night',
    does: ['quote-from-a-call-note'],
  },
  {
    job: "New people start and they have no laptop, no login and haven't signed anything",
    does: ['first-day-paperwork'],
  },
  {
    job: 'drivers bring in crumpled PODs on friday and only then we can invoice the loads',
    does: ['delivery-proof-to-billing'],
  },
  { job: 'our info@ address gets 200 mails a day and the same ten questions', does: ['inbox-triage-with-drafts'] },
  { job: "Keeping track of when our subs' insurance runs out", does: ['expiry-watch'] },
  { job: 'vacation requests on sticky notes, then HR keys them into payroll', does: ['time-off-straight-to-payroll'] },
  { job: 'Somebody quit and three months later their email still worked', does: ['the-last-day-list'] },
  { job: '400 applications for one warehouse job and I read every one of them', does: ['resume-pile-to-shortlist'] },
  {
    job: 'finding a time when the candidate and three managers can all do an interview',
    does: ['interview-times-that-fit'],
  },
  { job: 'counting the shelves and ordering before we run out of stuff', does: ['stock-count-to-purchase-order'] },
  {
    job: 'techs fill out paper job sheets in the van and the girl in the office retypes them',
    does: ['field-form-to-work-order'],
  },
  {
    job: 'calling round at 5am because someone is sick and I need cover for the shift',
    does: ['shift-swaps-by-text-message'],
  },
  {
    job: 'emailing five trucking companies for a rate and putting it all in excel',
    does: ['five-carrier-quotes-one-table'],
  },
  {
    job: 'customs declarations for every container, ninety lines each, HS codes and all',
    does: ['customs-papers-from-the-invoice'],
  },
  { job: 'After meetings nobody remembers who was supposed to do what', does: ['meeting-notes-to-tasks'] },
  {
    job: 'every friday I write the same update to eight clients about where their project stands and hours burned',
    does: ['the-friday-status-report'],
  },
  { job: 'asking customers for a review after we finish their roof', does: ['review-requests-after-the-job'] },
  {
    job: 'the boss does a podcast and wants linkedin posts cut out of it',
    does: ['one-recording-a-month-of-posts'],
  },
  {
    job: "writing descriptions for 2,000 new items in the webshop out of the maker's PDFs",
    does: ['product-copy-from-spec-sheets'],
  },
  { job: 'googling companies before I cold call them', does: ['lead-research-before-the-call'] },
  {
    job: 'once a quote comes back signed I have to set up the order and the deposit invoice by hand',
    does: ['signed-quote-to-open-order'],
  },
  { job: 'same customer is in our hubspot four times spelled differently', does: ['one-customer-one-record'] },
  {
    job: 'my reps never write down what was said on the phone so the pipeline is fiction',
    does: ['calls-logged-in-the-crm'],
  },
  {
    job: 'people sending stuff back, checking if they are allowed to and giving the money back',
    does: ['refunds-inside-the-rules'],
  },
  { job: "where's my package calls all day long", does: ['order-status-without-a-call'] },
  {
    job: 'saving pdfs from email into the right customer folder on the server',
    does: ['attachments-to-the-right-folder'],
  },
  {
    job: 'customers fax and email purchase orders and Linda keys every line into SAP',
    does: ['orders-out-of-email'],
  },
  {
    job: 'contractors keep access to our systems long after the project is over',
    does: ['access-for-just-long-enough'],
  },
  { job: 'resetting passwords for folks who locked themselves out', does: ['the-password-reset-desk'] },
  { job: 'we retipe invoces from venders all day', does: ['invoice-capture-to-ledger'] },
  {
    job: 'bills come in by mail, someone opens them, scans them, codes them to a cost center and runs after approvals',
    does: ['invoice-capture-to-ledger'],
  },
  { job: 'Entering orders that come in by e-mail', does: ['orders-out-of-email'] },
  {
    job: 'forklift licenses of the crew expire and we find out from the inspector',
    does: ['expiry-watch'],
  },
];

/** Work of ours that no entry of the catalog covers. */
const onlyTheirs: readonly SlipCase[] = [
  {
    job: 'log files of our laser cutters have to be renamed and merged into a database from 1998 every night',
    does: ['the-one-only-you-do'],
  },
  {
    job: 'our church copies the names from the baptism register into the parish program by hand',
    does: ['the-one-only-you-do'],
  },
];

/** Work of ours that is a service, not an automation. */
const services: readonly SlipCase[] = [
  { job: 'nobody picks up the phone after five and we lose those callers', service: 'AI Voice Assistant' },
  { job: 'we need a new website', service: 'Website' },
  { job: 'a logo for the side of our vans', service: 'Logo Design' },
  { job: 'getting our shop found on google', service: 'SEO' },
];

/** Something may be of ours: a question must stand in the answer. */
const vague: readonly SlipCase[] = [
  { job: 'paperwork', asks: true },
  { job: 'emails', asks: true },
  { job: 'excel', asks: true },
  { job: 'invoices', asks: true },
  { job: 'copying stuff from one place to another', asks: true },
  { job: 'reports', asks: true },
  { job: 'everything here takes too long', asks: true },
];

/** No work of ours: neither an automation nor a price. */
const nobodys: readonly SlipCase[] = [
  { job: 'prepare my income tax return and tell me what I can deduct' },
  { job: 'represent me in my divorce' },
  { job: 'can I sue my landlord for keeping the deposit' },
  { job: 'cutting hair on saturdays when my stylist is off' },
  { job: 'build a house for my parents' },
  { job: "hack into my competitor's email" },
  { job: 'write fake five star reviews for my restaurant' },
  { job: 'walk my dogs while I am at work' },
  { job: 'look at this rash on my arm and tell me what it is' },
  { job: 'drive a truck from Dallas to Denver' },
  { job: 'cleaning the offices after hours' },
  { job: 'pick stocks for my retirement account' },
  { job: "do my kid's math homework" },
  { job: 'cook lunch for forty people every day' },
  { job: 'fixing the leaking roof over the warehouse' },
];

export const slipCases: readonly SlipCase[] = [...ours, ...onlyTheirs, ...services, ...vague, ...nobodys];
