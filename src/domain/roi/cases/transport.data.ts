import type { CasesByIndustry } from './case.ts';

export const transportCases: CasesByIndustry = {
  'freight-forwarders': {
    tradePapers:
      'Export declarations: HS codes, values and Incoterms come from the commercial invoice, doubtful codes marked',
    freight:
      'Rates from carriers and co-loaders: air and ocean quotes are laid side by side with cutoffs',
    filing:
      'Bills of lading and arrival notices: each is filed to its shipment and checked against the booking',
    orderQuestions:
      'Where is my container: shippers get vessel, transshipment port and new arrival date',
    quoting: 'Door-to-door quotes: pickup, freight and duty notes from a call become an offer',
  },
  'trucking-companies': {
    deliveryPapers:
      'Bills of lading from the cab: a signed photo bills the load the same night, detention included',
    licenses:
      'CDLs, medical cards and annual inspections: no driver or trailer rolls on a lapsed one',
    rosters: 'Drivers out of hours: a relay or swap is found by text within duty limits',
    hiring:
      'Driver applications: endorsements, accidents and miles are read before the recruiter calls',
    orderQuestions:
      'Check calls: shippers get position and arrival time without calling the dispatcher',
  },
  'freight-brokers': {
    freight:
      'Carriers for a load: rates, lanes and truck positions from email and load boards fill one table',
    deliveryPapers:
      'Proof of delivery from carriers: the signed bill is matched and the shipper billed, lumper receipt too',
    quoting: 'Spot quotes by email: lane, weight and pickup date get a priced reply in minutes',
    licenses:
      'Carriers’ authority and cargo insurance: a lapsed policy blocks the next rate confirmation',
    crmRecords:
      'Carriers known under three names: MC numbers bring dispatchers and lanes into one record',
  },
  'courier-services': {
    deliveryPapers: 'Signatures at the door: photo and time close the stop and bill the account',
    rosters: 'Routes without a driver: the van is offered by text to those who know the zone',
    orderQuestions: 'Which stop is mine: recipients see how far the van is',
    customerQuestions:
      'Missed deliveries and gate codes: senders get the driver’s note and a redelivery slot',
    licenses: 'Contract drivers’ insurance and van inspections: expired ones leave the route plan',
  },
  warehouses: {
    orderEntry: 'Clients’ pick orders by spreadsheet: SKUs, lots and ship methods become waves',
    deliveryPapers: 'Dock receipts and signed BOLs: counts from the pallet photo close the order',
    stock: 'Cartons, labels and pallets: usage per client keeps packing benches supplied',
    orderQuestions: 'Has it shipped: clients’ sellers see pick state and tracking',
    rosters: 'Pickers for peak week: forklift-certified people are offered shifts by text',
  },
  'customs-brokers': {
    tradePapers:
      'Entry summaries: invoice lines, origin and tariff numbers are filled in for the broker to check',
    filing:
      'Powers of attorney, invoices and packing lists: each entry’s file is complete before filing',
    customerQuestions:
      'Is my shipment released: importers get hold, exam or release with the reason',
    licenses: 'Bonds and powers of attorney: importers are asked before theirs runs out',
    freight:
      'Drayage after release: truckers’ rates from port or airport are lined up with the last free day',
  },
  'moving-companies': {
    quoting: 'Moves from a video tour: rooms, piano and stairs become cubic feet and a price',
    appointments:
      'Estimate and move dates: families choose, and month-end days show what they cost',
    rosters: 'Crew of four for a big house: helpers and drivers answer by text',
    customerQuestions:
      'What can I pack: families get your box rules, parking permit and arrival window',
    fieldNotes: 'Inventory at the door: scratches and counts are photographed and signed by room',
  },
  'taxi-companies': {
    rosters: 'Cars without a driver for Saturday: shifts are offered by text with permits checked',
    appointments: 'Airport and medical rides: callers leave flight, wheelchair and pickup by chat',
    customerQuestions: 'Lost phones and receipts: the ride is found and the driver asked',
    phoneCalls:
      'Pickups by phone at midnight: address and car size are taken while the dispatcher routes',
    licenses:
      'Chauffeur permits, medallions and inspections: a driver or car that runs out this month is named',
  },
  'bus-companies': {
    rosters: 'Drivers for school and charter runs: swaps respect rest and route knowledge',
    licenses: 'Passenger endorsements and bus inspections: yard and drivers share one watch list',
    customerQuestions: 'Is the bus late: parents and riders get stop and minutes in a draft',
    fieldNotes: 'Pre-trip defects: the driver’s photo of a worn tire opens a garage job',
    supplierInvoices: 'Diesel, tires and tolls: each bill is charged to its coach and trip',
  },
  'car-rental': {
    customerQuestions:
      'Tolls, deposits and damage claims: renters get contract line and photos in a draft',
    appointments: 'Reservations with a child seat: renters choose class, branch and pickup hour',
    phoneCalls:
      'Extensions and roadside calls: the renter’s agreement is found and the return moved',
    billing: 'Damage and citations after return: the renter gets evidence and a payable amount',
    filing: 'Agreements, licenses and walkaround photos: all sit under the rental number',
  },
  airlines: {
    rosters: 'Crew swaps: pairings are traded only within duty time, base and type rating',
    customerQuestions:
      'Rebooking and baggage email: passengers get their case with fare rules in a draft',
    licenses: 'Type ratings, medicals and recurrent checks: none lapses between two duties',
    evidence: 'Safety and maintenance audits: logs and training records are tied to the regulation',
    phoneCalls: 'Calls in a storm: travelers hear their new flight before an agent is free',
  },
  'shipping-lines': {
    tradePapers:
      'Manifests and dangerous-goods declarations: shippers’ papers are read and checked per container',
    rosters: 'Dock gangs and tug crews: shift changes follow the vessel’s new berth time',
    licenses:
      'Seafarers’ certificates and class surveys: the fleet’s dates are read from the papers, ship by ship',
    deliveryPapers:
      'Gate tickets and tally sheets: container, seal and time go straight to the bill',
    evidence: 'ISM and port-state audits: drills, checklists and fixes are bound by vessel',
  },
  railways: {
    rosters: 'Train crews by route knowledge: a vacancy is offered within rest rules',
    deliveryPapers: 'Waybills and car interchange: each car’s paper is matched and billed',
    licenses: 'Engineer certification and track-safety cards: dates are watched by terminal',
    fieldNotes: 'Track inspections: the walker’s photos and milepost become a maintenance order',
    evidence: 'Hours-of-service and test records: they are ready before the inspector boards',
  },
  'towing-companies': {
    deliveryPapers:
      'Tow slips with photos: vehicle, mileage and signature are billed to the motor club at once',
    rosters: 'Night trucks on ice: drivers take the extra shift by text',
    orderQuestions: 'Where is my truck: stranded drivers and clubs get the ETA',
    licenses:
      'Operator permits and police-rotation papers: renewals come before the tow list is drawn',
    filing: 'Impound records: lien notices and owner searches are kept by plate',
  },
  'parking-operators': {
    customerQuestions: 'Appeals against a ticket: plate, photo and time are laid beside a draft',
    rosters: 'Valets for a gala: runners for each lot are found by text',
    billing: 'Monthly permit holders: failed cards are asked for before the gate stays shut',
    supplierInvoices: 'Snow plowing, gate repair and card fees: bills go to the right garage',
    licenses: 'Garage permits and valets’ driver licenses: each location hears about its renewals',
  },
};
