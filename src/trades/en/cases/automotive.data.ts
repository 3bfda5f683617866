import type { CasesByIndustry } from '../../industry.ts';

export const automotiveCases: CasesByIndustry = {
  'car-dealers': {
    crmRecords: 'Leads from five portals: the shopper who asked about two trucks is one record with one salesperson',
    quoting: 'Numbers for a trade-in and a lease: the desk’s notes become a worksheet to present',
    fieldNotes: 'Service-lane walkarounds: tires, brakes and photos turn into the repair order',
    customerQuestions: 'Is the SUV still on the lot: replies name stock number, color and a test-drive time',
    prospecting: 'Owners near the end of a lease: mileage and equity are summed up before the call',
  },
  'auto-repair-shops': {
    fieldNotes: 'Inspection on the lift: the mechanic’s photos and voice note become estimate and repair order',
    stock: 'Filters, pads and oil: parts used per repair order set the jobber’s delivery',
    appointments: 'Oil changes and strange noises: drivers describe the sound and drop the car by day',
    quoting: 'Brake and timing-belt estimates: labor hours and part prices from the diagnosis are set out',
    supplierInvoices: 'Parts-store bills and core returns: each line is tied to a repair order',
  },
  'body-shops': {
    fieldNotes: 'Teardown findings: photos of the bent rail become the supplement',
    customerQuestions: 'When is my car done: owners and adjusters get stage and parts on backorder',
    filing: 'Insurer estimates and photos: each version is kept by claim number',
    stock: 'Clear coat, clips and bumpers: the repair plan drafts the order before disassembly',
    quoting: 'Dents from a photo: paint hours and blend panels become a first estimate',
  },
  'tire-shops': {
    stock: 'Sizes before winter: tires by size and season are reordered ahead of the first frost',
    fieldNotes: 'Tread depth and torque: the bay’s readings fill work order and rotation record',
    appointments: 'Seasonal wheel changes: customers with stored sets pick a morning',
    supplierInvoices: 'Tire distributors’ bills: federal tax, freight and adjustments are checked',
    filing: 'Stored wheel sets: rack number, photo and DOT code are kept by plate',
  },
  'car-washes': {
    rosters: 'Sunny Saturdays: vacuum and tunnel crew are called by text as the forecast clears',
    billing: 'Declined wash-club cards: members are asked before the gate refuses them',
    reporting: 'Cars per hour, chemicals and club joins: they are laid beside the weather and the lane',
    filing: 'Damage claims: camera clip, form and mirror photo are kept together',
    customerQuestions: 'Cancel my club, scratched bumper: members get a draft with their plate’s visits',
  },
  'auto-parts-stores': {
    orderEntry: 'Garages’ orders by text: VIN, part number and brand are read into the counter system',
    stock: 'Rotors, belts and batteries: cars on local roads decide what the shelf holds',
    returns: 'Cores and wrong parts: deposit, warranty and supplier credit are traced',
    customerQuestions: 'Does it fit my 2014 model: the catalog’s fitment is in the counterman’s draft',
    supplierInvoices: 'Warehouse-distributor statements: stock-order discounts and cores are compared',
  },
};
