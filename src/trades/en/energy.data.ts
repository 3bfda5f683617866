import { energyCases } from './cases/energy.data.ts';
import { industriesOf } from '../industry.ts';

export const energy = industriesOf(
  {
    office: {
      administrator: 0.03,
      bookkeeper: 0.03,
      manager: 0.06,
      engineer: 0.06,
      officer: 0.02,
      buyer: 0.03,
    },
    rest: 'tradesperson',
    emphasis: { feedback: 0, licenses: 2, evidence: 1.5, supplierInvoices: 1.5, quoting: 0.6 },
  },
  [
    {
      id: 'oil-and-gas',
      name: 'Oil and gas companies',
      people: 95,
      does: 'drill wells, pump oil and gas, pipelines, rigs',
      office: { engineer: 0.1, scientist: 0.03 },
      emphasis: { contracts: 2, fieldNotes: 1.4, stock: 1.3 },
      words:
        'oil and gas, oil, gas, petroleum, drilling, oil company, oilfield services, oil field services, oil drilling, natural gas, pipeline, oil refinery, fracking, energy company, energy, energy sector, well drilling, offshore',
      abroad:
        'petróleo, petróleo y gas, gas natural, hidrocarburos, petróleo e gás, petrolífera, pétrole, pétrole et gaz, petrolio, petrolio e gas, Erdöl, Erdgas, Öl und Gas, Mineralöl, energía, energia, Energie, Energiewirtschaft, énergie',
    },
    {
      id: 'fuel-suppliers',
      name: 'Fuel and propane suppliers',
      people: 24,
      does: 'deliver heating oil, propane and diesel to homes and farms, tanks',
      office: { dispatcher: 0.08, serviceRep: 0.06, engineer: 0 },
      rest: 'driver',
      emphasis: {
        deliveryPapers: 1.6,
        orderEntry: 1,
        freight: 0.4,
        billing: 1.8,
        licenses: 2.4,
        appointments: 1,
      },
      words:
        'fuel supplier, propane, propane supplier, heating oil, fuel distributor, fuel delivery, heating oil supplier, firewood supplier, firewood, wood pellets',
      abroad:
        'distribuidora de combustibles, gas a domicilio, fournisseur de fioul, fioul, distributore di carburanti, Heizöl, Brennstoffhandel, Flüssiggas, Heizölhändler',
    },
    {
      id: 'mines',
      name: 'Mines and quarries',
      people: 80,
      does: 'mine coal, gold, copper, quarry gravel and stone, pits',
      office: { dispatcher: 0.02, engineer: 0.05 },
      rest: 'operator',
      emphasis: { rosters: 2, licenses: 2.6, fieldNotes: 1.8, deliveryPapers: 1.2 },
      words:
        'mining, mine, mining company, quarry, coal mine, gold mine, gold mining, coal, sand and gravel, aggregates, copper mine, mineral exploration, gravel pit, lithium mining, minerals, stone quarry',
      abroad:
        'minería, mina, cantera, mineração, mineradora, pedreira, exploitation minière, carrière, industrie minière, miniera, industria mineraria, cava, Bergbau, Bergwerk, Steinbruch, Kieswerk, Tagebau',
    },
    {
      id: 'electric-utilities',
      name: 'Electric utilities',
      people: 130,
      does: 'power lines, electricity for homes, substations, linemen, grid',
      office: { serviceRep: 0.12, scheduler: 0.02, personnel: 0.015, technician: 0.02 },
      emphasis: { customerQuestions: 1.2, billing: 2, phoneCalls: 1.4, fieldNotes: 1.4 },
      words:
        'electric utility, power company, utility, utilities, electricity, power plant, electric company, power station, energy supplier, energy provider, electricity supplier, electric cooperative, nuclear power, gas utility, power generation, grid operator, district heating',
      abroad:
        'compañía eléctrica, electricidad, servicios públicos, central eléctrica, companhia elétrica, concessionária de energia, fournisseur d’électricité, électricité, centrale électrique, società elettrica, fornitore di energia, Stadtwerke, Energieversorger, Stromanbieter, Kraftwerk, Stromversorger',
    },
    {
      id: 'water-utilities',
      name: 'Water utilities',
      people: 48,
      does: 'drinking water, sewage, treatment plant, meters, mains',
      office: { serviceRep: 0.1, scheduler: 0.03 },
      emphasis: { billing: 1.8, fieldNotes: 1.6, evidence: 2, phoneCalls: 1.2 },
      words:
        'water utility, water company, water treatment, wastewater, sewage treatment, water supply, sewage, water works, water purification, desalination',
      abroad:
        'compañía de agua, tratamiento de aguas, saneamiento, saneamento, tratamento de água, compagnie des eaux, traitement de l’eau, assainissement, acquedotto, trattamento acque, Wasserwerk, Wasserversorgung, Kläranlage, Abwasser, Wasserversorger',
    },
    {
      id: 'renewable-energy',
      name: 'Renewable energy operators',
      people: 36,
      does: 'operate wind turbines, solar parks, hydro and biogas plants',
      office: { engineer: 0.14, projectManager: 0.08, lawyer: 0.01 },
      emphasis: { contracts: 2.4, clientReports: 1.6, licenses: 2.2, reporting: 1.4 },
      words:
        'renewable energy, wind farm, wind energy, wind power, solar farm, solar park, green energy, clean energy, hydropower, biogas, geothermal, wind turbine, hydroelectric, biomass, hydrogen, EV charging network, cleantech, carbon credits',
      abroad:
        'energías renovables, energía renovable, energía eólica, parque eólico, energias renováveis, energia eólica, énergies renouvelables, éolien, parc éolien, energie rinnovabili, eolico, parco eolico, erneuerbare Energien, Windkraft, Windpark, Biogasanlage, Windenergie',
    },
    {
      id: 'waste-management',
      name: 'Waste management',
      people: 44,
      does: 'collect garbage, trash trucks, dumpsters, landfill, bins, pick up garbage, recycling bins',
      office: { dispatcher: 0.06, serviceRep: 0.06, engineer: 0.01 },
      rest: 'driver',
      emphasis: {
        rosters: 1.8,
        billing: 1.5,
        customerQuestions: 1.3,
        deliveryPapers: 1.2,
        freight: 0.3,
      },
      words:
        'waste management, waste, waste disposal, garbage, trash, garbage collection, trash collection, refuse collection, hazardous waste, landfill, rubbish removal, waste collection, medical waste, skip hire, septic pumping, street cleaning, environmental services',
      abroad:
        'gestión de residuos, recolección de basura, residuos, gestão de resíduos, coleta de lixo, gestion des déchets, déchets, collecte des déchets, gestione rifiuti, rifiuti, smaltimento rifiuti, Entsorgung, Abfallwirtschaft, Müllabfuhr, Müllentsorgung, Entsorgungsunternehmen',
    },
    {
      id: 'recycling-companies',
      name: 'Recycling companies',
      people: 26,
      does: 'scrap metal, recycle paper, plastic and bottles, bales, scrap yard',
      office: { dispatcher: 0.05, orderClerk: 0.04, engineer: 0.01 },
      rest: 'operator',
      emphasis: { deliveryPapers: 1.8, stock: 1.3, freight: 0.6, tradePapers: 1 },
      words:
        'recycling, recycling company, scrap metal, scrap yard, scrap dealer, scrapyard, e-waste, electronics recycling, paper recycling, plastic recycling, metal recycling, recycling center, composting',
      abroad:
        'reciclaje, empresa de reciclaje, chatarrería, chatarra, reciclagem, ferro velho, recyclage, ferrailleur, riciclaggio, rottamaio, rottami, Schrotthandel, Schrottplatz, Recyclinghof, Wertstoffhof, Schrott',
    },
  ],
  energyCases,
);
