import { publicCases } from './cases/public.data.ts';
import { industriesOf } from '../industry.ts';

export const publicSector = industriesOf(
  {
    office: { administrator: 0.14, receptionist: 0.05, bookkeeper: 0.05, manager: 0.09 },
    rest: 'consultant',
    emphasis: { prospecting: 0.5, quoting: 0, stock: 0.3, clientReports: 0.8 },
  },
  [
    {
      id: 'nonprofits',
      name: 'Nonprofit organizations',
      people: 24,
      does: 'donors, charity, volunteers, help the homeless, feed families, grants, rescue animals, fundraising, rescue dogs, raise money from donors, help poor families',
      office: { marketer: 0.08, salesperson: 0.06 },
      emphasis: { prospecting: 1.6, crmRecords: 1.5, clientReports: 1.6, content: 1.3 },
      words:
        'nonprofit, non-profit, nonprofit organization, charity, NGO, foundation, charitable organization, humanitarian, social enterprise, community organization, volunteer organization, food bank, animal shelter, homeless shelter, aid organization, animal rescue, youth organization, social services, fundraising',
      abroad:
        'organización sin fines de lucro, sin ánimo de lucro, ONG, fundación, organização sem fins lucrativos, fundação, association, organisation caritative, fondation, organizzazione non profit, onlus, fondazione, associazione, Verein, gemeinnütziger Verein, Stiftung, gemeinnützige Organisation, Hilfsorganisation, Tierheim, caridad, asociación',
    },
    {
      id: 'churches',
      name: 'Churches and religious organizations',
      people: 10,
      does: 'pastor, worship, congregation, Sunday services, parish members',
      office: { administrator: 0.2, receptionist: 0.06 },
      rest: 'guide',
      emphasis: { appointments: 1.2, content: 2, billing: 0.8, feedback: 0, rosters: 2.4 },
      words:
        'church, ministry, parish, religious organization, synagogue, mosque, temple, congregation, diocese, faith-based organization, monastery, megachurch, religion',
      abroad:
        'iglesia, parroquia, templo, igreja, paróquia, église, paroisse, chiesa, parrocchia, Kirche, Kirchengemeinde, Pfarrei, Moschee, mezquita',
    },
    {
      id: 'associations',
      name: 'Trade associations and unions',
      people: 13,
      does: 'members of a trade, chapters, lobbying, union locals, dues',
      office: { marketer: 0.1, lawyer: 0.03 },
      emphasis: { content: 1.6, billing: 1.8, customerQuestions: 1.4, clientReports: 1.2 },
      words:
        'trade association, professional association, labor union, trade union, chamber of commerce, membership organization, industry association, union, political party, political campaign, advocacy group, alumni association',
      abroad:
        'sindicato, cámara de comercio, asociación profesional, associação comercial, sindicato patronal, syndicat, chambre de commerce, sindacato, camera di commercio, Verband, Gewerkschaft, Handelskammer, Berufsverband, Branchenverband, partido político',
    },
    {
      id: 'local-governments',
      name: 'Local governments',
      people: 140,
      does: 'town, city, residents, permits, council, county offices, public works, our town hall, municipal services, citizens',
      office: {
        caseHandler: 0.15,
        officer: 0.04,
        personnel: 0.02,
        technician: 0.02,
        serviceRep: 0.04,
      },
      rest: 'labourer',
      emphasis: {
        filing: 1.5,
        customerQuestions: 1.5,
        licenses: 2.2,
        evidence: 1.4,
        contracts: 1.4,
      },
      words:
        'local government, government, municipality, city government, city hall, county government, town hall, public administration, public sector, council, government agency, federal agency, state government, city council, permitting office, tax office, public works, county, public authority, embassy, city administration, building department, DMV',
      abroad:
        'gobierno, ayuntamiento, municipio, administración pública, alcaldía, sector público, prefeitura, governo, administração pública, setor público, mairie, administration publique, collectivité, gouvernement, comune, amministrazione pubblica, pubblica amministrazione, municipio comune, Gemeinde, Stadtverwaltung, öffentlicher Dienst, Behörde, Verwaltung, öffentliche Verwaltung, Rathaus, Amt, Regierung',
    },
    {
      id: 'courts',
      name: 'Courts',
      people: 60,
      does: 'judges, clerks, motions, docket, hearings, trials, e-filed, court filings, court clerks',
      office: { caseHandler: 0.3, receptionist: 0.1, officer: 0.03, lawyer: 0.12 },
      rest: 'administrator',
      emphasis: {
        filing: 1.6,
        appointments: 1.6,
        customerQuestions: 1.3,
        phoneCalls: 1.5,
        contracts: 0.2,
        billing: 0.3,
        content: 0,
        crmRecords: 0,
      },
      words:
        'court, courthouse, law court, court house, district court, county court, clerk of court, court clerk, court administration, tribunal, judiciary, appeals court, probate court, traffic court',
      abroad:
        'juzgado, corte de justicia, tribunal de justiça, fórum judicial, tribunal judiciaire, palais de justice, tribunale, Amtsgericht, Landgericht, Gerichtshof',
      narrower: 'Immigration courts, Small claims courts',
    },
    {
      id: 'public-safety',
      name: 'Police and fire departments',
      people: 70,
      does: 'police, firefighters, sheriff, fire station, 911',
      office: { dispatcher: 0.06, officer: 0.02, administrator: 0.07, receptionist: 0.02 },
      rest: 'guard',
      emphasis: {
        rosters: 2.4,
        evidence: 2,
        freight: 0,
        deliveryPapers: 0,
        orderQuestions: 0,
        billing: 0.2,
      },
      words:
        'police, police department, fire department, fire station, law enforcement, sheriff, emergency services, firefighter, prison, correctional facility, military, army',
      abroad:
        'policía, bomberos, polícia, corpo de bombeiros, pompiers, polizia, vigili del fuoco, Polizei, Feuerwehr, ejército, Bundeswehr',
    },
    {
      id: 'social-housing',
      name: 'Public housing and social agencies',
      people: 38,
      does: 'public housing tenants, welfare, shelters, caseworkers, refugees',
      office: { caseHandler: 0.22, scheduler: 0.04 },
      rest: 'carer',
      emphasis: { filing: 1.5, licenses: 1.6, customerQuestions: 1.3, evidence: 1.8 },
      words:
        'public housing, housing authority, social housing, social work, foster care, disability services, adoption agency, refugee services, social worker, welfare office, unemployment office',
      abroad:
        'vivienda social, trabajo social, serviços sociais, habitação social, logement social, services sociaux, servizi sociali, edilizia popolare, Sozialamt, Sozialdienst, Jugendhilfe, sozialer Wohnungsbau, Sozialarbeit, Behindertenhilfe, servicios sociales',
    },
  ],
  publicCases,
);
