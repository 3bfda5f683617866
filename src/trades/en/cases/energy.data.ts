import type { CasesByIndustry } from '../../industry.ts';

export const energyCases: CasesByIndustry = {
  'oil-and-gas': {
    fieldNotes: 'Pumpers’ daily gauges: tank levels, downtime and photos become tickets',
    licenses: 'Well permits, bonds and safety cards: leases and crews with a lapse ahead are listed',
    stock: 'Pipe, chemicals and pump parts: workover plans draft orders',
    supplierInvoices: 'Service-company tickets: hours and footage are compared with the AFE',
    evidence: 'Spill and integrity records: tests and inspections are filed by facility as they happen',
  },
  'fuel-suppliers': {
    deliveryPapers: 'Meter tickets: gallons, tank and signature bill the house that evening',
    licenses: 'Hazmat endorsements, tank tests and truck inspections: drivers and units are reminded one by one',
    customerQuestions: 'Low tank and price caps: customers get gallons left, plan and next route',
    rosters: 'Cold snaps: drivers take extra routes by text',
    supplierInvoices:
      'Terminal loading tickets: net gallons, temperature and excise are compared with the supplier’s bill',
  },
  mines: {
    rosters: 'Haul-truck and plant crews: swaps respect task training and rest',
    licenses: 'Blaster cards, refresher training and permits: no one goes underground expired',
    evidence: 'Workplace exams and dust samples: records are ready when the inspector arrives',
    stock: 'Tires, liners and explosives: shovel and haul hours say what to buy next',
    supplierInvoices: 'Fuel, parts and contractor bills: each is charged to its pit and machine',
  },
  'electric-utilities': {
    customerQuestions: 'Outage, bill and solar questions: meter and feeder state are in the draft',
    fieldNotes: 'Pole and line patrols: the lineman’s photo becomes a work order with span number',
    licenses: 'Switching certificates and vegetation permits: crews hear before a line job needs them',
    phoneCalls: 'Storm calls: outage, address and a downed wire are taken at once',
    stock: 'Transformers and crossarms: storm kits and lead times draft the buy',
  },
  'water-utilities': {
    fieldNotes: 'Main breaks and valve checks: photos, depth and parts become the asset record',
    customerQuestions: 'High bills and brown water: reads and flushing maps are in the draft',
    licenses: 'Operators’ grades and discharge permits: training hours and renewals are tracked by plant',
    evidence: 'Sampling and compliance reports: lab sheets are tied to site and day',
    stock: 'Chlorine, hydrants and meters: dosing and breaks draft the order',
  },
  'renewable-energy': {
    clientReports: 'Asset-owner reports: output, availability and curtailment are explained park by park',
    fieldNotes: 'Turbine climbs and panel cleaning: torque, photos and parts close the order',
    contracts: 'Land leases and power purchase terms: unusual rent, curtailment and step-in clauses are marked',
    licenses: 'Permits, grid codes and climb cards: no technician goes up on an expired one',
    coordination: 'Outage calls with grid operator and maker: switching steps get a time and name',
  },
  'waste-management': {
    deliveryPapers: 'Scale and dumpster tickets: photo, weight and address bill the account',
    customerQuestions: 'Missed pickup and overfull bins: truck camera and route are in the draft',
    rosters: 'Routes after a holiday: drivers and loaders swap by text',
    licenses: 'Landfill permits, manifests and CDLs: sites and trucks are warned before the date',
    supplierInvoices: 'Tipping fees and tire bills: loads are compared with your own scale log',
  },
  'recycling-companies': {
    supplierInvoices: 'Peddlers’ copper and cans: tare and the day’s price are checked before anybody is paid',
    stock: 'Bales and wire: what is on the yard is offered when a load is full',
    licenses: 'Scrap permits and catalytic-converter records: each state’s rules set the renewal',
    deliveryPapers: 'Roll-off swaps: container, weight and signature settle the account',
    orderQuestions: 'Has the mill accepted my load: suppliers get weight, grade and payment date',
  },
};
