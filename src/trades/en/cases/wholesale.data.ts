import type { CasesByIndustry } from '../../industry.ts';

export const wholesaleCases: CasesByIndustry = {
  wholesalers: {
    orderEntry: 'Retailers’ orders by email and photo: item, case pack and price tier are read into the system',
    stock: 'Slow and fast movers: supplier minimums and container weeks draft the buy',
    prospecting: 'Stores before the rep calls: their locations, rival brands and buyers are researched',
    orderQuestions: 'Backorders: customers see the inbound date and substitutes',
    quoting: 'Volume quotes: case counts and freight terms from the call become a price',
  },
  'food-wholesalers': {
    orderEntry: 'Chefs’ midnight orders: voicemail-style texts become cases of produce and fish',
    stock: 'Short-dated dairy and meat: counts and standing orders set the morning buy',
    deliveryPapers: 'Route sheets: signature, shorts and catch weights are billed the same day',
    returns: 'Spoiled or refused cases: photo and temperature give the credit',
    licenses: 'Growers’ food-safety audits: certificates are renewed before the truck is loaded',
  },
  'building-material-dealers': {
    orderEntry: 'Framers’ lists: lumber, drywall and screws become a jobsite load',
    quoting: 'Takeoffs for a house: trusses, doors and siding become a package price',
    deliveryPapers: 'Boom-truck drops: photo of the stack and signature close the ticket',
    stock: 'Studs, plywood and shingles: mill prices and house starts say when to buy the next railcar',
    orderQuestions: 'Where is my window order: builders get vendor date and truck',
  },
  'industrial-suppliers': {
    quoting: 'Bearings, valves and belts: the buyer’s list is cross-referenced and priced',
    orderEntry: 'Plants’ requisitions: their own part numbers are translated into yours',
    stock: 'Vending and storeroom bins: usage at the customer drafts the refill',
    prospecting: 'Plants before a visit: the rep knows machines, shutdown weeks and who buys maintenance parts',
    supplierInvoices: 'Makers’ bills: special pricing agreements and rebates are claimed',
  },
  'medical-suppliers': {
    orderEntry: 'Clinics’ orders: catalog numbers and contract tier are recognized, and lot limits respected',
    stock: 'Gloves, syringes and implants: contract use and expiry dates decide the next order',
    evidence: 'Pedigree and recall files: lot, customer and temperature log are traceable',
    licenses: 'State wholesale permits and customers’ licenses: nothing ships to an expired one',
    customerQuestions: 'Backorder and equivalents: buyers get a substitute with its item code',
  },
  'import-export-companies': {
    tradePapers: 'Customs entry and origin papers: invoice, packing list and HS code are filled in',
    orderEntry:
      'Buyers’ orders by container: grade, bags and Incoterm go from the email into a sales contract to confirm',
    freight: 'Ocean and trucking offers: forwarders’ rates are lined up with their transit and free days',
    filing: 'Letters of credit and phytosanitary certificates: every paper the bank wants is in the shipment file',
    supplierInvoices:
      'Overseas producers’ bills: quantity, currency and quality claims are compared with the contract before payment',
  },
};
