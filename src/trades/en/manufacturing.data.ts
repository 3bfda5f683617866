import { manufacturingCases } from './cases/manufacturing.data.ts';
import { industriesOf } from '../industry.ts';

export const manufacturing = industriesOf(
  {
    office: {
      orderClerk: 0.03,
      buyer: 0.03,
      bookkeeper: 0.025,
      manager: 0.06,
      engineer: 0.06,
      salesperson: 0.04,
      personnel: 0.01,
    },
    rest: 'operator',
    emphasis: { feedback: 0, supplierInvoices: 1.3, evidence: 1.2 },
  },
  [
    {
      id: 'manufacturers',
      name: 'Manufacturing companies',
      people: 60,
      does: 'factory that makes things, assembly line, production, toys, tools, parts, plant with shifts, we manufacture products, make parts in our factory',
      words:
        'manufacturing, manufacturer, factory, industrial plant, production company, maker, industrial, assembly, contract manufacturer, industrial company, consumer goods, production, toy manufacturer, toys, musical instrument maker, sporting goods manufacturer, candle maker, mattress manufacturer',
      abroad:
        'manufactura, fábrica, fabricante, industria manufacturera, fabricante de, manufatura, usine, fabricant, fabrication, industriel, fabbrica, produttore, manifattura, produzione, Fabrik, Hersteller, Produktion, Fertigung, Produktionsbetrieb, Industrieunternehmen, verarbeitendes Gewerbe',
      narrower: 'Drone manufacturers, Battery manufacturers, 3D printer makers, Firearms manufacturers',
    },
    {
      id: 'machine-shops',
      name: 'Machine shops',
      people: 18,
      does: 'mill, turn and grind metal parts, CNC machines, machinists, lathes, tolerances',
      office: { orderClerk: 0.04, salesperson: 0.03, personnel: 0, manager: 0.07 },
      rest: 'tradesperson',
      emphasis: { quoting: 3, fieldNotes: 0.8, stock: 1.2, knowHow: 1.5 },
      words:
        'machine shop, machining, CNC, CNC machining, machinist, tool maker, toolmaker, precision machining, precision engineering, mold maker, metalworking',
      abroad:
        'taller de mecanizado, mecanizado, tornería, usinagem, tornearia, usinage, atelier d’usinage, officina meccanica di precisione, lavorazioni meccaniche, Zerspanung, Dreherei, Werkzeugbau, CNC-Fertigung, Lohnfertigung',
    },
    {
      id: 'metal-fabricators',
      name: 'Metal fabricators',
      people: 32,
      does: 'weld railings, stairs and steel frames, bend sheet metal, welders, laser cut',
      rest: 'tradesperson',
      emphasis: { quoting: 2.4, fieldNotes: 0.6, stock: 1.5, licenses: 1.5 },
      words:
        'metal fabrication, steel fabrication, metal fabricator, welding, welder, sheet metal, steel, steel company, steel mill, foundry, metal, ironworks, forge, blacksmith, structural steel, aluminum, galvanizing, wire manufacturer, casting',
      abroad:
        'metalurgia, herrería, acero, siderurgia, soldadura, metalúrgica, serralheria, aço, métallurgie, serrurerie métallerie, chaudronnerie, sidérurgie, acier, soudure, carpenteria metallica, metallurgia, acciaio, fonderia, Metallbau, Stahlbau, Schlosserei, Gießerei, Stahl, Schweißerei, Metallverarbeitung',
    },
    {
      id: 'machinery-manufacturers',
      name: 'Machinery manufacturers',
      people: 85,
      does: 'build machines, conveyors, robots and pumps for factories',
      office: { engineer: 0.12, salesperson: 0.06, technician: 0.01 },
      emphasis: { quoting: 2, knowHow: 2, contracts: 1.5, clientReports: 1.4, tradePapers: 1 },
      words:
        'machinery, machine builder, machinery manufacturer, industrial machinery, machine manufacturer, packaging machines, agricultural machinery, robotics, industrial automation, equipment manufacturer, pumps, valves, machine tools, conveyor systems',
      abroad:
        'maquinaria, fabricante de maquinaria, máquinas, fabricante de máquinas, construction mécanique, constructeur de machines, machinisme, macchinari, costruzione macchine, Maschinenbau, Maschinenbauer, Anlagenbau, Sondermaschinenbau, Maschinenfabrik',
    },
    {
      id: 'electronics-manufacturers',
      name: 'Electronics manufacturers',
      people: 70,
      does: 'circuit boards, sensors, chips, solder, electronic devices',
      office: { buyer: 0.05, engineer: 0.1, officer: 0.015 },
      emphasis: { stock: 2, evidence: 1.6, forecasting: 2, tradePapers: 1 },
      words:
        'electronics manufacturer, electronics manufacturing, semiconductor, circuit board, PCB, chip maker, sensors, electronic components, hardware startup, LED manufacturer, cable manufacturer, consumer electronics manufacturer, microelectronics, chip design',
      abroad:
        'fabricante de electrónica, semiconductores, semicondutores, semi-conducteurs, composants électroniques, componenti elettronici, semiconduttori, Elektronikfertigung, Halbleiter, Leiterplatten, Elektrotechnik',
    },
    {
      id: 'plastics-manufacturers',
      name: 'Plastics manufacturers',
      people: 50,
      does: 'mold plastic parts, injection molding, extrude pipes, rubber, bottles, plastic caps and containers, plastic parts',
      emphasis: { orderEntry: 1.5, stock: 1.4, forecasting: 1.5, quoting: 1.3 },
      words:
        'plastics, plastic, plastics manufacturer, plastic manufacturing, injection molding, rubber manufacturer, rubber, thermoforming, extrusion, plastic products, polymers, composites',
      abroad:
        'plásticos, inyección de plástico, indústria de plásticos, plasturgie, plastique, materie plastiche, stampaggio plastica, Kunststoff, Kunststoffverarbeitung, Spritzguss, plastica',
    },
    {
      id: 'chemical-manufacturers',
      name: 'Chemical manufacturers',
      people: 75,
      does: 'make paints, coatings, detergents, adhesives, fertilizer, chemicals',
      office: { scientist: 0.08, officer: 0.03 },
      emphasis: { evidence: 2, licenses: 2.4, tradePapers: 1, orderEntry: 1.3 },
      words:
        'chemical, chemicals, chemical industry, chemical manufacturer, paint manufacturer, fertilizer, coatings, adhesives, industrial gases, cleaning products manufacturer, pesticides, petrochemical, refinery, soap maker, soap making',
      abroad:
        'industria química, química, productos químicos, indústria química, industrie chimique, chimie, industria chimica, chimica, Chemie, Chemieindustrie, chemische Industrie, Chemieunternehmen',
    },
    {
      id: 'pharmaceutical-manufacturers',
      name: 'Pharmaceutical companies',
      people: 140,
      does: 'develop and make drugs, vaccines, biotech, tablets, clinical',
      office: { scientist: 0.15, officer: 0.06, marketer: 0.03, lawyer: 0.01, salesperson: 0.06 },
      emphasis: { evidence: 2.4, licenses: 2, filing: 1.8, contracts: 1.5 },
      words:
        'pharmaceutical, pharma, pharmaceuticals, pharmaceutical company, drug manufacturer, drug maker, vaccine manufacturer, pharma manufacturer, drug development, medicine manufacturer, pharmaceutical industry',
      abroad:
        'industria farmacéutica, farmacéutica, laboratorio farmacéutico, indústria farmacêutica, industrie pharmaceutique, laboratoire pharmaceutique, industria farmaceutica, Pharmaindustrie, Pharmaunternehmen, Arzneimittelhersteller',
    },
    {
      id: 'medical-device-makers',
      name: 'Medical device makers',
      people: 65,
      does: 'make implants, instruments, wheelchairs, hearing aids, medical devices',
      office: { officer: 0.05, engineer: 0.12, salesperson: 0.07, serviceRep: 0.03 },
      emphasis: { evidence: 2.2, licenses: 1.8, returns: 1.6, knowHow: 1.8 },
      words:
        'medical device, medical devices, medical equipment, medtech, medical technology, medical device manufacturer, hearing aids, orthotics, prosthetics, surgical instruments, dental equipment',
      abroad:
        'dispositivos médicos, equipos médicos, equipamentos médicos, dispositifs médicaux, dispositivi medici, Medizintechnik, Medizinprodukte, Sanitätshaus, ortopedia, orthopédie',
    },
    {
      id: 'automotive-suppliers',
      name: 'Automotive manufacturers and suppliers',
      people: 110,
      does: 'make parts for carmakers, build vehicles, seats, axles, wiring',
      office: { orderClerk: 0.04, engineer: 0.08, officer: 0.015 },
      emphasis: { evidence: 1.8, orderEntry: 1.6, forecasting: 2.4, tradePapers: 1 },
      words:
        'automotive supplier, car manufacturer, automotive industry, automaker, auto manufacturer, auto industry, vehicle manufacturer, automotive manufacturing, electric vehicles, electric cars, bus manufacturer, trailer manufacturer, truck manufacturer, car factory, motorcycle manufacturer',
      abroad:
        'industria automotriz, sector automotriz, indústria automobilística, automóviles, constructeur automobile, équipementier automobile, automobile, industria automobilistica, Automobilindustrie, Automobilzulieferer, Autohersteller, Fahrzeugbau, Autoindustrie',
    },
    {
      id: 'aerospace-manufacturers',
      name: 'Aerospace and defense companies',
      people: 95,
      does: 'make aircraft parts, satellites, rockets, defense',
      office: { engineer: 0.16, officer: 0.04, projectManager: 0.03 },
      emphasis: { evidence: 2.4, contracts: 2, licenses: 1.8, quoting: 1.6 },
      words:
        'aerospace, aerospace manufacturer, aircraft manufacturer, defense, defense contractor, space company, satellite, rocket, aircraft parts, military contractor, defence, arms manufacturer, space industry',
      abroad:
        'industria aeroespacial, aeroespacial, defensa, aérospatiale, aéronautique, industria aerospaziale, aerospaziale, Luft- und Raumfahrt, Raumfahrt, Rüstungsindustrie, Flugzeugbau',
    },
    {
      id: 'apparel-manufacturers',
      name: 'Apparel and textile manufacturers',
      people: 48,
      does: 'sew and make garments, textiles, fabric, shoes, uniforms, knit, sew uniforms, T-shirt production',
      office: { designer: 0.04, customsAgent: 0.01 },
      emphasis: { stock: 1.5, orderEntry: 1.5, tradePapers: 1.2, listings: 2 },
      words:
        'textile, textiles, apparel, apparel manufacturer, garment, garment factory, clothing manufacturer, textile mill, fabric, sewing factory, leather goods, leather, shoe manufacturer, yarn, knitting mill, fashion designer',
      abroad:
        'industria textil, confección, confecção, indústria têxtil, têxtil, textile industrie, confection, maroquinerie, industria tessile, tessile, calzaturificio, Textilindustrie, Textil, Bekleidungsindustrie, Textilhersteller, pelletteria',
    },
    {
      id: 'furniture-manufacturers',
      name: 'Furniture manufacturers',
      people: 30,
      does: 'make tables, chairs, sofas, cabinets and mattresses in a workshop',
      office: { designer: 0.03, orderClerk: 0.05 },
      emphasis: { orderQuestions: 1.5, stock: 1.5, quoting: 1.6, orderEntry: 1.3 },
      words:
        'furniture manufacturer, furniture maker, furniture manufacturing, furniture factory, custom furniture, office furniture manufacturer, upholstered furniture',
      abroad:
        'fábrica de muebles, fabricante de muebles, fábrica de móveis, fabricant de meubles, mobilier fabricant, fabbrica di mobili, Möbelhersteller, Möbelbau, Möbelindustrie',
    },
    {
      id: 'packaging-manufacturers',
      name: 'Packaging and paper manufacturers',
      people: 58,
      does: 'make cardboard boxes, cartons, bags, bottles, paper and labels',
      office: { orderClerk: 0.04, salesperson: 0.06 },
      emphasis: { orderEntry: 1.7, quoting: 1.7, forecasting: 1.6 },
      words:
        'packaging, packaging manufacturer, box manufacturer, paper mill, paper, cardboard, paper manufacturer, bottle manufacturer, packaging company, label manufacturer, pulp and paper, corrugated boxes',
      abroad:
        'envases, embalajes, empaque, embalagens, papelera, emballage, papier carton, imballaggi, cartiera, Verpackung, Verpackungsindustrie, Papierfabrik, Verpackungshersteller',
    },
    {
      id: 'building-material-manufacturers',
      name: 'Building material manufacturers',
      people: 52,
      does: 'make concrete, bricks, glass, windows, tiles, insulation, doors',
      office: { dispatcher: 0.03, orderClerk: 0.04 },
      emphasis: { orderEntry: 1.4, freight: 1, deliveryPapers: 1.5, quoting: 1.4 },
      words:
        'building materials manufacturer, cement, brick manufacturer, glass manufacturer, glass, ready-mix concrete, concrete products, ceramics, window manufacturer, door manufacturer, insulation manufacturer, tile manufacturer, pottery, precast concrete, glazier, glazing',
      abroad:
        'cementera, cemento, ladrillera, vidrio, cimento, vidraçaria, cimenterie, verrerie, vitrier, cementificio, vetreria, vetraio, Zement, Baustoffhersteller, Glaserei, Glaser, Ziegelei, cerámica, ceramica, vidriería, Keramik, Fensterbau',
    },
    {
      id: 'sawmills',
      name: 'Sawmills and wood products',
      people: 26,
      does: 'saw logs into lumber, pallets, kiln, boards, planks',
      office: { engineer: 0.01, personnel: 0, dispatcher: 0.03 },
      emphasis: { orderEntry: 1.3, stock: 1.6, deliveryPapers: 1.3, evidence: 0.8 },
      words:
        'sawmill, lumber mill, wood products, timber, wood, plywood, pallet manufacturer, pallets, wood processing, timber industry, lumber',
      abroad:
        'aserradero, maderera, madera, serraria, madeireira, scierie, bois, segheria, legname, Sägewerk, Holzverarbeitung, Holzindustrie, Holz',
    },
    {
      id: 'cosmetics-manufacturers',
      name: 'Cosmetics manufacturers',
      people: 32,
      does: 'make creams, soaps, shampoo, perfume, makeup, skincare brand',
      office: { marketer: 0.08, scientist: 0.06, orderClerk: 0.05, officer: 0.02 },
      emphasis: { listings: 4, content: 1.3, evidence: 1.4, orderQuestions: 1.2, feedback: 2 },
      words:
        'cosmetics, cosmetics manufacturer, skincare brand, skin care, perfume, makeup brand, personal care products, beauty products, fragrance, hair products, toiletries, natural cosmetics',
      abroad:
        'cosméticos, cosmética, cosmétique, parfumerie, cosmetici, cosmetica, profumeria, Kosmetik, Kosmetikhersteller, Parfümerie, perfumería, perfumaria',
    },
    {
      id: 'shipyards',
      name: 'Shipyards',
      people: 90,
      does: 'build and repair boats, yachts and ships, drydock',
      office: { engineer: 0.08, projectManager: 0.03, orderClerk: 0.01 },
      rest: 'tradesperson',
      emphasis: { quoting: 1.4, licenses: 2, contracts: 2, fieldNotes: 0.8, supplierInvoices: 1.6 },
      words:
        'shipyard, shipbuilding, shipbuilder, boatyard, boat building, ship repair, yacht builder, naval architect',
      abroad: 'astillero, estaleiro, chantier naval, cantiere navale, Werft, Schiffbau, Bootsbau',
    },
  ],
  manufacturingCases,
);
