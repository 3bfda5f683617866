import { agricultureCases } from './cases/agriculture.data.ts';
import { industriesOf } from '../industry.ts';

export const agriculture = industriesOf(
  {
    office: { administrator: 0.03, bookkeeper: 0.03, manager: 0.07, buyer: 0.02 },
    rest: 'farmhand',
    emphasis: {
      feedback: 0,
      customerQuestions: 0.7,
      evidence: 2,
      licenses: 1.5,
      supplierInvoices: 1.2,
    },
  },
  [
    {
      id: 'crop-farms',
      name: 'Crop farms',
      people: 16,
      does: 'grow corn, wheat, soybeans, potatoes and rice, fields, harvest, acres, grain farm, vegetables in fields',
      emphasis: { rosters: 1.4, hiring: 2, stock: 1.3 },
      words:
        'farm, agriculture, farming, farmer, crop farming, grain farm, agribusiness, crop, organic farm, potato farm, corn farm, vegetable farm, plantation, family farm, cotton farm, rice farm, agronomist, agtech, agricultural cooperative, sugar cane',
      abroad:
        'agricultura, granja, agricultor, finca, cultivo, fazenda, agronegócio, agriculture exploitation, agriculteur, exploitation agricole, ferme, azienda agricola, agricoltura, agricoltore, fattoria, Landwirtschaft, Bauernhof, Landwirt, Ackerbau, agropecuaria, Agrar, cooperativa agrícola',
    },
    {
      id: 'fruit-farms',
      name: 'Orchards and fruit farms',
      people: 18,
      does: 'grow apples, cherries, oranges, berries, nuts and avocados, orchard, pickers',
      office: { orderClerk: 0.03 },
      emphasis: { hiring: 2.5, rosters: 2, orderEntry: 1.2, evidence: 1.6 },
      words:
        'orchard, fruit farm, fruit grower, berry farm, apple orchard, citrus grower, fruit packing, olive grove, banana plantation, avocado grower, nut farm, almond grower',
      abroad:
        'huerto, fruticultura, productor de fruta, pomar, verger, arboriculture, frutteto, frutticoltura, Obstbau, Obsthof, Obstplantage, uliveto',
    },
    {
      id: 'livestock-farms',
      name: 'Livestock farms',
      people: 10,
      does: 'raise cattle, pigs, sheep and chickens, eggs, ranch, beef cows, hogs, poultry barns',
      emphasis: { licenses: 2.2, stock: 1.6, fieldNotes: 1.6 },
      words:
        'livestock, livestock farm, ranch, cattle ranch, cattle, cattle farm, pig farm, hog farm, poultry, poultry farm, egg farm, chicken farm, sheep farm, horse breeding, animal husbandry, feedlot, rancher, goat farm, horse farm',
      narrower: 'Beekeepers, Beekeeping, Alpaca farms, Llama farms, Deer farms, Rabbit farms',
      abroad:
        'ganadería, ganadero, rancho, avícola, granja avícola, pecuária, pecuarista, avicultura, élevage, éleveur, aviculture, allevamento, allevatore, Viehzucht, Tierhaltung, Schweinezucht, Geflügelzucht, Viehhaltung, apicultor, Imker, apiculteur',
    },
    {
      id: 'dairy-farms',
      name: 'Dairy farms',
      people: 9,
      does: 'milk cows, goats, herd',
      office: { bookkeeper: 0.04 },
      emphasis: { fieldNotes: 2, evidence: 2.4, stock: 1.8, rosters: 1.3 },
      words: 'dairy farm, dairy, milk producer, dairy farming, dairy farmer, milk production',
      abroad:
        'granja lechera, lechería, tambo, fazenda leiteira, ferme laitière, producteur laitier, azienda lattiera, allevamento da latte, Milchviehbetrieb, Milchbauer, Milchwirtschaft',
    },
    {
      id: 'greenhouses',
      name: 'Greenhouses and plant nurseries',
      people: 20,
      does: 'grow tomatoes, peppers, flowers and seedlings under glass, nursery',
      office: { orderClerk: 0.05, salesperson: 0.04 },
      emphasis: { orderEntry: 1.6, stock: 1.6, rosters: 1.5, quoting: 1.3 },
      words:
        'greenhouse, plant nursery, nursery grower, horticulture, greenhouse grower, hydroponics, flower grower, mushroom farm, vertical farm, hydroponic farm, tree nursery, sod farm, seed company, indoor farming',
      abroad:
        'vivero, invernadero, horticultura, estufa agrícola, pépinière, serre, horticulture, vivaista, floricoltura, Gärtnerei, Baumschule, Gewächshaus, floricultura produção',
    },
    {
      id: 'fisheries',
      name: 'Fisheries and fish farms',
      people: 19,
      does: 'catch fish, shrimp and lobster, oysters, salmon pens, fishing boats',
      office: { orderClerk: 0.03, officer: 0.02 },
      emphasis: { licenses: 2.6, evidence: 2, tradePapers: 1, fieldNotes: 1.6 },
      words:
        'fishery, fishing, fisheries, fish farm, aquaculture, fisherman, commercial fishing, shrimp farm, oyster farm, fish farming, salmon farm, fishing fleet, seafood farming, shellfish',
      abroad:
        'pesca, pesquera, acuicultura, piscicultura, aquicultura, pêche, pisciculture, pescheria, pescicoltura, acquacoltura, Fischerei, Fischzucht, Aquakultur, pescador',
    },
    {
      id: 'forestry-companies',
      name: 'Forestry and logging',
      people: 15,
      does: 'cut and plant trees, timber, loggers, woodland',
      office: { dispatcher: 0.03 },
      emphasis: { fieldNotes: 1.8, licenses: 2.4, deliveryPapers: 1.6, freight: 0.6 },
      words: 'forestry, logging, logger, forest management, timber harvesting, tree farm, christmas tree farm, forest',
      abroad:
        'silvicultura, forestal, explotación forestal, florestal, sylviculture, exploitation forestière, silvicoltura, forestale, Forstwirtschaft, Forst, Forstbetrieb, Holzernte',
    },
    {
      id: 'farm-services',
      name: 'Farm services',
      people: 12,
      does: 'spray, harvest and bale for farmers, crop dusting, grain elevator, irrigation for farms',
      office: { scheduler: 0.06, salesperson: 0.04 },
      rest: 'driver',
      emphasis: {
        deliveryPapers: 0.6,
        fieldNotes: 1.8,
        quoting: 1.6,
        appointments: 1.2,
        billing: 1.4,
      },
      words:
        'agricultural services, crop spraying, custom harvesting, farm contractor, agricultural contractor, grain elevator, crop consultant, farm supply, feed store, feed mill, irrigation contractor',
      abroad:
        'servicios agrícolas, serviços agrícolas, entreprise de travaux agricoles, contoterzista, Lohnunternehmen, Landhandel, Agrarhandel',
    },
  ],
  agricultureCases,
);
