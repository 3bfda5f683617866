import { constructionCases } from './cases/construction.data.ts';
import { industriesOf } from '../industry.ts';

export const construction = industriesOf(
  {
    office: { administrator: 0.05, bookkeeper: 0.04, manager: 0.07, scheduler: 0.04 },
    rest: 'tradesperson',
    emphasis: { fieldNotes: 1.2, quoting: 2, licenses: 1.6, feedback: 1.3 },
  },
  [
    {
      id: 'general-contractors',
      name: 'Construction companies',
      people: 35,
      does: 'build offices, schools and roads, job sites, subcontractors, construct commercial buildings, construction projects, warehouses and schools built, concrete and steel structures',
      office: { projectManager: 0.1, buyer: 0.03, engineer: 0.03, scheduler: 0.01 },
      emphasis: {
        licenses: 3,
        supplierInvoices: 1.8,
        contracts: 2,
        feedback: 0.5,
        appointments: 0.3,
      },
      words:
        'construction, general contractor, contractor, building contractor, construction company, construction management, commercial construction, building company, civil works, building, trades',
      abroad:
        'construcción, constructora, empresa de construcción, construção, construção civil, construtora, construction bâtiment, BTP, bâtiment, entreprise de construction, edilizia, costruzioni, impresa edile, Bau, Bauunternehmen, Baufirma, Bauunternehmer, Hochbau, Tiefbau, Handwerk, Handwerker, Handwerksbetrieb, obras, empreiteira',
      narrower:
        'Road construction companies, Bridge builders, Demolition contractors, Paving contractors, Modular construction companies, Excavation contractors, Steel erectors, Straßenbau, Abbruch',
    },
    {
      id: 'home-builders',
      name: 'Home builders',
      people: 22,
      does: 'build new houses and custom homes, subdivisions, framing to keys',
      office: { projectManager: 0.09, salesperson: 0.05, designer: 0.03 },
      emphasis: { licenses: 2.2, supplierInvoices: 1.6, customerQuestions: 1.4, contracts: 1.5 },
      words:
        'home builder, house builder, builder, custom homes, residential construction, log homes, tiny house builder, prefab homes, housebuilding',
      abroad: 'constructor de casas, construtor de casas, constructeur de maisons, costruttore, Hausbau, Fertighaus',
    },
    {
      id: 'remodelers',
      name: 'Remodeling contractors',
      people: 11,
      does: 'renovate kitchens, baths and basements, additions, tear out and rebuild, restore after water and fire, design and build kitchens and baths, home renovations',
      office: { projectManager: 0.08, salesperson: 0.06 },
      emphasis: { quoting: 1.8, appointments: 1.4, supplierInvoices: 1.3, feedback: 2 },
      words:
        'remodeling, remodeler, home renovation, renovation, home improvement, kitchen remodeling, bathroom remodeling, basement finishing, restoration company, water damage restoration, refurbishment',
      abroad:
        'reformas, remodelación, renovación, rénovation, ristrutturazioni, Renovierung, Sanierung, Altbausanierung',
      narrower: 'Mold remediation companies, Fire damage restoration companies',
    },
    {
      id: 'handyman-services',
      name: 'Handyman services',
      people: 5,
      does: 'odd jobs in houses, hang doors and shelves, small repairs, fix things around the house',
      office: { administrator: 0.1, scheduler: 0.12, bookkeeper: 0 },
      emphasis: { appointments: 1.8, phoneCalls: 1.6, feedback: 2.5, licenses: 1 },
      words: 'handyman, odd jobs, home repair, home maintenance, property maintenance, building maintenance',
      abroad:
        'manitas, faz tudo, marido de aluguel, bricoleur, tuttofare, Hausmeister, mantenimiento, manutenção, manutenzione',
    },
    {
      id: 'electricians',
      name: 'Electrical contractors',
      people: 14,
      does: 'wire houses and buildings, panels, outlets, lighting, rewiring, EV chargers, electric chargers, fuses, electrical work',
      office: { buyer: 0.02 },
      emphasis: { fieldNotes: 1.5, stock: 1.6, licenses: 1.8 },
      words:
        'electrician, electrical, electrical contractor, electrical contracting, electric company contractor, electrical services, lighting installation, EV charger installation',
      abroad:
        'electricista, instalaciones eléctricas, eletricista, électricien, elettricista, impianti elettrici, Elektriker, Elektroinstallateur, Elektrobetrieb',
    },
    {
      id: 'plumbers',
      name: 'Plumbing companies',
      people: 11,
      does: 'fix leaks, pipes, drains, sewers and water heaters, unclog toilets, unclog drains, toilets and boilers, bathroom pipes',
      office: { scheduler: 0.08 },
      emphasis: { phoneCalls: 1.8, stock: 1.8, appointments: 1.3 },
      words:
        'plumbing, plumber, plumbing contractor, plumbing company, drain cleaning, septic service, septic tank, pipe fitting, water heater installation',
      abroad:
        'fontanero, fontanería, plomero, plomería, gasfitero, encanador, encanamento, plombier, plomberie, idraulico, Klempner, Sanitär, Installateur, Sanitärbetrieb',
    },
    {
      id: 'hvac-contractors',
      name: 'HVAC contractors',
      people: 17,
      does: 'install and repair furnaces, air conditioning, heat pumps, ducts, heating and cooling, furnaces in winter, air conditioners, boilers, ventilation',
      office: { scheduler: 0.07, salesperson: 0.04, serviceRep: 0.03 },
      emphasis: { appointments: 1.6, billing: 1.4, stock: 1.4 },
      words:
        'HVAC, heating, cooling, air conditioning, air conditioning repair, AC repair, furnace repair, heating and cooling, heating and air, heat pump installation, refrigeration, ventilation, boiler service, chimney service',
      abroad:
        'climatización, aire acondicionado, calefacción, ar condicionado, refrigeração, chauffage, climatisation, chauffagiste, climatizzazione, riscaldamento, Heizung, Heizungsbau, Klimatechnik, Heizungsbauer, Kältetechnik',
    },
    {
      id: 'roofers',
      name: 'Roofing companies',
      people: 15,
      does: 'put new roofs on houses, shingles, gutters, hail and storm damage, leaking roofs',
      office: { salesperson: 0.08 },
      rest: 'labourer',
      emphasis: { quoting: 1.6, fieldNotes: 1.8, feedback: 1.8, licenses: 2 },
      words:
        'roofing, roofer, roofing contractor, roof repair, roofing company, gutters, gutter installation, siding contractor, roof',
      abroad:
        'techador, techos, tejados, telhados, couvreur, toiture, coperture tetti, lattoniere, Dachdecker, Dachdeckerei, Zimmerei, Zimmerer',
    },
    {
      id: 'painters',
      name: 'Painting contractors',
      people: 9,
      does: 'paint houses and walls, inside and outside, wallpaper, drywall and stain, paint apartments, painters with brushes',
      office: { salesperson: 0.06 },
      rest: 'labourer',
      emphasis: { quoting: 2, feedback: 2.2, fieldNotes: 1 },
      words:
        'painting contractor, house painter, painter, house painting, commercial painting, wallpaper, plasterer, plastering, drywall, stucco',
      abroad:
        'pintor, pintores, pintura de casas, peintre en bâtiment, imbianchino, Maler, Malerbetrieb, Lackierer, Stuckateur',
    },
    {
      id: 'carpenters',
      name: 'Carpentry and joinery',
      people: 8,
      does: 'build cabinets, stairs, decks and fences, woodwork, doors and windows, trim',
      office: { buyer: 0.04, scheduler: 0.01 },
      emphasis: { stock: 2, quoting: 1.5, appointments: 0.4 },
      words:
        'carpentry, carpenter, joinery, joiner, woodworking, woodworker, cabinet maker, cabinet making, millwork, deck builder, fence company, fencing, fencing contractor, kitchen cabinets, staircase maker, window installation',
      abroad:
        'carpintero, carpintería, carpintaria, carpinteiro, marceneiro, menuisier, menuiserie, ébéniste, charpentier, falegname, falegnameria, Schreiner, Schreinerei, Tischler, Tischlerei',
    },
    {
      id: 'flooring-contractors',
      name: 'Flooring and tile contractors',
      people: 9,
      does: 'lay floors, hardwood, carpet, tile and vinyl, sand and refinish floors',
      office: { salesperson: 0.1, orderClerk: 0.04 },
      emphasis: { stock: 2.2, quoting: 1.4, appointments: 1.2 },
      words:
        'flooring, floor installation, flooring contractor, tile, tile contractor, tiler, tiling, carpet installation, hardwood floors, stone countertops, countertop installation, marble',
      abroad:
        'pisos, instalación de pisos, azulejista, carreleur, carrelage, piastrellista, pavimenti, Fliesenleger, Bodenleger, Parkettleger, Steinmetz',
    },
    {
      id: 'masonry-contractors',
      name: 'Concrete and masonry contractors',
      people: 16,
      does: 'pour concrete, lay bricks and stone, driveways, foundations, patios, retaining walls, patios, brick walls',
      rest: 'labourer',
      emphasis: { freight: 0, quoting: 1.3, licenses: 1.8, supplierInvoices: 1.4 },
      words:
        'concrete, masonry, mason, bricklayer, concrete contractor, foundation repair, bricklaying, stonemason, waterproofing',
      abroad: 'albañil, albañilería, hormigón, pedreiro, alvenaria, maçon, maçonnerie, muratore, Maurer, Betonbau',
    },
    {
      id: 'landscapers',
      name: 'Landscaping companies',
      people: 16,
      does: 'mow lawns, plant and trim trees and hedges, gardens, plow snow, irrigation, yards, cut grass, lawn care, tree removal, leaves',
      rest: 'labourer',
      emphasis: { rosters: 2, appointments: 1.4, billing: 1.3, licenses: 1.1 },
      words:
        'landscaping, landscaper, lawn care, lawn mowing, gardening, gardener, garden design, tree service, tree removal, arborist, snow removal, snow plowing, irrigation, hardscaping, yard work, grounds maintenance',
      abroad:
        'jardinería, jardinero, paisajismo, jardinagem, jardineiro, paisagismo, jardinier, paysagiste, giardiniere, giardinaggio, Gärtner, Gartenbau, Landschaftsbau, Galabau, Baumpflege',
    },
    {
      id: 'pool-services',
      name: 'Pool companies',
      people: 9,
      does: 'clean and build swimming pools, hot tubs, chlorine and pumps, open and close pools, swimming pools weekly',
      office: { scheduler: 0.08, salesperson: 0.04 },
      emphasis: { appointments: 2, stock: 2, billing: 1.5 },
      words:
        'pool, swimming pool, pool service, pool cleaning, pool builder, pool maintenance, hot tub, spa installation',
      abroad: 'piscinas, mantenimiento de piscinas, pisciniste, piscine, Schwimmbadbau, Poolbau',
    },
    {
      id: 'solar-installers',
      name: 'Solar installers',
      people: 20,
      does: 'install solar panels and batteries on roofs, photovoltaic',
      office: { salesperson: 0.14, projectManager: 0.05, engineer: 0.04 },
      emphasis: { licenses: 2.4, crmRecords: 1.4, quoting: 1.2, customerQuestions: 1.3 },
      words:
        'solar, solar installer, solar panel, solar panels, solar panel installation, solar energy, photovoltaic, solar company, battery storage installation',
      abroad:
        'energía solar, paneles solares, placas solares, painéis solares, panneaux solaires, photovoltaïque, fotovoltaico, pannelli solari, Photovoltaik, Solaranlagen, Solartechnik',
    },
    {
      id: 'elevator-companies',
      name: 'Elevator companies',
      people: 24,
      does: 'install, service, repair and inspect elevators, lifts and escalators in buildings',
      office: { salesperson: 0.05, buyer: 0.03, officer: 0.02 },
      emphasis: { licenses: 3, fieldNotes: 1.8, knowHow: 1.5, feedback: 0.2 },
      words:
        'elevator, elevator maintenance, elevator repair, elevator service, lift maintenance, escalator, elevator installation',
      abroad: 'ascensores, elevadores, ascenseur, ascensori, Aufzug, Aufzüge, Fahrstuhl',
    },
  ],
  constructionCases,
);
