import { transportCases } from './cases/transport.data.ts';
import { industriesOf } from '../industry.ts';

export const transport = industriesOf(
  {
    office: { dispatcher: 0.08, bookkeeper: 0.03, manager: 0.05, administrator: 0.03 },
    rest: 'driver',
    emphasis: { licenses: 2, billing: 1.3, freight: 0.6 },
  },
  [
    {
      id: 'freight-forwarders',
      name: 'Freight forwarders',
      people: 28,
      does: 'ship containers overseas by sea and air, book cargo, forwarders, book sea containers and air cargo',
      office: { dispatcher: 0.3, customsAgent: 0.15, salesperson: 0.1, serviceRep: 0.1 },
      rest: 'administrator',
      emphasis: { freight: 1.3, filing: 1.6, tradePapers: 1.2, quoting: 1.6, orderQuestions: 1.3 },
      words:
        'freight forwarder, freight forwarding, logistics, logistics company, freight, shipping, shipping company, supply chain, cargo, air freight, ocean freight, logistics provider',
      abroad:
        'logística, transitario, agente de carga, carga aérea, agenciamento de cargas, transitaire, logistique, commissionnaire de transport, spedizioniere, logistica, spedizioni, Spedition, Logistik, Spediteur, Logistikunternehmen, Frachtführer',
    },
    {
      id: 'trucking-companies',
      name: 'Trucking companies',
      people: 38,
      does: 'trucks and drivers haul loads, trailers, flatbeds, tankers, long haul, hauling steel and lumber',
      emphasis: { deliveryPapers: 1.4, licenses: 2.5, hiring: 2, feedback: 0.3 },
      words:
        'trucking, trucking company, truck, trucker, haulage, freight hauling, road transport, transport, transportation, transport company, carrier, truckload carrier, hauling, tanker transport, fleet, fleet operator, car hauling, logistics',
      abroad:
        'transporte, transporte de carga, transporte por carretera, camiones, transportista, transportadora, transporte rodoviário, transport routier, transporteur, autotrasporti, trasporti, autotrasportatore, Transportunternehmen, Fuhrunternehmen, Güterverkehr, Transportwesen, caminhões, LKW',
      narrower: 'Livestock haulers, Heavy haul companies, Milk haulers',
    },
    {
      id: 'freight-brokers',
      name: 'Freight brokers',
      people: 14,
      does: 'find trucks for shippers and loads for carriers, cover loads, load board',
      office: { dispatcher: 0.35, salesperson: 0.2, serviceRep: 0.1, manager: 0.1 },
      rest: 'administrator',
      emphasis: { freight: 2, deliveryPapers: 1.3, quoting: 1.4, crmRecords: 1.2, licenses: 2.2 },
      words:
        'freight broker, freight brokerage, truck broker, load broker, transport broker, dispatch service, truck dispatching',
      abroad: 'agente de transporte, courtier de fret, Frachtvermittlung, Frachtmakler, corredor de carga',
    },
    {
      id: 'courier-services',
      name: 'Courier and delivery services',
      people: 26,
      does: 'deliver parcels, packages and documents to doors, vans, same day, couriers',
      office: { serviceRep: 0.06 },
      emphasis: { orderQuestions: 2, deliveryPapers: 1.3, rosters: 1.6, freight: 0.3, feedback: 2 },
      words:
        'courier, courier service, delivery, delivery service, parcel delivery, messenger, last mile delivery, package delivery, food delivery, postal service, parcel service, same day delivery',
      abroad:
        'mensajería, paquetería, entregas, entrega de encomendas, coursier, livraison, messagerie, corriere, consegne, Kurierdienst, Paketdienst, Kurier, Lieferdienst, Zustelldienst, repartidor, motoboy',
      narrower: 'Medical couriers, Bike messengers',
    },
    {
      id: 'warehouses',
      name: 'Warehousing and fulfillment',
      people: 42,
      does: 'store and pick goods for other companies, pallets, pick and pack, fulfil orders for brands, store pallets, ship orders for online brands',
      office: { dispatcher: 0.05, orderClerk: 0.06, buyer: 0.01 },
      rest: 'picker',
      emphasis: { stock: 1.4, orderEntry: 1.3, rosters: 1.5, returns: 1.5, licenses: 0.8 },
      words:
        'warehouse, warehousing, fulfillment, fulfilment, fulfillment center, 3PL, third party logistics, logistics, distribution center, storage and distribution, cold storage, order fulfillment, contract packing, storage',
      abroad:
        'almacén, bodega, almacenamiento, centro de distribución, armazém, armazenagem, entrepôt, entreposage, magazzino, stoccaggio, Lager, Lagerhaltung, Lagerhaus, Lagerlogistik',
    },
    {
      id: 'customs-brokers',
      name: 'Customs brokers',
      people: 15,
      does: 'clear shipments and goods through customs, tariffs, entries, duties for importers, import declarations, customs papers',
      office: { customsAgent: 0.55, dispatcher: 0.05, serviceRep: 0.08, manager: 0.08 },
      rest: 'administrator',
      emphasis: { tradePapers: 1.4, filing: 1.4, evidence: 3, deliveryPapers: 0.4 },
      words: 'customs broker, customs brokerage, customs clearance, customs agent, import clearance, trade compliance',
      abroad:
        'agente de aduanas, agencia aduanal, despachante aduaneiro, déclarant en douane, douane, spedizioniere doganale, dogana, Zollagentur, Zolldeklarant, aduana',
    },
    {
      id: 'moving-companies',
      name: 'Moving companies',
      people: 18,
      does: 'move households, pack boxes and furniture, movers, pianos',
      office: { salesperson: 0.06, scheduler: 0.05, dispatcher: 0.03 },
      rest: 'labourer',
      emphasis: { quoting: 2.2, appointments: 1.4, feedback: 3, returns: 2, freight: 0.2 },
      words:
        'moving company, mover, moving, removals, relocation, movers, furniture moving, moving and storage, relocation services, junk removal',
      abroad:
        'mudanzas, empresa de mudanzas, mudanças, déménagement, déménageur, traslochi, Umzug, Umzugsunternehmen, Umzugsfirma, Entrümpelung',
    },
    {
      id: 'taxi-companies',
      name: 'Taxi and limousine companies',
      people: 24,
      does: 'taxis, cabs, limousines, rides to the airport, chauffeurs',
      office: { dispatcher: 0.05, scheduler: 0.04, serviceRep: 0.04 },
      emphasis: {
        appointments: 1.5,
        phoneCalls: 2,
        deliveryPapers: 0.2,
        freight: 0,
        orderQuestions: 0.5,
        feedback: 2,
      },
      words:
        'taxi, taxi company, cab, cab company, limousine, limo service, chauffeur, ride hailing, rideshare, car service, airport transfer, airport shuttle, minicab, black car service, Uber',
      abroad:
        'taxista, compañía de taxis, empresa de táxi, táxi, chauffeur privé, VTC, tassista, noleggio con conducente, Taxiunternehmen, Limousinenservice, Fahrdienst, Chauffeurservice',
    },
    {
      id: 'bus-companies',
      name: 'Bus companies',
      people: 48,
      does: 'buses, school runs, coaches, charter trips, passengers, drive school children, yellow buses, passengers to work',
      office: { scheduler: 0.03, serviceRep: 0.03, dispatcher: 0.04, officer: 0.01 },
      emphasis: {
        rosters: 4,
        deliveryPapers: 0,
        freight: 0,
        orderQuestions: 0.4,
        licenses: 2.4,
        quoting: 1.5,
      },
      words:
        'bus company, bus, coach hire, charter bus, school bus, public transport, public transit, shuttle service, coach company, transit agency, bus operator',
      abroad:
        'autobuses, empresa de autobuses, transporte público, ônibus, empresa de ônibus, autocar, transport en commun, autobus, autolinee, Busunternehmen, Reisebus, Nahverkehr, Busreisen',
    },
    {
      id: 'car-rental',
      name: 'Car rental',
      people: 16,
      does: 'rent cars and vans to travelers, rental fleet',
      office: { receptionist: 0.14, serviceRep: 0.12, dispatcher: 0.02 },
      rest: 'shopAssistant',
      emphasis: {
        appointments: 1.3,
        contracts: 2,
        returns: 2,
        billing: 1.6,
        stock: 0.3,
        freight: 0,
        deliveryPapers: 0,
      },
      words:
        'car rental, car hire, rent a car, vehicle rental, truck rental, van rental, car leasing, vehicle leasing, motorcycle rental, RV rental, car sharing',
      abroad:
        'alquiler de coches, renta de autos, alquiler de autos, aluguel de carros, locadora de veículos, location de voitures, autonoleggio, noleggio auto, Autovermietung, Mietwagen, Autoverleih, Carsharing',
    },
    {
      id: 'airlines',
      name: 'Airlines and charter operators',
      people: 110,
      does: 'fly passengers, planes, pilots, charter flights, aircraft, hangar, helicopters',
      office: {
        serviceRep: 0.12,
        officer: 0.03,
        scheduler: 0.04,
        personnel: 0.02,
        dispatcher: 0.03,
      },
      rest: 'guide',
      emphasis: {
        rosters: 2.6,
        licenses: 3,
        evidence: 1.6,
        returns: 2,
        deliveryPapers: 0,
        freight: 0.3,
      },
      words:
        'airline, aviation, air charter, charter airline, flight school, airport, helicopter tours, private jet, aircraft maintenance, airport services, ground handling, air carrier',
      abroad:
        'aerolínea, línea aérea, aviación, aeropuerto, companhia aérea, aviação, compagnie aérienne, aviation, aéroport, compagnia aerea, aviazione, Fluggesellschaft, Luftfahrt, Flughafen, Flugschule',
    },
    {
      id: 'shipping-lines',
      name: 'Shipping lines and ports',
      people: 75,
      does: 'vessels, ships, ferries, port terminal, cruise, tugboats, crew at sea',
      office: { customsAgent: 0.04, dispatcher: 0.08, officer: 0.02, buyer: 0.02 },
      rest: 'operator',
      emphasis: {
        tradePapers: 1.5,
        licenses: 2.6,
        evidence: 1.5,
        rosters: 1.8,
        deliveryPapers: 1.2,
      },
      words:
        'shipping line, maritime, port, ship management, shipowner, port operator, ferry, ferry company, sea freight, harbor, seaport, container terminal, ship agency, maritime shipping, barge, stevedoring, cruise line',
      abroad:
        'naviera, puerto, transporte marítimo, porto, transporte marítimo de cargas, armateur, compagnie maritime, compagnia di navigazione, porto marittimo, Reederei, Hafen, Schifffahrt, marítimo, Seefracht',
    },
    {
      id: 'railways',
      name: 'Railway operators',
      people: 130,
      does: 'trains, tracks, locomotives, railcars',
      office: { dispatcher: 0.06, officer: 0.02, scheduler: 0.03, personnel: 0.02, engineer: 0.04 },
      emphasis: { rosters: 3, licenses: 2.6, fieldNotes: 1.6, evidence: 1.5, freight: 0.5 },
      words: 'railway, railroad, rail, train operator, rail freight, train company, rail transport, metro',
      abroad:
        'ferrocarril, ferrovia, chemin de fer, ferroviaire, ferrovie, Eisenbahn, Bahn, Bahnunternehmen, ferroviário',
    },
    {
      id: 'towing-companies',
      name: 'Towing companies',
      people: 11,
      does: 'tow broken down and illegally parked cars, tow trucks, roadside, broken-down cars off the highway',
      office: { dispatcher: 0.12, administrator: 0.05 },
      emphasis: { phoneCalls: 2.5, fieldNotes: 1.5, freight: 0.3, billing: 1.6, rosters: 1.4 },
      words:
        'towing, tow truck, towing company, tow company, tow service, roadside assistance, vehicle recovery, breakdown service, wrecker service',
      abroad:
        'grúas, servicio de grúa, guincho, dépannage, remorquage, soccorso stradale, carro attrezzi, Abschleppdienst, Pannenhilfe',
    },
    {
      id: 'parking-operators',
      name: 'Parking operators',
      people: 20,
      does: 'parking garages and lots, valets, parking tickets',
      office: { serviceRep: 0.08, dispatcher: 0, officer: 0.01 },
      rest: 'guide',
      emphasis: {
        customerQuestions: 1.5,
        billing: 1.6,
        contracts: 1.2,
        rosters: 1.5,
        appointments: 0.3,
      },
      words: 'parking, parking garage, parking lot, car park, valet parking, parking operator, parking management',
      abroad:
        'aparcamiento, estacionamiento, estacionamento, stationnement, parcheggio, autorimessa, Parkhaus, Parkraumbewirtschaftung, Parkplatz',
    },
  ],
  transportCases,
);
