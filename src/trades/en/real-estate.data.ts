import { realEstateCases } from './cases/real-estate.data.ts';
import { industriesOf } from '../industry.ts';

export const realEstate = industriesOf(
  {
    office: { receptionist: 0.08, administrator: 0.12, bookkeeper: 0.06, manager: 0.08 },
    rest: 'agent',
    emphasis: { contracts: 2, stock: 0, rosters: 0.2 },
  },
  [
    {
      id: 'real-estate-agencies',
      name: 'Real estate agencies',
      people: 14,
      does: 'sell houses and homes, list homes, show homes to buyers, agents, open houses, listings, realtors, help people buy and sell homes, properties for sale',
      office: { marketer: 0.05 },
      emphasis: { appointments: 1.5, listings: 3, quoting: 0.2, prospecting: 1.3 },
      words:
        'real estate, real estate agency, real estate agent, realtor, realty, real estate broker, estate agent, estate agency, property sales, housing market, commercial real estate, property',
      abroad:
        'inmobiliaria, agencia inmobiliaria, bienes raíces, imobiliária, corretor de imóveis, imóveis, agence immobilière, immobilier, agent immobilier, agenzia immobiliare, immobiliare, Immobilien, Immobilienmakler, Makler, Immobilienbüro, Maklerbüro',
      narrower: 'Luxury real estate agents, Buyer’s agents, Land brokers',
    },
    {
      id: 'property-management',
      name: 'Property management',
      people: 17,
      does: 'rent out apartments for owners, tenants, leaks, late rent, landlords, units, manage buildings, rental units, collect rent, landlords hire us',
      office: { scheduler: 0.08, serviceRep: 0.12, bookkeeper: 0.12 },
      rest: 'tradesperson',
      emphasis: {
        customerQuestions: 1.6,
        billing: 1.5,
        supplierInvoices: 1.6,
        quoting: 0.5,
        licenses: 1.5,
      },
      words:
        'property management, property manager, landlord, apartment building, rental property, apartment rental, housing association, tenant management, building management, leasing office, student housing',
      abroad:
        'administración de fincas, administración de propiedades, administradora de condomínios, gestion immobilière, syndic, amministratore di condominio, amministrazione condominiale, Hausverwaltung, Immobilienverwaltung, Vermieter, Wohnungsbaugesellschaft',
      narrower: 'Mobile home parks',
    },
    {
      id: 'homeowners-associations',
      name: 'Homeowners associations',
      people: 6,
      does: 'condo board, assessments, common areas, owners of condos and townhouses, bylaws, condominium board, monthly fees of owners',
      office: { bookkeeper: 0.15, receptionist: 0.12, administrator: 0.25 },
      rest: 'tradesperson',
      emphasis: {
        customerQuestions: 1.7,
        billing: 1.6,
        contracts: 0.6,
        licenses: 1.3,
        quoting: 0.3,
      },
      words:
        'homeowners association, HOA, condominium association, condo association, community association, residents association',
      abroad:
        'comunidad de propietarios, comunidad de vecinos, condomínio, copropriété, condominio, Eigentümergemeinschaft',
    },
    {
      id: 'real-estate-developers',
      name: 'Real estate developers',
      people: 24,
      does: 'develop land, build and lease apartment and office projects, zoning, subdivisions',
      office: { projectManager: 0.2, buyer: 0.05, officer: 0.04, lawyer: 0.03, receptionist: 0.04 },
      rest: 'engineer',
      emphasis: { contracts: 1.5, licenses: 2, supplierInvoices: 1.6, evidence: 1.2 },
      words:
        'real estate development, real estate developer, property developer, property development, land development, land developer, house flipping, real estate investment',
      abroad:
        'promotora inmobiliaria, desarrollo inmobiliario, incorporadora, promoteur immobilier, sviluppo immobiliare, Bauträger, Projektentwickler, Immobilienentwicklung',
    },
    {
      id: 'vacation-rentals',
      name: 'Vacation rentals',
      people: 8,
      does: 'rent cabins, beach houses and apartments to tourists by the night, cleaning between guests, short-term rentals, holiday homes, villas',
      office: { receptionist: 0.15, marketer: 0.06 },
      rest: 'cleaner',
      emphasis: {
        appointments: 2,
        customerQuestions: 1.8,
        feedback: 4,
        rosters: 2,
        contracts: 0.6,
      },
      words:
        'vacation rental, Airbnb, holiday rental, holiday home, short-term rental, short term rental, vacation home, holiday let, guest house rental',
      abroad:
        'alquiler vacacional, casas rurales, aluguel de temporada, location saisonnière, location de vacances, gîte, case vacanze, Ferienwohnung, Ferienhaus, Ferienwohnungen',
    },
    {
      id: 'self-storage',
      name: 'Self-storage',
      people: 6,
      does: 'rent storage units and lockers, gate codes',
      office: { receptionist: 0.25, administrator: 0.1 },
      rest: 'guide',
      emphasis: { billing: 2, phoneCalls: 1.4, contracts: 1, appointments: 0.8 },
      words: 'self storage, storage units, storage facility, storage unit, mini storage, storage rental',
      abroad: 'trasteros, guarda móveis, self stockage, garde-meubles, box auto, Selfstorage, Lagerraumvermietung',
    },
    {
      id: 'appraisers',
      name: 'Appraisers and home inspectors',
      people: 6,
      does: 'value houses for lenders, inspect homes before a purchase, home inspections, write inspection reports on houses, real estate valuation',
      office: { scheduler: 0.12, receptionist: 0, administrator: 0.1 },
      rest: 'tradesperson',
      emphasis: { fieldNotes: 2.2, appointments: 1.8, contracts: 0.3, quoting: 1.2 },
      words:
        'home inspection, home inspector, building inspector, appraiser, appraisal, property valuation, valuer, valuation, building inspection',
      abroad:
        'tasador, tasación, avaliador, expert immobilier, diagnostic immobilier, perito, Gutachter, Sachverständiger, Bausachverständiger, perizie',
    },
  ],
  realEstateCases,
);
