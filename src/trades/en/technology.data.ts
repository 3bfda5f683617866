import { technologyCases } from './cases/technology.data.ts';
import { industriesOf } from '../industry.ts';

export const technology = industriesOf(
  {
    office: { manager: 0.1, salesperson: 0.08, marketer: 0.05, serviceRep: 0.1, bookkeeper: 0.02 },
    rest: 'developer',
    emphasis: { stock: 0, fieldNotes: 0.5, rosters: 0.2, supplierInvoices: 0.8 },
  },
  [
    {
      id: 'software-companies',
      name: 'Software companies',
      people: 40,
      does: 'write software, SaaS, apps, developers, product for subscribers, platform, code, programmers, develop an app, cloud software',
      emphasis: { itRequests: 2, crmRecords: 1.3, customerQuestions: 1.2 },
      words:
        'software, software company, software development, software developer, SaaS, app development, app developer, mobile apps, tech, tech company, tech startup, technology, startup, information technology, artificial intelligence, machine learning, IT company, programming, programmer, data science',
      abroad:
        'desarrollo de software, tecnología, informática, desenvolvimento de software, tecnologia, logiciel, éditeur de logiciels, informatique, sviluppo software, informatica, Softwareentwicklung, Softwareunternehmen, Informatik, Technologie',
      narrower: 'AI startups, Robotics startups',
    },
    {
      id: 'it-service-providers',
      name: 'IT service providers',
      people: 22,
      does: 'keep computers and networks of offices running, help desk, servers, cybersecurity, backups, managed IT, IT support for small firms, set up laptops and email',
      office: { salesperson: 0.06, serviceRep: 0.08, scheduler: 0.04 },
      rest: 'technician',
      emphasis: { itRequests: 1.3, clientReports: 1.6, quoting: 1.3, licenses: 1.4, stock: 0.6 },
      words:
        'IT support, IT services, managed service provider, MSP, managed IT, IT consulting, AI consulting, computer support, network support, cybersecurity, cyber security, information security, IT security, system integrator, cloud services, web hosting, hosting provider, data center',
      abroad:
        'servicios informáticos, soporte informático, suporte de TI, service informatique, infogérance, assistenza informatica, IT Dienstleister, Systemhaus, EDV, ciberseguridad, Rechenzentrum',
      narrower: 'Penetration testers, Cloud consultants, Data recovery services',
    },
    {
      id: 'web-agencies',
      name: 'Web agencies',
      people: 11,
      does: 'build websites and web shops for clients, WordPress, web designers, design websites, web development for small firms',
      office: { projectManager: 0.14, designer: 0.25, marketer: 0.08, serviceRep: 0.03 },
      emphasis: { clientReports: 2.2, quoting: 1.8, content: 1.3, billing: 1.3 },
      words:
        'web design, web designer, web agency, web development, web developer, website design, website builder, UX design, WordPress agency, internet agency',
      abroad:
        'diseño web, desarrollo web, agencia web, web design agency, création de sites web, sviluppo web, Webdesign, Webagentur, Internetagentur',
    },
    {
      id: 'game-studios',
      name: 'Game studios',
      people: 30,
      does: 'make video games, mobile games, players, animators',
      office: { designer: 0.3, salesperson: 0.01, serviceRep: 0.05 },
      emphasis: { feedback: 4, hiring: 1.5, itRequests: 1.8, prospecting: 0.2 },
      words:
        'video games, video game, game studio, game development, game developer, gaming, esports, mobile games, game design',
      abroad:
        'videojuegos, desarrollo de videojuegos, jogos eletrônicos, jeux vidéo, videogiochi, Spieleentwickler, Computerspiele',
    },
    {
      id: 'telecom-providers',
      name: 'Telecom and internet providers',
      people: 85,
      does: 'internet, fiber, mobile and phone subscribers, cell towers, broadband',
      office: { serviceRep: 0.25, technician: 0.08, scheduler: 0.03 },
      rest: 'tradesperson',
      emphasis: {
        customerQuestions: 1.3,
        billing: 1.8,
        fieldNotes: 1.2,
        appointments: 1.5,
        stock: 1,
      },
      words:
        'telecom, telecommunications, internet provider, internet service provider, ISP, phone company, mobile operator, wireless carrier, cable company, fiber installation, VoIP, telephone company',
      abroad:
        'telecomunicaciones, telecomunicações, télécommunications, opérateur télécom, telecomunicazioni, Telekommunikation, Internetanbieter, Netzbetreiber, Telefonanbieter',
    },
    {
      id: 'it-hardware-resellers',
      name: 'IT and office equipment resellers',
      people: 20,
      does: 'sell and lease computers, printers, copiers, servers to offices and schools',
      office: { orderClerk: 0.14, salesperson: 0.22, buyer: 0.06, serviceRep: 0.06 },
      rest: 'technician',
      emphasis: {
        stock: 1.5,
        quoting: 1.5,
        orderQuestions: 1.2,
        supplierInvoices: 1.5,
        itRequests: 0.7,
      },
      words:
        'computer hardware, IT reseller, computer shop, office equipment, copier dealer, copier leasing, printer leasing, point of sale systems, hardware reseller, office supplies',
      abroad:
        'equipos informáticos, informática hardware, matériel informatique, Bürobedarf, Büroausstattung, fournitures de bureau, material de oficina',
    },
  ],
  technologyCases,
);
