/** What of the list comes up in a trade, and how its people ask for it. */
interface Trade {
  readonly id: string;
  /** To complete 'For', e.g. 'law firms'. */
  readonly who: string;
  /** What such companies and people are called. */
  readonly called: readonly string[];
  /** Titles of automations. */
  readonly ideas: readonly string[];
  /** Title of a project. */
  readonly built?: string;
}

export const trades: readonly Trade[] = [
  {
    id: 'field',
    who: 'plumbers, electricians and others who work at the customer’s',
    called: [
      'plumbers',
      'a plumbing company',
      'an HVAC company',
      'an electrician',
      'a roofer',
      ...['a landscaping crew', 'a cleaning company', 'pest control', 'a handyman', 'a pool service'],
      ...['heating and cooling', 'a garage door company', 'a locksmith', 'a painter', 'field service'],
    ],
    ideas: ['Field form to work order', 'Quote from a call note', 'Review requests after the job'],
  },
  {
    id: 'construction',
    who: 'construction',
    called: ['a construction firm', 'a builder', 'a home remodeler'],
    ideas: ['Field form to work order', 'Expiry watch', 'Invoice capture to ledger'],
  },
  {
    id: 'law',
    who: 'law firms',
    called: ['a law office', 'a law firm', 'lawyers', 'attorneys', 'a paralegal', 'a notary'],
    ideas: ['First read of a contract', 'NDA drafted and routed', 'Attachments to the right folder'],
  },
  {
    id: 'hospitality',
    who: 'restaurants and hotels',
    called: ['a restaurant', 'two restaurants', 'a café', 'a bar', 'a bakery', 'a hotel', 'caterers'],
    ideas: ['Shift swaps by text message', 'Stock count to purchase order', 'What reviews are really saying'],
  },
  {
    id: 'freight',
    who: 'freight and logistics',
    called: ['a trucking company', 'a freight broker', 'a carrier', 'a courier', 'a warehouse', 'movers'],
    ideas: ['Delivery proof to billing', 'Five carrier quotes, one table', 'Customs papers from the invoice'],
    built: 'Freight Billing Desk',
  },
  {
    id: 'staffing',
    who: 'staffing and recruiting',
    called: ['a staffing agency', 'recruiters', 'a recruiting firm', 'headhunters', 'a temp agency'],
    ideas: ['Resume pile to shortlist', 'Interview times that fit', 'Lead research before the call'],
    built: 'Talent Enrichment Engine',
  },
  {
    id: 'health',
    who: 'practices and clinics',
    called: [
      'a dental practice',
      'a dentist',
      'a medical practice',
      'a clinic',
      'a vet',
      'a doctor',
      'a physical therapist',
      'an optometrist',
      'a pharmacy',
      'home care',
      'a chiropractor',
    ],
    ideas: ['Inbox triage with drafts', 'Expiry watch', 'Review requests after the job'],
    built: 'Clinic Intake Without Clipboards',
  },
  {
    id: 'property',
    who: 'property managers and real estate',
    called: ['a property manager', 'landlords', 'realtors', 'a real estate agency', 'an HOA'],
    ideas: ['Inbox triage with drafts', 'Expiry watch', 'First read of a contract'],
    built: 'Tenant Inbox',
  },
  {
    id: 'books',
    who: 'accountants and bookkeepers',
    called: ['an accountant', 'a bookkeeper', 'a CPA firm', 'a tax preparer', 'an accounting office'],
    ideas: ['Invoice capture to ledger', 'Bank lines matched nightly', 'Receipts matched to the card'],
  },
  {
    id: 'shop',
    who: 'shops, online and on the street',
    called: ['a shoe store', 'a retailer', 'a boutique', 'an ecommerce company'],
    ideas: ['Product copy from spec sheets', 'Order status without a call', 'Refunds inside the rules'],
    built: 'Night Watch for Stock',
  },
  {
    id: 'makers',
    who: 'manufacturers and wholesalers',
    called: ['a manufacturer', 'a factory', 'a machine shop', 'a wholesaler', 'a distributor'],
    ideas: ['Orders out of email', 'Stock count to purchase order', 'Forecast from the order book'],
    built: 'Parts Counter Quotes',
  },
  {
    id: 'insurance',
    who: 'insurance and financial advice',
    called: ['an insurance broker', 'an insurance agency', 'a mortgage broker', 'a financial adviser'],
    ideas: ['Attachments to the right folder', 'Expiry watch', 'Calls logged in the CRM'],
  },
  {
    id: 'agency',
    who: 'agencies and consultants',
    called: ['a marketing agency', 'a consultant', 'an architect', 'an engineering office'],
    ideas: ['Meeting notes to tasks', 'The Friday status report', 'One recording, a month of posts'],
  },
];
