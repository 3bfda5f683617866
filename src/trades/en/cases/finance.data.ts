import type { CasesByIndustry } from '../../industry.ts';

export const financeCases: CasesByIndustry = {
  'accounting-firms': {
    supplierInvoices:
      'Clients’ bills in a shoebox: photos and PDFs become coded entries in each client’s own chart of accounts',
    bankMatching:
      'Client bank feeds at month end: lines are tied to invoices and bills, and only odd ones reach the accountant',
    filing:
      'Documents asked for at tax time: W-2s, 1099s and statements are checked off the request list of each client',
    evidence: 'Workpapers for reviews and audits: confirmations and tie-outs are indexed as they arrive',
    reporting: 'Monthly closes across all clients: one page shows which books are closed, late or stuck on a question',
  },
  'bookkeeping-services': {
    supplierInvoices:
      'Receipts from ten different inboxes: each is read, assigned to its client and proposed with last month’s account',
    bankMatching: 'Merchant payouts and transfers: card fees are split off and the deposit is reconciled line by line',
    billing: 'Clients’ own late payers: reminders go out under the client’s name, with the ledger kept in step',
    filing:
      'Missing statements at month end: clients are asked for the one page that lacks, and it is filed when it comes',
    staffRecords:
      'New hires on a client’s payroll: W-4, bank details and start date are collected before the first run',
  },
  'tax-preparers': {
    filing:
      'Tax organizers and slips: every W-2, 1098 and brokerage form is named, sorted and missing ones are asked for',
    customerQuestions:
      'Where is my refund, and other January questions: drafts cite the client’s return and the IRS status',
    evidence: 'Due-diligence checklists: proof for credits and filing status is kept with the return it supports',
    appointments: 'Season appointments and drop-offs: clients choose a time that matches how complex their return is',
    reporting: 'Returns by stage: drafts, waiting for signature and e-filed are counted for the partner every morning',
  },
  banks: {
    filing:
      'Loan files: tax returns, appraisals and insurance papers are named, dated and checked against the loan checklist',
    customerQuestions:
      'Secure messages about cards, holds and fees: routine ones are drafted, fraud words go to the front',
    evidence:
      'Exam requests from regulators: approvals, exception reports and training records are collected under each item',
    phoneCalls:
      'Calls about balances and lost cards: the caller is identified, and a card is blocked before anyone waits',
    crmRecords:
      'One record per household: deposit, loan and trust customers with the same address are brought together',
  },
  'credit-unions': {
    customerQuestions:
      'Members’ questions on auto loans and dividends: replies quote today’s rate sheet and wait for a teller’s nod',
    filing: 'Membership and loan applications: IDs, pay stubs and titles are attached to the member number',
    evidence: 'NCUA examination binders: board minutes and policy approvals are filed as they are signed',
    phoneCalls:
      'Branch hours, routing numbers and skip-a-payment: the phone answers the questions that fill the morning',
    crmRecords:
      'Indirect borrowers who are no members yet: dealer paper is matched to people before a second record is made',
  },
  'mortgage-brokers': {
    filing:
      'Pay stubs, bank statements and gift letters: each borrower’s upload is checked against the lender’s conditions',
    customerQuestions:
      'Borrowers who ask what is still missing: they get their own list of conditions with the closing date',
    crmRecords:
      'Past borrowers whose rate is above the market: they are found in the database and handed to their loan officer',
    quoting: 'Loan estimates after the first call: income, price and down payment become a rate comparison to check',
    appointments: 'First calls with home buyers: referred buyers pick a time and say what they earn and want to borrow',
  },
  'wealth-management': {
    clientReports:
      'Quarterly portfolio letters: performance, fees and the year’s withdrawals are drafted for each household',
    filing:
      'Account transfer and beneficiary forms: custodian papers are read, and a missing signature is asked for at once',
    coordination: 'Annual review meetings: changes to allocation and estate plans are listed with who does what',
    evidence: 'Advisory compliance files: trade rationale and suitability notes are stored on the day they are made',
    prospecting:
      'Before the first meeting with a prospect: employer stock, business sale and board seats are summed up',
  },
  'investment-firms': {
    filing: 'Data rooms and pitch decks: documents are sorted by company, round and diligence topic',
    clientReports:
      'Letters to limited partners: capital calls, marks and portfolio news are assembled from the quarter’s files',
    prospecting: 'Companies before the first call: funding, founders and headcount trends are put on one page',
    evidence: 'Records of investment decisions: memos, votes and conflicts checks are kept for the annual audit',
    contracts: 'Term sheets and side letters: departures from the fund’s usual terms are marked with the usual wording',
  },
  'insurance-agencies': {
    customerQuestions:
      'Certificate requests and policy changes: new drivers, cars and lienholders are drafted for the carrier',
    filing: 'Carrier downloads and signed applications: dec pages and endorsements land under the right policy',
    crmRecords: 'Renewals and cross-selling: auto, home and umbrella policies of one family show up in one record',
    quoting: 'Quotes for home and auto: the caller’s answers become a comparison of carriers for the producer to send',
    appointments: 'Reviews before renewal: clients choose a time when the premium goes up by more than you decide',
  },
  'insurance-companies': {
    filing: 'First notices of loss: photos, police reports and repair estimates are sorted into the claim',
    customerQuestions: 'Policyholders asking about a claim: the adjuster’s last step and the next one are in the draft',
    evidence: 'Market-conduct exams: claim timelines and rate filings are gathered under each examiner’s request',
    phoneCalls: 'Calls after a hailstorm: loss details are taken down at once and an inspection is scheduled',
    contracts: 'Reinsurance treaties and agency agreements: clauses that differ from the standard wording are marked',
  },
  'fintech-companies': {
    customerQuestions:
      'Failed transfers and blocked accounts: support sees the transaction, the rule it tripped and a draft',
    evidence: 'SOC 2 and PCI evidence: access reviews and change approvals are captured where they happen',
    knowHow: 'Scheme rules and partner-bank manuals: engineers ask in words and get the paragraph that applies',
    itRequests: 'Production access for an incident: it is granted for an hour, logged and taken back',
    coordination: 'Launch meetings with the partner bank: open points become tickets with names and dates',
  },
  'debt-collectors': {
    customerQuestions:
      'Disputes and hardship letters: validation requests are recognized and the account is paused the same day',
    phoneCalls:
      'Debtors who call back after hours: they hear the mini-Miranda, confirm who they are and choose a payment plan',
    crmRecords:
      'Several debts of one person: accounts from different creditors are joined so that nobody is called twice',
    billing: 'Broken payment arrangements: the missed installment is noted and a compliant letter goes out',
    filing: 'Placement files and proof of debt: statements from creditors are attached to the account they prove',
  },
};
