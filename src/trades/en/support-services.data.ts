import { supportServicesCases } from './cases/support-services.data.ts';
import { industriesOf } from '../industry.ts';

export const supportServices = industriesOf(
  {
    office: {
      administrator: 0.04,
      bookkeeper: 0.03,
      manager: 0.06,
      scheduler: 0.05,
      salesperson: 0.03,
    },
    rest: 'labourer',
    emphasis: { feedback: 1.4, licenses: 1.2, quoting: 1.2 },
  },
  [
    {
      id: 'call-centers',
      name: 'Call centers',
      people: 80,
      does: 'answer calls for other companies, agents with headsets, telemarketing, answering service, answer the phones after hours for doctors, phone support for other brands',
      office: { manager: 0.08, personnel: 0.03, technician: 0.03, scheduler: 0.02 },
      rest: 'serviceRep',
      emphasis: {
        rosters: 3,
        clientReports: 2,
        hiring: 2,
        fieldNotes: 0,
        quoting: 0.5,
        feedback: 2,
      },
      words:
        'call center, contact center, customer service, customer support, telemarketing, answering service, BPO, business process outsourcing, help desk outsourcing',
      abroad:
        'centro de llamadas, atención al cliente, atendimento ao cliente, centre d’appels, Kundenservice, Callcenter, servizio clienti, televendita',
    },
    {
      id: 'virtual-assistant-agencies',
      name: 'Virtual assistant agencies',
      people: 15,
      does: 'remote assistants for executives, data entry, back office for entrepreneurs',
      office: { recruiter: 0.08, scheduler: 0 },
      rest: 'administrator',
      emphasis: {
        filing: 1.4,
        appointments: 1.8,
        clientReports: 1,
        fieldNotes: 0,
        licenses: 0.2,
        coordination: 1.3,
      },
      words:
        'virtual assistant, secretarial services, office administration, data entry, back office, administrative services, document processing',
      abroad: 'asistente virtual, assistente virtual, Büroservice, secrétariat, Sekretariat',
    },
    {
      id: 'cleaning-companies',
      name: 'Cleaning companies',
      people: 35,
      does: 'clean offices, houses, windows and carpets, cleaners, janitors, maids, offices cleaned at night, wash windows',
      rest: 'cleaner',
      emphasis: { rosters: 2.2, hiring: 1.8, quoting: 1.5 },
      words:
        'cleaning, cleaner, cleaning company, janitorial, janitor, commercial cleaning, house cleaning, maid service, office cleaning, carpet cleaning, window cleaning, housekeeping, facility services, facility management, pressure washing',
      abroad:
        'limpieza, empresa de limpieza, limpeza, empresa de limpeza, nettoyage, société de nettoyage, ménage, pulizia, pulizie, impresa di pulizie, Reinigung, Reinigungsfirma, Gebäudereinigung, Putzfirma, Hausmeisterservice, Gebäudereiniger',
      narrower:
        'Residential window cleaning, Crime scene cleaners, Gutter cleaners, Air duct cleaners, Chimney sweeps, Schornsteinfeger',
    },
    {
      id: 'security-services',
      name: 'Security services',
      people: 60,
      does: 'guards for malls, events and construction sites, patrols, bodyguards, watch buildings, night watchmen, patrol',
      rest: 'guard',
      emphasis: { rosters: 2.5, licenses: 2.5, fieldNotes: 1.3, feedback: 0.3 },
      words:
        'security, security guard, security company, guard service, private security, patrol, bodyguard, private investigator, detective agency',
      abroad:
        'seguridad privada, vigilancia, segurança privada, vigilância, sécurité, gardiennage, vigilanza, Sicherheitsdienst, Wachdienst, Detektei',
    },
    {
      id: 'alarm-companies',
      name: 'Alarm and access control companies',
      people: 18,
      does: 'install alarms, cameras and access control, monitor burglar and fire alarms, CCTV',
      office: { salesperson: 0.12, serviceRep: 0.1 },
      rest: 'tradesperson',
      emphasis: { quoting: 1.6, billing: 1.4, knowHow: 1.3 },
      words:
        'alarm company, security systems, alarm systems, burglar alarm, fire alarm, access control, CCTV, surveillance cameras, fire protection, fire safety',
      abroad: 'alarmas, sistemas de alarma, alarmes, Alarmanlagen, antifurto, Brandschutz, protección contra incendios',
    },
    {
      id: 'locksmiths',
      name: 'Locksmiths',
      people: 6,
      does: 'open doors, change locks, cut keys, safes',
      office: { scheduler: 0.12 },
      rest: 'tradesperson',
      emphasis: { phoneCalls: 2.5, feedback: 2.5, stock: 1.6 },
      words: 'locksmith, key cutting, key shop, lock shop',
      abroad: 'cerrajero, cerrajería, chaveiro, serrurier, fabbro, Schlüsseldienst',
    },
    {
      id: 'pest-control',
      name: 'Pest control',
      people: 14,
      does: 'spray for termites, bed bugs, ants, rats, mice and mosquitoes, exterminate',
      office: { serviceRep: 0.08 },
      rest: 'tradesperson',
      emphasis: { appointments: 1.6, licenses: 1.8, billing: 1.4 },
      words: 'pest control, exterminator, termite control, fumigation, bug control, wildlife removal',
      abroad:
        'control de plagas, fumigación, controle de pragas, dedetização, dératisation, désinsectisation, disinfestazione, Schädlingsbekämpfung, Kammerjäger',
    },
    {
      id: 'travel-agencies',
      name: 'Travel agencies',
      people: 9,
      does: 'book flights, cruises, honeymoons and vacations for travelers, sell vacations, plan trips and honeymoons',
      office: { bookkeeper: 0.06, manager: 0.1, scheduler: 0, marketer: 0.08 },
      rest: 'agent',
      emphasis: {
        quoting: 2.4,
        customerQuestions: 1.8,
        fieldNotes: 0,
        licenses: 0.5,
        rosters: 0.2,
      },
      words:
        'travel agency, travel agent, travel, tourism, travel company, vacation planner, holiday company, corporate travel',
      abroad:
        'agencia de viajes, viajes, turismo, agência de viagens, viagens, agence de voyages, voyages, tourisme, agenzia viaggi, viaggi, Reisebüro, Reiseveranstalter, Tourismus',
      narrower: 'Pilgrimage travel agencies, Honeymoon planners',
    },
    {
      id: 'equipment-rental',
      name: 'Equipment rental companies',
      people: 18,
      does: 'lend excavators, lifts, tools and generators to contractors, rent tents and party gear, rental yard, rent out machines, scaffolding',
      office: { orderClerk: 0.12, salesperson: 0.08 },
      rest: 'tradesperson',
      emphasis: { contracts: 1.5, orderQuestions: 1.2, stock: 2, billing: 1.5, returns: 1.6 },
      words:
        'equipment rental, tool rental, rental company, rental, rentals, equipment hire, construction equipment rental, scaffolding, portable toilet rental, dumpster rental',
      abroad:
        'alquiler de maquinaria, aluguel de equipamentos, location de matériel, noleggio attrezzature, Baumaschinenverleih, Mietservice, Gerüstbau, noleggio, Verleih',
    },
    {
      id: 'repair-shops',
      name: 'Repair shops',
      people: 6,
      does: 'repair phones, laptops, watches, washing machines, dryers, appliances and shoes, fix phones and screens, fix appliances',
      office: { receptionist: 0.14, scheduler: 0 },
      rest: 'tradesperson',
      emphasis: { stock: 2.5, phoneCalls: 1.3, feedback: 1.8, quoting: 1.5 },
      words:
        'repair, repair shop, phone repair, cell phone repair, computer repair, appliance repair, electronics repair, watch repair, shoe repair, furniture repair',
      abroad:
        'reparación de móviles, reparaciones, assistência técnica, réparation, riparazioni, Reparatur, Handyreparatur, cordonnier, Schuster',
    },
    {
      id: 'auction-houses',
      name: 'Auction houses',
      people: 14,
      does: 'auction art, antiques, cars and estates, bidders, lots',
      office: { orderClerk: 0.14, marketer: 0.08, scheduler: 0 },
      rest: 'agent',
      emphasis: { listings: 6, billing: 1.8, customerQuestions: 1.3, fieldNotes: 0 },
      words: 'auction house, auction, auctioneer, estate sale, liquidator, liquidation',
      abroad: 'casa de subastas, subasta, leilão, leiloeiro, maison de ventes, casa d’aste, Auktionshaus',
    },
    {
      id: 'document-storage-companies',
      name: 'Document and records companies',
      people: 16,
      does: 'store boxes of records, shred and scan paper',
      office: { orderClerk: 0.12, scheduler: 0.03 },
      rest: 'picker',
      emphasis: { filing: 3, evidence: 2, stock: 0.5, feedback: 0.3 },
      words:
        'document storage, records management, document shredding, shredding company, document scanning, archive, mailroom services',
      abroad: 'Aktenvernichtung, archivage, custodia de documentos, Archiv',
    },
  ],
  supportServicesCases,
);
