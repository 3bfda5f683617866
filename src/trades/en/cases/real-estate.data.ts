import type { CasesByIndustry } from '../../industry.ts';

export const realEstateCases: CasesByIndustry = {
  'real-estate-agencies': {
    appointments:
      'Showings of a new listing: buyers from the portals are asked about financing and choose a viewing slot',
    filing: 'Offers, disclosures and inspection reports: the transaction folder shows what is signed and what is not',
    customerQuestions:
      'Portal inquiries at ten at night: questions on price, taxes and pets are answered from the listing sheet',
    prospecting: 'Owners worth a call: expired listings and long ownership are researched before the agent rings',
    crmRecords: 'The same buyer from three portals: inquiries are merged, with every house they looked at',
  },
  'property-management': {
    customerQuestions:
      'Maintenance requests from tenants: a leak is told from a dripping faucet, and the tenant hears who comes and when',
    supplierInvoices:
      'Plumbers’ and utility bills: each is coded to its building and unit, and compared with the work order',
    appointments: 'Apartment viewings: applicants answer income and move-in questions before they pick a time',
    billing: 'Rent that is late: the notice follows the lease and local grace days, and stops when money arrives',
    fieldNotes: 'Move-in and move-out inspections: photos by room become the report and the list of repairs',
  },
  'homeowners-associations': {
    customerQuestions: 'Residents on fences, parking and the pool: drafts cite the article of the bylaws',
    filing: 'Architectural requests: plans and neighbor consents are put together for the board meeting',
    supplierInvoices: 'Bills for mowing, elevator and insurance: each goes to the budget line the board approved',
    billing: 'Assessments in arrears: owners get the steps that the collection policy prescribes, in order',
    appointments: 'Clubhouse and move-in elevator bookings: residents reserve, pay the deposit and learn the rules',
  },
  'real-estate-developers': {
    coordination:
      'Design and owner’s meetings: decisions on units, facades and cost become tasks for architect and counsel',
    clientReports: 'Monthly reports to lenders and equity partners: draws, leasing and schedule are put on one sheet',
    supplierInvoices:
      'Pay applications from the contractor: lines are compared with the schedule of values and lien waivers',
    contracts: 'Purchase agreements and leases under negotiation: changes to deposits and contingencies stand out',
    licenses: 'Entitlements and permits: the dates at which approvals lapse are watched across all parcels',
  },
  'vacation-rentals': {
    appointments: 'Stays booked directly: guests ask for dates and dogs, get the rate and reserve the cabin',
    customerQuestions: 'Door codes, Wi-Fi and late checkout: guests get the answer for their house, day and night',
    feedback:
      'Reviews of the house: guests are asked once after check-out, and complaints about the hot tub come to you first',
    rosters: 'Turnover cleaners who cancel on a Saturday: another cleaner takes the house by text before check-in',
    filing: 'Occupancy-tax forms and owners’ documents: they are kept by property for the yearly filing',
  },
  'self-storage': {
    appointments: 'Renters who ask at night for a 10 by 10: they learn the right unit size and reserve it',
    billing: 'Units behind on rent: notices before the lien sale follow the state’s calendar',
    customerQuestions: 'Gate codes, climate control and move-out notices: tenants get a drafted answer for their unit',
    filing: 'Signed rental agreements and ID copies: each goes under the unit number',
    reporting: 'Vacant units by size: occupancy, street rate and move-outs of the week on a page',
  },
  appraisers: {
    fieldNotes: 'Walk-through findings: photos and dictation become the inspection form, room by room',
    appointments: 'Inspections with agent and owner: the slot, lockbox and access are settled without phone tag',
    customerQuestions:
      'Lenders’ revision requests: the comparable and page they question are laid beside a draft reply',
    filing: 'Comparable sales, plats and engagement letters: they are saved in the workfile that rules require',
    licenses: 'State appraiser license and E&O cover: renewal and course hours are tracked to the day',
  },
};
