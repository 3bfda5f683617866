import { lawCases } from './cases/law.data.ts';
import { industriesOf } from '../industry.ts';

export const law = industriesOf(
  {
    office: { receptionist: 0.08, administrator: 0.1, bookkeeper: 0.05, paralegal: 0.25 },
    rest: 'lawyer',
    emphasis: { filing: 1.3, stock: 0, rosters: 0 },
  },
  [
    {
      id: 'law-firms',
      name: 'Law firms',
      people: 16,
      does: 'attorneys, lawyers, divorce and custody, lawsuits, wills, injury cases, represent clients in court, immigration cases, criminal defense, sue, legal cases, litigators, contracts and disputes, injury claims',
      emphasis: { contracts: 1.3, billing: 1.4, phoneCalls: 0.8 },
      words:
        'law, lawyer, legal, attorney, solicitor, barrister, law office, legal services, litigation, counsel, paralegal, legal advice',
      abroad:
        'abogado, abogacía, bufete, bufete de abogados, despacho de abogados, advogado, advocacia, escritório de advocacia, avocat, cabinet d’avocats, avvocato, studio legale, Anwalt, Rechtsanwalt, Rechtsanwältin, Anwaltskanzlei, Kanzlei, Rechtsanwaltskanzlei',
      narrower:
        'Immigration lawyers, Personal injury lawyers, Divorce lawyers, Patent attorneys, Criminal defense lawyers, Bankruptcy lawyers, Estate planning attorneys, Estate planning, Employment lawyers, Immigration law, Intellectual property law, Patent law, Immigrationsrecht',
    },
    {
      id: 'notaries',
      name: 'Notaries',
      people: 8,
      does: 'notarize and certify deeds and signatures',
      office: { receptionist: 0.12, paralegal: 0.45, administrator: 0.15 },
      emphasis: { appointments: 1.8, filing: 1.5, contracts: 0.9, billing: 0.9 },
      words: 'notary, notary public, notary office, signing agent',
      abroad:
        'notaría, notario, notaire, étude notariale, notaio, studio notarile, Notar, Notariat, cartório, tabelião',
    },
    {
      id: 'title-companies',
      name: 'Title and escrow companies',
      people: 18,
      does: 'title searches, close house sales, hold escrow for buyers, money and papers while a home is sold, deeds recorded',
      office: { caseHandler: 0.35, paralegal: 0.2, lawyer: 0.05, serviceRep: 0.08 },
      rest: 'agent',
      emphasis: { filing: 1.7, contracts: 1.2, evidence: 1.2, prospecting: 0.4, quoting: 0.5 },
      words:
        'title company, title insurance, escrow, escrow company, title agency, conveyancer, conveyancing, settlement agent',
    },
    {
      id: 'mediation-services',
      name: 'Mediators and arbitrators',
      people: 6,
      does: 'settle disputes between parties, mediate divorces and contracts out of court',
      office: { paralegal: 0.2, receptionist: 0.1, administrator: 0.15 },
      emphasis: { appointments: 1.6, contracts: 0.6, clientReports: 1.6 },
      words: 'mediation, mediator, arbitration, arbitrator, dispute resolution',
      abroad: 'mediación, mediação, médiation, médiateur, mediazione, Schlichtung',
    },
    {
      id: 'court-reporting-firms',
      name: 'Court reporting firms',
      people: 12,
      does: 'transcribe depositions and hearings, stenographers',
      office: { scheduler: 0.2, paralegal: 0.1, administrator: 0.15, bookkeeper: 0.08 },
      rest: 'designer',
      emphasis: { appointments: 1.5, filing: 2, content: 0, billing: 1.6 },
      words:
        'court reporting, court reporter, legal transcription, transcription, process server, process serving, deposition services',
      abroad: 'Schreibbüro, transcripción, transcrição, trascrizioni',
    },
  ],
  lawCases,
);
