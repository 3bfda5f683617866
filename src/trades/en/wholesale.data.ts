import { wholesaleCases } from './cases/wholesale.data.ts';
import { industriesOf } from '../industry.ts';

export const wholesale = industriesOf(
  {
    office: {
      orderClerk: 0.12,
      salesperson: 0.15,
      buyer: 0.06,
      bookkeeper: 0.05,
      manager: 0.08,
      dispatcher: 0.03,
    },
    rest: 'picker',
    emphasis: { feedback: 0, orderEntry: 1.3, supplierInvoices: 1.3 },
  },
  [
    {
      id: 'wholesalers',
      name: 'Wholesalers and distributors',
      people: 32,
      does: 'buy in bulk and sell to shops, distribute goods to retailers, cases and pallets',
      words:
        'wholesale, wholesaler, distributor, distribution, wholesale distribution, distribution company, wholesale trade, B2B distributor, merchant wholesaler, trading, trade company',
      abroad:
        'mayorista, comercio al por mayor, distribuidor, distribuidora, atacado, atacadista, distribuidor atacadista, grossiste, commerce de gros, distributeur, grossista, ingrosso, distributore, Großhandel, Großhändler, Distributor, distribución',
      narrower: 'Flower wholesalers, Textile wholesalers, Toy wholesalers, Beauty supply distributors',
    },
    {
      id: 'food-wholesalers',
      name: 'Food wholesalers',
      people: 42,
      does: 'distribute beer, soft drinks, fish, meat and produce to restaurants, bars and shops, chefs order at night',
      office: { dispatcher: 0.05, officer: 0.01 },
      emphasis: { orderEntry: 1.7, deliveryPapers: 1.6, stock: 1.4, licenses: 2, returns: 1.5 },
      words:
        'food wholesale, food wholesaler, food distributor, food distribution, produce wholesaler, seafood wholesaler, beverage distributor, wine distributor, meat wholesaler, fruit wholesaler, restaurant supply, food supplier, beer distributor, wine importer, seafood',
      abroad:
        'mayorista de alimentos, distribuidora de alimentos, atacado de alimentos, grossiste alimentaire, grossista alimentare, Lebensmittelgroßhandel, Getränkegroßhandel, Gastronomiebedarf, distribuidora de bebidas',
    },
    {
      id: 'building-material-dealers',
      name: 'Building material dealers',
      people: 26,
      does: 'sell lumber, drywall, bricks and windows to contractors, yard',
      office: { dispatcher: 0.05 },
      emphasis: { quoting: 1.8, deliveryPapers: 1.5, orderEntry: 1.2, billing: 1.4 },
      words:
        'building materials, building supplies, lumber yard, lumberyard, building supply, builders merchant, plumbing supply, electrical supply, roofing supply, tile store, timber merchant, electrical wholesaler, construction materials, stone supplier',
      abroad:
        'materiales de construcción, materiais de construção, loja de materiais de construção, matériaux de construction, négoce de matériaux, materiali edili, Baustoffhandel, Baustoffe, Holzhandel, Elektrogroßhandel',
    },
    {
      id: 'industrial-suppliers',
      name: 'Industrial suppliers',
      people: 28,
      does: 'sell bearings, valves, fasteners, tools and safety gear to factories, supply screws, gloves and drill bits to factories',
      office: { engineer: 0.05, salesperson: 0.2 },
      emphasis: { quoting: 1.8, orderEntry: 1.4, knowHow: 3, listings: 3 },
      words:
        'industrial supplier, industrial supply, industrial distributor, fasteners, screws, bolts, MRO supplies, safety equipment, bearings, hydraulics, welding supplies, electronic component distributor, packaging supplies, laboratory supplies, machinery dealer, forklift dealer, parts distributor, tools supplier, steel distributor',
      abroad:
        'suministros industriales, fornecedor industrial, fournitures industrielles, forniture industriali, Industriebedarf, technischer Handel, tornillería, Arbeitsschutz, Stahlhandel',
    },
    {
      id: 'medical-suppliers',
      name: 'Medical and pharma wholesalers',
      people: 34,
      does: 'sell gloves, syringes and equipment to clinics and hospitals, distribute drugs to pharmacies',
      office: { officer: 0.03, serviceRep: 0.05 },
      emphasis: { evidence: 2, licenses: 2.2, orderEntry: 1.6, stock: 1.4 },
      words:
        'medical supply, medical wholesaler, pharmaceutical wholesaler, pharma distributor, medical distributor, pharmaceutical distributor, medical supply store, dental supply',
      abroad:
        'distribuidora de medicamentos, distribuidora médica, grossiste pharmaceutique, Pharmagroßhandel, grossista farmaceutico, distribuidora hospitalar',
    },
    {
      id: 'import-export-companies',
      name: 'Import and export companies',
      people: 13,
      does: 'import goods from overseas and sell them here, export to other countries, port, containers, buy from farms abroad, importing, import from China, import furniture and textiles, export machines, overseas suppliers, buy goods abroad',
      office: { customsAgent: 0.14, salesperson: 0.18, administrator: 0.08 },
      emphasis: { tradePapers: 1.5, freight: 1.6, supplierInvoices: 1.6, contracts: 2 },
      words:
        'import export, import, export, importer, exporter, import and export, trading company, international trade, foreign trade, sourcing agent, sourcing company, commodity trading, commodities trader',
      abroad:
        'importación, exportación, comercio exterior, importadora, exportadora, comércio exterior, importação e exportação, import-export, négoce international, importazione, esportazione, Außenhandel, Import Export, Importeur, Handelsunternehmen',
    },
  ],
  wholesaleCases,
);
