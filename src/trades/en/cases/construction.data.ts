import type { CasesByIndustry } from '../../industry.ts';

export const constructionCases: CasesByIndustry = {
  'general-contractors': {
    fieldNotes:
      'Daily logs from the site: crew, weather, deliveries and photos are spoken on the way to the truck and filed',
    quoting: 'Bids from plan takeoffs: scope notes and subcontractor prices are set in your bid form, gaps marked',
    supplierInvoices: 'Bills from subs and the ready-mix plant: they are matched to the commitment and cost code',
    licenses: 'Subcontractors’ insurance and lien waivers: nobody is paid or let on site with a lapsed certificate',
    coordination: 'Owner-architect-contractor meetings: RFIs and change orders come out with a name and a due date',
  },
  'home-builders': {
    quoting: 'Options and upgrades buyers ask for: the countertop talk becomes a priced change order to sign',
    fieldNotes: 'Punch lists before closing: the superintendent’s photos go to the right trade with the lot number',
    supplierInvoices: 'Lumber and trade invoices by lot: purchase-order prices are compared before payment',
    customerQuestions: 'Buyers asking about progress and warranty: answers name the stage of their house',
    coordination: 'Schedule calls with framers and drywallers: what moved is written down and sent to who comes next',
  },
  remodelers: {
    quoting: 'Kitchen and bath estimates: measurements and wishes from the visit turn into allowances and a price',
    fieldNotes: 'Hidden rot and other surprises: photos from the job become a change order the homeowner can sign',
    coordination: 'Selections of tile, cabinets and fixtures: what was chosen and what is late is one list per project',
    clientReports: 'A Friday note to the homeowner: what the crew did, what dust comes next week, and what to decide',
    supplierInvoices: 'Supply-house and cabinet bills: each is coded to the job and the allowance it eats',
  },
  'handyman-services': {
    appointments:
      'A list of small jobs: the customer sends photos of the door, shelf and faucet and books enough hours',
    fieldNotes: 'Job done, with proof: photos and hours on site become the invoice text',
    customerQuestions: 'Do you also hang TVs: requests are sorted into jobs you take and those you pass on',
    quoting: 'Prices from a photo: a draft with your hourly rate and materials goes out for a nod',
    filing: 'Receipts from the home center: photos are kept with the job they belong to',
  },
  electricians: {
    fieldNotes: 'Job sheets for panels and rough-ins: material used, photos of the box and hours are dictated on site',
    stock: 'Wire, breakers and van stock: what a job consumed is reordered before Monday',
    quoting: 'Service upgrades and EV chargers: load notes and photos from the call turn into a priced quote',
    licenses: 'Journeyman cards, permits and inspections: every open permit has a date and a reminder',
    supplierInvoices:
      'Supply-house invoices with rebates and copper surcharges: each is checked against the quote and job',
  },
  plumbers: {
    fieldNotes: 'Work orders for leaks and water heaters: the tech’s photos, serial number and parts become the bill',
    appointments:
      'Clogged drains and no hot water: the caller’s problem is sized and put into an open window of the day',
    quoting: 'Repipe and sewer-line quotes: camera findings and notes become good, better and best prices',
    rosters: 'On-call weekends: plumbers trade the emergency phone by text, and the office sees who has it',
    licenses: 'Backflow certificates and plumbing permits: test dates of each customer device are kept and announced',
  },
  'hvac-contractors': {
    fieldNotes:
      'Maintenance visits: readings of pressure and temperature split become the report and the repair advice',
    appointments:
      'Spring tune-ups and no-cool calls: members book their visit, breakdowns go to the front of the board',
    quoting: 'System replacement proposals: tonnage, ductwork and rebates from the visit are set in three options',
    customerQuestions:
      'Where is the technician: homeowners get the window, the name and tips for the thermostat meanwhile',
    rosters: 'Heat-wave overtime: technicians swap on-call nights by text within the hours you allow',
  },
  roofers: {
    quoting: 'Roof estimates: squares, pitch and layers from the drone report become a shingle quote with options',
    fieldNotes: 'Tear-off findings: photos of rotten decking become the supplement for the insurer',
    prospecting: 'Streets hit by hail: roofs by age and storm path are listed before the canvassers leave',
    customerQuestions: 'Homeowners with an adjuster coming: they learn what to photograph and when the crew can meet',
    rosters: 'Rain days: the crew schedule is moved and each foreman confirms by text',
  },
  painters: {
    quoting: 'Painting quotes from a walk-through: rooms, coats and prep notes are priced by your square-foot rates',
    customerQuestions: 'Color and scheduling questions: drafts name the paint line, sheen and days on site',
    rosters: 'Crew changes between houses: a missing painter is replaced by text the evening before',
    appointments: 'Estimate visits: homeowners send room photos and choose when you come',
    fieldNotes: 'Touch-up lists at the final walk: each spot is photographed and checked off when done',
  },
  carpenters: {
    fieldNotes: 'Site measurements for stairs and built-ins: sketches and sizes reach the shop as a cutting job',
    stock: 'Hardwood, sheet goods and hinges: what the cut list takes is ordered with the next delivery',
    quoting: 'Joinery quotes: drawings and a wood species become hours, board feet and a price to check',
    supplierInvoices: 'Lumberyard bills: board footage and grade are compared with the delivery',
    licenses: 'Machine inspections and liability coverage: general contractors get the new certificate before they ask',
  },
  'flooring-contractors': {
    quoting: 'Flooring quotes from room measurements: waste, underlayment and stairs are counted in',
    fieldNotes: 'Moisture tests and subfloor photos: they go into the job sheet before the planks do',
    prospecting: 'Builders and property managers who reorder: turnover of units is looked up before you call',
    appointments: 'In-home measures: customers choose a time and say what floor comes out',
    orderEntry: 'Tile and plank orders from designers: carton counts and dye lots are read from the email',
  },
  'masonry-contractors': {
    supplierInvoices: 'Ready-mix and block tickets: yards poured are compared with the batch ticket and the invoice',
    rosters: 'Pours that slip with the weather: finishers confirm the new start by text',
    fieldNotes: 'Pour records: slump, cylinders and photos are spoken in by the foreman and kept for the engineer',
    appointments: 'Driveway and patio visits: homeowners give sizes and access before they pick a day',
    licenses: 'Crew safety cards and bond renewals: the site office gets them before the gate does',
  },
  landscapers: {
    rosters: 'Mowing crews short a driver: a licensed replacement is found by text before seven',
    appointments: 'Spring cleanups and aeration: last year’s customers choose a week and add what they want',
    fieldNotes: 'Irrigation faults and dead shrubs: the crew’s photo becomes an offer to replant or repair',
    supplierInvoices: 'Nursery, mulch and fuel bills: each is split by the property it went to',
    billing: 'Seasonal contracts and snow invoices: late commercial sites are reminded by portfolio',
  },
  'pool-services': {
    fieldNotes: 'Chemical readings on the route: chlorine, pH and photos become the customer’s visit report',
    appointments: 'Openings and closings: owners pick their week before the rush starts',
    quoting: 'Pump, heater and liner quotes: model numbers from the tech’s photo turn into a price',
    rosters: 'Routes on sick days: stops are offered to the techs nearby',
    customerQuestions: 'Green water and noisy pumps: owners get a first check and a draft from the office',
  },
  'solar-installers': {
    quoting: 'Proposals from a utility bill: usage, roof and incentives become a system size and a price',
    fieldNotes: 'Install-day photo sets: rails, inverter labels and meter shots are checked for the inspector',
    crmRecords: 'Homeowners between lead and permission to operate: one record shows the stage with utility and city',
    customerQuestions: 'When will my system be switched on: the answer names the interconnection step',
    licenses: 'Permits, interconnection and rebate deadlines: each project’s dates are watched to the last signature',
  },
  'elevator-companies': {
    fieldNotes: 'Service tickets from the machine room: spoken findings and part numbers become report and invoice',
    licenses: 'Annual and five-year tests: the certificate of each car is renewed before the building is cited',
    quoting: 'Repair proposals after a violation: the inspector’s line becomes scope, hours and price',
    stock: 'Door rollers, boards and ropes: what mechanics take from the van is replenished by lead time',
    supplierInvoices: 'Bills for controllers and freight: they are charged to the car and the contract',
  },
};
