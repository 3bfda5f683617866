import type { CasesByIndustry } from './case.ts';

export const manufacturingCases: CasesByIndustry = {
  manufacturers: {
    stock: 'Raw material by work order: bills of material and lead times draft the purchase orders',
    quoting:
      'Quotes from a drawing: quantity, tolerance and finish are set against routings and rates',
    orderEntry:
      'Customers’ purchase orders: part number, revision and due date are read into planning',
    supplierInvoices:
      'Steel, packaging and freight bills: order, receiving slip and bill have to agree before payment',
    coordination: 'Morning production huddles: shortages and late jobs leave with an owner',
  },
  'machine-shops': {
    quoting:
      'Parts from a drawing: material, setups and cycle notes become price breaks by quantity',
    fieldNotes:
      'Setup sheets and first-article checks: the machinist’s readings go to the traveler',
    stock: 'Bar stock, inserts and coolant: scheduled jobs draft the order',
    orderEntry:
      'Blanket releases: revision, quantity and dock date are read from the buyer’s email',
    supplierInvoices: 'Outside plating and heat treat: bills and certs are tied to the job',
  },
  'metal-fabricators': {
    quoting: 'Steel packages: take-off weights, welds and galvanizing become a bid',
    stock: 'Plate, tube and gas: nests draw down remnants and draft the mill order',
    fieldNotes: 'Weld and fit-up logs: heat numbers, photos and hours are tied to piece marks',
    licenses: 'Welder qualifications: continuity of each process is watched by six months',
    supplierInvoices: 'Mill and coating bills: weight and surcharge are compared with the tag',
  },
  'machinery-manufacturers': {
    quoting:
      'Machine configurations: throughput, voltage and options from the visit become an offer',
    knowHow:
      'Alarm 417: service staff ask the manuals and get the page, wiring diagram and past fix',
    coordination: 'Order kickoffs: mechanical, controls and shipping promises become dated tasks',
    stock: 'Gearboxes and drives: long-lead parts are ordered off the engineering release',
    clientReports:
      'Build reports to buyers: they get the milestone, photos and the factory test date',
  },
  'electronics-manufacturers': {
    stock: 'Components by build: shortages, alternates and reels draft the buys',
    quoting: 'Board assemblies: the bill of materials is priced line by line with lead times',
    supplierInvoices: 'Distributor bills: reel quantities, tariffs and broker buys are compared',
    forecasting: 'Demand by product: chips with long lead get a range from orders and history',
    evidence:
      'RoHS and traceability: date codes, solder logs and certificates are tied to serial numbers',
  },
  'plastics-manufacturers': {
    stock: 'Resin, colorant and inserts: press schedules and regrind say what to buy',
    orderEntry:
      'Customers’ releases: tool, color and box count are typed into the press schedule without a clerk',
    quoting: 'Molded parts: shot weight, cavities and cycle time become piece and tool price',
    supplierInvoices:
      'Resin invoices: railcar weight and index price have to agree with the contract',
    rosters: 'Press operators on nights: swaps go by text and machine skill',
  },
  'chemical-manufacturers': {
    evidence:
      'Process-safety records: permits, hazard reviews and drills are collected unit by unit',
    licenses:
      'Air permits, tank tests and hazmat training: the plant hears of each date with a month to spare',
    stock: 'Solvents and drums: batch plans and shelf life decide when to reorder',
    orderEntry:
      'Bulk and drum orders: grade, UN number and tanker slot are taken from the email and checked',
    filing: 'Safety data sheets and certificates of analysis: each is kept by product and lot',
  },
  'pharmaceutical-manufacturers': {
    evidence:
      'Batch records and deviations: signatures, lab results and CAPAs are complete before release',
    filing: 'Certificates of analysis and supplier letters: papers are tied to material and lot',
    licenses:
      'Site registrations and operators’ GMP training: renewals are asked for by country and person',
    contracts: 'Quality and supply agreements: departures from your template are marked',
    knowHow: 'Which procedure applies: operators ask and get the version in force with its page',
  },
  'medical-device-makers': {
    evidence:
      'Design history and complaint files: tests, risk files and trends are gathered by device',
    licenses:
      'Registrations, 510(k)s and notified-body certificates: each market’s renewal is started early',
    quoting: 'Hospital and distributor quotes: sets, contract tier and instruments from the call',
    knowHow: 'Sterilization and labeling rules: staff ask and get the clause and your procedure',
    customerQuestions:
      'Complaints from surgeons: lot, event and reportability are asked before the draft',
  },
  'automotive-suppliers': {
    orderEntry: 'Releases and schedule changes: carmakers’ EDI and email become one demand picture',
    stock: 'Castings, clips and racks: line-side use and release swings draft the orders',
    evidence:
      'PPAP and IATF files: control plans, gauge studies and layered audits are bound by part number',
    quoting:
      'Quotes for a new program: piece price, tooling and annual volumes are set in the carmaker’s form',
    supplierInvoices: 'Tier-two bills: price-down dates and premium freight are compared',
  },
  'aerospace-manufacturers': {
    evidence:
      'AS9100 and first-article packages: special-process certs and serials are bound per part',
    quoting: 'Long RFQ packages: drawings, clauses and outside processes become a costed bid',
    licenses: 'ITAR, Nadcap and inspector stamps: each is renewed before a lot has to be held',
    coordination: 'Material review boards: dispositions and rework leave with engineer and date',
    clientReports:
      'Program status for primes: earned value, shortages and deliveries are reported by line item',
  },
  'apparel-manufacturers': {
    stock: 'Fabric, zippers and labels: cut plans and mill lead times decide the next order',
    orderEntry:
      'Retailers’ size runs: style, color and ship window go from the PO into the cut plan',
    tradePapers: 'Origin and fiber papers: customs forms come from the packing list',
    supplierInvoices:
      'Mill and sewing bills: yardage and piece counts are held against the receiving sheet',
    quoting: 'Cost sheets: tech pack, consumption and minutes become a first price',
  },
  'furniture-manufacturers': {
    orderEntry: 'Dealers’ orders: frame, fabric and nailhead become lines of the cut list',
    stock: 'Hardwood, foam and fabric: orders on the floor draft the next buy',
    quoting: 'Contract seating: COM fabric, quantity and freight become a quote',
    orderQuestions: 'When does my sofa ship: dealers get the stage in frame, sewing or upholstery',
    supplierInvoices:
      'Foam and lumber bills: board feet on the bill have to match what was unloaded',
  },
  'packaging-manufacturers': {
    quoting: 'Corrugated quotes: size, flute, print and pallet become price breaks',
    orderEntry:
      'Box releases: item, PO number and dock appointment are entered from the buyer’s email',
    stock:
      'Linerboard, ink and dies: the machine plan draws down the rolls and orders the next ones',
    prospecting:
      'Companies that ship in boxes: product, volume and current print are looked up before the visit',
    supplierInvoices: 'Paper-mill bills: basis weight and index price are checked roll by roll',
  },
  'building-material-manufacturers': {
    orderEntry: 'Yard and contractor orders: block, brick and color become loads',
    quoting: 'Project submittals with price: quantities from plans become pallets and freight',
    stock: 'Cement, aggregate and pigments: curing plans draft deliveries',
    orderQuestions: 'When does the truck come: sites get load number and hour',
    deliveryPapers: 'Yard tickets: tons and signature bill the job',
  },
  sawmills: {
    stock: 'Logs, stickers and blades: species and orders say what to buy from which landowner',
    orderEntry:
      'Pallet makers’ and yards’ orders: species, grade and thickness become a cutting order',
    orderQuestions: 'Is my oak dry: customers get the kiln charge and moisture',
    supplierInvoices: 'Log scale tickets: footage and grade are paid by landowner',
    rosters: 'Green chain and kiln shifts: a stacker or loader is called in by text',
  },
  'cosmetics-manufacturers': {
    listings: 'Ingredient lists and claims: label copy per market comes from the formula sheet',
    content: 'Formulator’s talk: one texture demo gives launch posts',
    evidence: 'Stability and safety files: challenge tests and complaints are kept by formula',
    orderEntry: 'Private-label orders: shade, fill size and carton open the production order',
    feedback: 'Reviews of a serum: buyers are asked after four weeks of use',
  },
  shipyards: {
    quoting: 'Drydock bids: the owner’s specification line by line becomes hours and steel',
    fieldNotes: 'Hull and tank surveys: gauging readings and photos become work items',
    stock: 'Plate, zincs and paint: work packages draft orders before the dock date',
    licenses:
      'Hot-work permits, gas-free certificates and rigging: what runs out during a docking is flagged',
    clientReports: 'Owner’s daily report: it lists frames renewed, tests passed and extras to sign',
  },
};
