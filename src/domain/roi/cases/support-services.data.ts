import type { CasesByIndustry } from './case.ts';

export const supportServicesCases: CasesByIndustry = {
  'call-centers': {
    customerQuestions:
      'Chat and email beside the phones: tickets are sorted per client program with a scripted draft',
    phoneCalls:
      'Order-status and opening-hours calls: routine ones end without an agent in the queue',
    crmRecords:
      'Callers known to two clients’ systems: records are joined before the agent says hello',
    knowHow: 'What may I offer: agents ask the program’s script and get rule and page',
    rosters: 'Intraday swaps: agents trade by skill and language when volume jumps',
  },
  'virtual-assistant-agencies': {
    filing:
      'Clients’ inboxes and drives: contracts, tickets and receipts are sorted by each client’s rules',
    appointments: 'Executives’ calendars: guests choose from hours the assistant has opened',
    coordination: 'Weekly calls with clients: requests become tasks for the assistant on duty',
    hiring: 'Applications of assistants: time zone, typing test and tools are read first',
    supplierInvoices: 'Clients’ subscriptions and card bills: each is coded for their bookkeeper',
  },
  'cleaning-companies': {
    rosters:
      'A cleaner missing at six: a colleague with the building’s key and badge is found by text',
    appointments:
      'Move-out and window cleanings: customers give rooms and square feet and choose a day',
    supplierInvoices: 'Chemicals, liners and equipment: bills are charged to the site contract',
    quoting:
      'Office cleaning bids: square feet, restrooms and nights per week become a monthly price',
    customerQuestions:
      'The trash was missed: complaints reach the site supervisor with photo and contract line',
  },
  'security-services': {
    rosters:
      'Open posts: guards with the right card and site training are offered the shift by text',
    licenses: 'Guard cards, firearms permits and first aid: nobody stands post on an expired one',
    filing: 'Incident and patrol reports: each is named by site, post and hour',
    customerQuestions:
      'Clients asking for footage or an extra guard: requests are drafted for the account manager',
    quoting: 'Event and site proposals: posts, hours and armed rates become an offer',
  },
  'alarm-companies': {
    customerQuestions: 'False alarms and code changes: account and zone are read before the reply',
    quoting:
      'Camera and door quotes: walk-through notes become equipment, labor and monitoring fee',
    fieldNotes: 'Panel and sensor installs: zone list, serials and photos close the ticket',
    crmRecords: 'Sites, panels and contacts: the keyholder list of one customer is a single record',
    appointments: 'Fire and annual inspections: building managers choose a day for the test',
  },
  locksmiths: {
    fieldNotes: 'Rekey jobs: pinning, key code and a door photo become record and bill',
    appointments: 'Lockouts and rekeys: callers give door, car model and address and get a window',
    rosters: 'Night emergencies: the on-call van is swapped by text',
    quoting: 'Master-key systems: doors and hierarchy from the walk become a price',
    licenses:
      'Locksmith license and bonding: each city’s renewal and background check comes up in time',
  },
  'pest-control': {
    fieldNotes: 'Treatment records: product, EPA number, dose and area are spoken into the report',
    customerQuestions:
      'Ants again after a week: the plan’s retreatment rule and last visit are in the draft',
    appointments: 'Quarterly sprays and termite inspections: homeowners confirm or move the visit',
    quoting: 'Termite and bed-bug quotes: linear feet and rooms become treatment and warranty',
    licenses:
      'Applicator licenses and product registrations: the state’s dates are kept for every technician',
  },
  'travel-agencies': {
    quoting: 'Cruise and honeymoon proposals: dates, cabin and budget become options with prices',
    customerQuestions:
      'Schedule changes and visas: travelers get a draft with their booking and the airline’s rule',
    crmRecords:
      'Passports, seats and anniversaries: a family’s past trips and wishes are joined in one record',
    filing: 'Tickets, vouchers and insurance: each is filed by traveler and departure',
    prospecting: 'Past travelers worth a call: last trips and milestones are summed up',
  },
  'equipment-rental': {
    orderEntry: 'Contractors’ calls for a lift: machine, jobsite and dates become a reservation',
    fieldNotes: 'Check-in walkarounds: fuel, hours and a bent boom are photographed and billed',
    quoting: 'Multi-week rentals: day, week and month rates with delivery become a quote',
    orderQuestions: 'When is the excavator picked up: sites get driver and hour',
    returns:
      'Damage on a returned machine: before-and-after photos and the waiver go to the renter',
  },
  'repair-shops': {
    fieldNotes: 'Bench notes: fault, part and test of a phone or washer become the repair bill',
    appointments: 'Drop-offs and house calls: customers give model and fault and choose a time',
    quoting: 'Repair or replace: part price and bench time from the diagnosis are set side by side',
    customerQuestions: 'Is my laptop fixed: the ticket’s stage goes out in a draft',
    filing: 'Warranty cards and schematics: papers are stored by serial number',
  },
  'auction-houses': {
    listings:
      'Catalog entries: condition, marks and provenance from the specialist’s notes become lots',
    customerQuestions: 'Condition reports and shipping: bidders get lot photos and a draft',
    filing: 'Consignment agreements and provenance papers: each is tied to lot and seller',
    crmRecords:
      'Bidders, consignors and wants: a collector’s history across sales is brought together',
    appointments:
      'Valuation days: sellers send a photo and choose an hour with the right specialist',
  },
  'document-storage-companies': {
    orderEntry: 'Retrieval requests: box barcodes and rush level are read from the client’s email',
    filing: 'Scanned boxes: index fields are read and each file goes to the client’s folder',
    deliveryPapers: 'Shred and pickup tickets: container counts are signed and billed the same day',
    orderQuestions: 'Where is box 4471: clients see shelf, courier or refile',
    rosters: 'Route drivers and vault staff: cleared people are found by text',
  },
};
