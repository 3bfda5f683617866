import { professionalCases } from './cases/professional.data.ts';
import { industriesOf } from '../industry.ts';

export const professional = industriesOf(
  {
    office: { administrator: 0.08, bookkeeper: 0.03, manager: 0.1, salesperson: 0.05 },
    rest: 'consultant',
    emphasis: { stock: 0, rosters: 0.3 },
  },
  [
    {
      id: 'consulting-firms',
      name: 'Consulting firms',
      people: 22,
      does: 'advise companies on strategy, coach executives, workshops, consultants, management advice, help companies reorganize',
      emphasis: { clientReports: 1.5, prospecting: 1.4, contracts: 1.5 },
      words:
        'consulting, management consulting, business consulting, consultant, strategy consulting, advisory, business advisor, business coach, coaching, professional services',
      abroad:
        'consultoría, consultor, consultoria, asesoría, conseil, cabinet de conseil, consulenza, società di consulenza, Beratung, Unternehmensberatung, Unternehmensberater, consultora',
      narrower: 'Executive coaches, Sustainability consultants, Procurement consultants, Life coaches',
    },
    {
      id: 'marketing-agencies',
      name: 'Marketing agencies',
      people: 18,
      does: 'run ads and write posts, campaigns, SEO, social media for brands, branding, advertising, Google and Facebook ads, newsletters for clients',
      office: { marketer: 0.4, projectManager: 0.12, administrator: 0.05 },
      rest: 'designer',
      emphasis: { content: 1.4, clientReports: 1.6, listings: 0.3, feedback: 0.6 },
      words:
        'marketing, marketing agency, advertising, ad agency, advertising agency, digital marketing, digital agency, social media agency, SEO, SEO agency, creative agency, media agency, branding agency, lead generation, content agency',
      abroad:
        'agencia de marketing, publicidad, agencia de publicidad, publicidade, agência de publicidade, agence de publicité, agence marketing, publicité, pubblicità, agenzia pubblicitaria, Werbeagentur, Marketingagentur, Werbung',
      narrower: 'Influencer agencies, Email marketing agencies, Affiliate marketers, Outdoor advertising companies',
    },
    {
      id: 'public-relations-agencies',
      name: 'Public relations agencies',
      people: 12,
      does: 'press releases, pitch journalists, publicity, media coverage',
      office: { marketer: 0.3, projectManager: 0.1 },
      emphasis: { content: 2, clientReports: 1.8, prospecting: 1.6, feedback: 1.5 },
      words: 'public relations, PR, PR agency, communications agency, press office, lobbying, lobbyist',
      abroad:
        'relaciones públicas, relações públicas, relations publiques, relazioni pubbliche, Öffentlichkeitsarbeit, Kommunikationsagentur',
    },
    {
      id: 'market-research-firms',
      name: 'Market research firms',
      people: 16,
      does: 'surveys, focus groups, polls, panels, interviews with consumers, interview shoppers, write research reports for brands',
      office: { projectManager: 0.15, serviceRep: 0.15 },
      emphasis: { clientReports: 2.2, feedback: 3, reporting: 1.8 },
      words: 'market research, survey company, polling, opinion research, research firm, data analytics consulting',
      abroad: 'estudio de mercado, pesquisa de mercado, étude de marché, ricerche di mercato, Marktforschung',
    },
    {
      id: 'staffing-agencies',
      name: 'Staffing agencies',
      people: 20,
      does: 'place nurses, workers and temps in jobs, recruiters, find candidates for employers, headhunters, hire people for other companies, fill open positions, job seekers',
      office: { personnel: 0.12, bookkeeper: 0.06 },
      rest: 'recruiter',
      emphasis: { hiring: 1.3, staffRecords: 1.4, prospecting: 1.5, licenses: 1.5 },
      words:
        'staffing, staffing agency, recruiting, recruitment, recruiter, recruitment agency, employment agency, temp agency, headhunter, executive search, human resources, HR, HR consulting, talent acquisition',
      abroad:
        'agencia de empleo, reclutamiento, recursos humanos, recrutamento, agence d’intérim, intérim, recrutement, cabinet de recrutement, agenzia per il lavoro, selezione del personale, Personalvermittlung, Zeitarbeit, Personaldienstleister, Personalberatung',
      narrower: 'Modeling agencies, Talent agencies, Au pair agencies',
    },
    {
      id: 'architecture-firms',
      name: 'Architecture firms',
      people: 14,
      does: 'draw plans of houses and buildings, architects, blueprints',
      office: { projectManager: 0.15, designer: 0.1 },
      rest: 'engineer',
      emphasis: { clientReports: 1.3, contracts: 1.4, licenses: 1.2, quoting: 1.2 },
      words: 'architecture, architect, architectural firm, architectural design, landscape architect, urban planning',
      abroad:
        'arquitecto, arquitectura, estudio de arquitectura, arquiteto, arquitetura, architecte, cabinet d’architecture, architetto, studio di architettura, Architekt, Architekturbüro, Architektur',
    },
    {
      id: 'engineering-firms',
      name: 'Engineering firms',
      people: 28,
      does: 'structural, civil and electrical engineering, calculations for bridges and buildings, engineers, calculate structures, mechanical engineers design systems',
      office: { projectManager: 0.12, buyer: 0.03 },
      rest: 'engineer',
      emphasis: { quoting: 1.6, filing: 1.5, evidence: 1.4, knowHow: 1.4 },
      words:
        'engineering, engineer, civil engineering, structural engineering, engineering consultancy, mechanical engineering, electrical engineering, environmental consulting, geotechnical',
      abroad:
        'ingeniería, ingeniero, engenharia, engenheiro, ingénierie, bureau d’études, ingegneria, ingegnere, studio tecnico, Ingenieurbüro, Ingenieur, Planungsbüro',
    },
    {
      id: 'surveyors',
      name: 'Land surveyors',
      people: 10,
      does: 'measure land and boundaries, plats, stake lots, drones and maps, measure property lines, land survey',
      office: { projectManager: 0.1, scheduler: 0.06 },
      rest: 'tradesperson',
      emphasis: { fieldNotes: 1.6, quoting: 2, filing: 1.5 },
      words: 'land surveyor, surveyor, surveying, land surveying, quantity surveyor, drone surveying, mapping',
      abroad: 'topógrafo, topografía, géomètre, geometra, Vermessung, Vermessungsbüro, Landvermesser, agrimensor',
    },
    {
      id: 'interior-designers',
      name: 'Interior designers',
      people: 7,
      does: 'furnish and decorate homes, offices and hotels, fabrics, furniture plans, stage houses, choose colors and curtains, interiors',
      office: { projectManager: 0.15, buyer: 0.12 },
      rest: 'designer',
      emphasis: { stock: 0.6, quoting: 2, supplierInvoices: 1.5, content: 0.7 },
      words:
        'interior design, interior designer, interior decorator, home staging, interior decoration, kitchen design',
      abroad:
        'diseño de interiores, decoración de interiores, interiorista, design de interiores, architecte d’intérieur, arredatore, Innenarchitekt, Raumausstatter',
    },
    {
      id: 'design-studios',
      name: 'Design studios',
      people: 9,
      does: 'logos, brand identity, packaging and graphics, illustrators, graphic designers',
      office: { projectManager: 0.15 },
      rest: 'designer',
      emphasis: { clientReports: 1.6, billing: 1.3, content: 0.5 },
      words:
        'graphic design, graphic designer, design studio, product design, industrial design, design agency, illustration, illustrator, animation studio, branding, design',
      abroad: 'diseño gráfico, design gráfico, graphisme, graphiste, grafica, Grafikdesign, Grafikbüro, diseño',
    },
    {
      id: 'translation-agencies',
      name: 'Translation agencies',
      people: 12,
      does: 'translate documents, manuals and patents into languages, interpreters, subtitles, translators',
      office: { projectManager: 0.3, recruiter: 0.06 },
      rest: 'designer',
      emphasis: {
        content: 0,
        quoting: 2.2,
        clientReports: 0.8,
        filing: 1.6,
        customerQuestions: 1.5,
      },
      words: 'translation, translator, translation agency, interpreting, interpreter, localization, language services',
      abroad:
        'traducción, traductor, tradução, tradutor, traduction, traducteur, traduzioni, traduttore, Übersetzungsbüro, Übersetzer, Dolmetscher',
    },
    {
      id: 'research-laboratories',
      name: 'Testing and research laboratories',
      people: 26,
      does: 'test materials, water and food samples, research and development, clinical trials, chemists',
      office: { officer: 0.04, buyer: 0.03 },
      rest: 'scientist',
      emphasis: { evidence: 1.6, fieldNotes: 1.4, stock: 1, quoting: 1.4 },
      words:
        'laboratory, lab, testing laboratory, research laboratory, research and development, biotech, biotechnology, life sciences, clinical research, materials testing, scientific research',
      abroad:
        'laboratorio, laboratório, laboratoire, Prüflabor, Forschung, biotecnología, Biotechnologie, biotecnologia',
      narrower: 'Clinical trial companies, Food testing labs',
    },
    {
      id: 'photography-studios',
      name: 'Photography studios',
      people: 5,
      does: 'take wedding pictures, portraits, shoot photos, edit pictures',
      office: { salesperson: 0.1, administrator: 0.15 },
      rest: 'designer',
      emphasis: { appointments: 3, feedback: 2, billing: 1.3, content: 0.8, coordination: 0.7 },
      words:
        'photography, photographer, photo studio, wedding photographer, videographer, portrait studio, photo booth',
      abroad: 'fotógrafo, fotografía, fotografia, photographe, fotografo, Fotograf, Fotostudio',
    },
    {
      id: 'printing-companies',
      name: 'Printing companies',
      people: 16,
      does: 'print brochures, books, labels, banners, T-shirts, signs, presses, menus, flyers and business cards, offset presses',
      office: { orderClerk: 0.12, designer: 0.12, buyer: 0.04 },
      rest: 'operator',
      emphasis: { orderEntry: 1.4, quoting: 2.2, stock: 1.2, rosters: 1 },
      words:
        'printing, printer, print shop, printing company, commercial printing, screen printing, copy shop, sign shop, sign maker, signage, embroidery shop, t-shirt printing',
      abroad: 'imprenta, gráfica, imprimerie, imprimeur, tipografia, stamperia, Druckerei, Copyshop, serigrafía',
      narrower: '3D printing services, Label printers, Promotional products companies',
    },
    {
      id: 'event-planners',
      name: 'Event planners',
      people: 9,
      does: 'plan and organize weddings, conferences, trade shows and product launches, parties, weddings planned, organize conferences',
      office: { buyer: 0.08, marketer: 0.1 },
      rest: 'projectManager',
      emphasis: { quoting: 2, contracts: 2, stock: 0.3, feedback: 1.5, rosters: 1 },
      words:
        'event planner, event planning, event management, event agency, events, conference organizer, party planner, trade show, exhibition organizer',
      abroad:
        'organización de eventos, eventos, organização de eventos, événementiel, organizzazione eventi, Eventagentur, Veranstaltungsagentur, Messebau, Veranstalter',
      narrower: 'Wedding planners, Party rental companies, Concert promoters',
    },
    {
      id: 'coworking-spaces',
      name: 'Coworking spaces',
      people: 8,
      does: 'rent desks and small offices by the month, shared office',
      office: { receptionist: 0.3, marketer: 0.1 },
      rest: 'guide',
      emphasis: { billing: 2, contracts: 1.5, itRequests: 1, appointments: 1.3 },
      words: 'coworking, coworking space, shared office, serviced office, virtual office',
    },
  ],
  professionalCases,
);
