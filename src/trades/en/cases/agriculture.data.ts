import type { CasesByIndustry } from '../../industry.ts';

export const agricultureCases: CasesByIndustry = {
  'crop-farms': {
    stock: 'Seed, fertilizer and diesel: field plans and prepay deadlines draft the order',
    supplierInvoices: 'Co-op and elevator statements: scale tickets and spray bills are split by field',
    licenses: 'Applicator licenses, crop-insurance and acreage dates: each deadline is met',
    rosters: 'Harvest crew: combine and grain-cart shifts are arranged by text as rain moves',
    hiring: 'Seasonal and visa workers: applications and papers are read before planting',
  },
  'fruit-farms': {
    rosters: 'Picking crews: who picks which block tomorrow is settled by text',
    orderEntry: 'Packers’ and grocers’ orders: variety, size and bins become tomorrow’s packing list',
    licenses: 'Water tests, GAP audits and worker housing: inspections are booked before harvest',
    hiring: 'Pickers’ applications: language, dates and housing are read first',
    supplierInvoices: 'Box, spray and bee bills: they are charged to the block',
  },
  'livestock-farms': {
    stock: 'Feed, minerals and vaccines: head counts and weights draft the mill order',
    licenses: 'Movement permits, herd tests and manure plans: none lapses before a sale',
    supplierInvoices: 'Feed-mill and hauling bills: tons and loads are compared with scale tickets',
    rosters: 'Calving nights: helpers trade by text',
    filing: 'Vet certificates and tag lists: each goes to the animal or lot',
  },
  'dairy-farms': {
    stock: 'Feed, teat dip and semen: herd numbers draft the weekly order',
    supplierInvoices: 'Milk checks and feed bills: hauling, quality premiums and deductions are compared',
    rosters: 'The three a.m. milking: a milker is found by text',
    licenses: 'Milk permits and residue training: inspection dates are kept for barn and people',
    filing: 'Milk-recording and vet sheets: results are kept with the cow',
  },
  greenhouses: {
    orderEntry: 'Garden centers’ availability orders: variety, tray and week are reserved on the bench',
    stock: 'Plugs, pots and media: sowing weeks say what to buy',
    rosters: 'Potting line and loading: spring gaps are filled by text',
    supplierInvoices: 'Young-plant and gas bills: royalties and tray counts are checked before payment',
    licenses: 'Nursery inspections and plant passports: each crop’s state papers are renewed before it ships',
  },
  fisheries: {
    licenses: 'Quotas, permits and crew papers: closures and renewals are watched by vessel and site',
    evidence: 'Catch logs and feed records: landings and treatments are ready for the officer',
    supplierInvoices: 'Ice, fuel, smolt and feed: bills are charged to trip or pen',
    stock: 'Feed and nets: the fish in the pens and the weather set the next barge',
    orderEntry: 'Restaurants’ and processors’ orders: species, size and landing day are put against the expected catch',
  },
  'forestry-companies': {
    licenses: 'Harvest permits, stream buffers and operator cards: each tract’s dates come up before the machines move',
    supplierInvoices: 'Haulers’ and road builders’ bills: loads are compared with the mill’s scale',
    deliveryPapers: 'Load tickets: tract, species and tons bill the mill and pay the landowner',
    rosters: 'Machine operators: wet-weather moves are settled by text',
    stock: 'Chain, hydraulic hose and seedlings: machine hours draft the order',
  },
  'farm-services': {
    deliveryPapers: 'Custom acres: the operator’s map and signature bill the farmer that night',
    appointments: 'Spraying, baling and combining: growers give field and window and get a place in line',
    fieldNotes: 'Application records: product, wind and field are spoken from the cab',
    rosters: 'Sprayer crews in the rush: operators are offered acres by text',
    licenses: 'Applicator and aerial licenses: pilots and drivers renew before the season',
  },
};
