import type { CasesByIndustry } from '../../industry.ts';

export const lawCases: CasesByIndustry = {
  'law-firms': {
    contracts: [
      'First review of the other side’s draft: clauses outside the firm’s playbook are marked for the associate, with fallback wording',
      'Engagement letters and NDAs: two answers pick the form, the client signs, and the conflict check is noted',
    ],
    filing:
      'Pleadings, discovery and court notices: each is named by matter, and the deadline in it goes to the docket',
    billing:
      'Retainers and unpaid fee notes: clients hear when the trust balance runs low, in a tone a partner approves',
    appointments:
      'First consultations: callers describe the matter and the opposing party, and book an hour with the right lawyer',
    clientReports:
      'Status letters on running matters: the client reads what was filed, what comes next and the fees so far',
  },
  notaries: {
    appointments:
      'Signings and deeds: parties choose a time and are told which passport, power of attorney or extract to bring',
    filing: 'Land-register and company extracts: they are requested, received and placed with the deed in progress',
    contracts: 'Drafts of deeds and powers of attorney: the parties’ data is filled in and unusual clauses are marked',
    billing: 'Notarial fees still open: statutory invoices are reminded after the deed is recorded',
    customerQuestions:
      'What does a certified copy cost: fee questions and apostille requests get a draft from the schedule',
  },
  'title-companies': {
    filing: 'Title searches, payoffs and surveys: each page is filed under its closing and missing ones are requested',
    customerQuestions:
      'Where is my closing: agents and lenders get the open items of the file without calling the escrow officer',
    contracts: 'Purchase agreements at opening: price, deposit, dates and contingencies are read into the escrow file',
    phoneCalls:
      'Calls to confirm wire instructions: the caller is verified and sent to the officer, never given a number',
    evidence:
      'Escrow trust account audits: reconciliations and disbursement approvals are collected as they are signed',
  },
  'mediation-services': {
    filing: 'Briefs and exhibits of both sides: each lands in its own confidential folder with a list for the neutral',
    contracts:
      'Settlement terms after the session: the agreed points are set in your memorandum for both counsel to read',
    appointments:
      'Hearing days with three calendars: counsel pick from dates when the arbitrator and the room are free',
    billing: 'Advance deposits of the parties: each side is reminded of its share before the session takes place',
    coordination:
      'Preliminary conferences: the schedule of briefs and disclosures is written down and sent to both sides',
  },
  'court-reporting-firms': {
    appointments:
      'Depositions for tomorrow: attorneys book a reporter, a videographer and an interpreter in one message',
    filing: 'Exhibits and signed errata sheets: each is attached to its transcript and witness',
    billing: 'Transcript invoices to law offices: page counts are stated and late ones reminded by case',
    customerQuestions: 'Requests for roughs, copies and read-and-sign: counsel get a draft with the delivery date',
    supplierInvoices: 'Invoices of freelance reporters and scopists: pages are compared with the job before payment',
  },
};
