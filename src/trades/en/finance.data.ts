import { financeCases } from './cases/finance.data.ts';
import { industriesOf } from '../industry.ts';

export const finance = industriesOf(
  {
    office: { administrator: 0.1, receptionist: 0.03, manager: 0.1, officer: 0.03 },
    rest: 'agent',
    emphasis: { evidence: 1.3, supplierInvoices: 0.5, filing: 1.2, rosters: 0.2, stock: 0 },
  },
  [
    {
      id: 'accounting-firms',
      name: 'Accounting firms',
      people: 18,
      does: 'audits, financial statements and taxes for companies, CPAs, payroll for clients, prepare financial statements, audit companies, accountants',
      office: { bookkeeper: 0.25, officer: 0 },
      rest: 'accountant',
      emphasis: { supplierInvoices: 2, bankMatching: 2, filing: 1.5, quoting: 0.3 },
      words:
        'accounting, accountant, accountancy, CPA, chartered accountant, certified public accountant, audit, auditor, auditing',
      abroad:
        'contabilidad, contador, contable, asesoría fiscal, asesoría contable, gestoría, contabilidade, contabilista, escritório de contabilidade, comptabilité, comptable, cabinet comptable, expert comptable, commercialista, contabilità, studio commercialista, ragioniere, Buchhalter, Steuerberater, Steuerberatung, Steuerkanzlei, Wirtschaftsprüfer, Wirtschaftsprüfung',
      narrower: 'Forensic accountants, Payroll providers, Payroll services',
    },
    {
      id: 'bookkeeping-services',
      name: 'Bookkeeping services',
      people: 7,
      does: 'do the books, keep the books, reconcile accounts for small businesses, bookkeepers, monthly books, invoices and receipts for clients',
      office: { accountant: 0.15, officer: 0, receptionist: 0 },
      rest: 'bookkeeper',
      emphasis: { supplierInvoices: 1.6, bankMatching: 1.8, billing: 0.7, filing: 1.4 },
      words: 'bookkeeping, bookkeeper, bookkeeping service, outsourced accounting, virtual bookkeeper',
      abroad: 'teneduría de libros, Buchhaltung, Buchführung, tenue de livres, tenuta contabile, Buchhaltungsbüro',
    },
    {
      id: 'tax-preparers',
      name: 'Tax preparers',
      people: 8,
      does: 'file tax returns, do taxes for families and the self-employed, tax season, income tax, tax filings for individuals',
      office: { receptionist: 0.12, officer: 0 },
      rest: 'accountant',
      emphasis: {
        filing: 2,
        appointments: 1.6,
        customerQuestions: 1.4,
        supplierInvoices: 0.4,
        bankMatching: 0.5,
      },
      words: 'tax, tax preparation, tax preparer, tax advisor, tax adviser, tax consultant, tax accountant, tax return',
      abroad:
        'asesor fiscal, impuestos, consultor tributario, conseil fiscal, fiscaliste, consulente fiscale, Steuer, Lohnsteuerhilfe',
    },
    {
      id: 'banks',
      name: 'Banks',
      people: 120,
      does: 'deposits, checking accounts, commercial loans, branches and tellers',
      office: {
        serviceRep: 0.25,
        officer: 0.05,
        technician: 0.03,
        personnel: 0.02,
        marketer: 0.02,
      },
      rest: 'caseHandler',
      emphasis: { evidence: 1.6, itRequests: 1.5, phoneCalls: 1.2 },
      words:
        'bank, banking, commercial bank, retail bank, community bank, savings bank, financial institution, financial services, finance, lender, lending',
      abroad:
        'banco, banca, banque, Sparkasse, Kreditinstitut, Bankwesen, finanzas, finanças, Finanzen, Finanzbranche, servicios financieros',
      narrower: 'Private banks, Payday lenders, Student lenders, Commercial lenders, Equipment finance companies',
    },
    {
      id: 'credit-unions',
      name: 'Credit unions',
      people: 45,
      does: 'member-owned, members’ savings and auto loans, branches',
      office: { serviceRep: 0.35, officer: 0.04, technician: 0.02, marketer: 0.03 },
      rest: 'caseHandler',
      emphasis: { evidence: 1.5, customerQuestions: 1.3, phoneCalls: 1.4 },
      words: 'credit union, building society, savings and loan, cooperative bank',
      abroad: 'cooperativa de crédito, caja de ahorros, Genossenschaftsbank, banca cooperativa, Volksbank',
    },
    {
      id: 'mortgage-brokers',
      name: 'Mortgage brokers',
      people: 14,
      does: 'home loans, mortgages for home buyers, shop lenders, refinance, loan officers, find a lender, first house loan, mortgage applications',
      office: { caseHandler: 0.35 },
      emphasis: { filing: 1.8, customerQuestions: 1.3, evidence: 1.4 },
      words: 'mortgage, mortgage broker, mortgage lender, mortgage company, home loan, loan officer, loan broker, loan',
      abroad:
        'hipotecas, corretor de crédito, courtier en crédit, mutui, mutuo, Baufinanzierung, Hypothek, préstamos, empréstimos',
    },
    {
      id: 'wealth-management',
      name: 'Financial advisers',
      people: 11,
      does: 'manage savings and retirement money for families, portfolios, financial plans, advise on investments, advise retirees, invest savings, pensions and 401k',
      office: { serviceRep: 0.15, accountant: 0.1 },
      rest: 'consultant',
      emphasis: { clientReports: 1.6, evidence: 1.8, appointments: 1.4, filing: 1.3 },
      words:
        'financial adviser, financial advisor, financial planner, financial planning, wealth management, wealth manager, asset management, asset manager, investment advisor, investment management, investment, stockbroker, brokerage firm, retirement planning, financial consulting, finance, financial services',
      abroad:
        'asesor financiero, consultor financeiro, conseiller financier, gestion de patrimoine, consulente finanziario, Finanzberater, Vermögensverwaltung, Finanzberatung, inversiones, investimentos',
      narrower: 'Hedge funds',
    },
    {
      id: 'investment-firms',
      name: 'Investment firms',
      people: 16,
      does: 'invest in startups and companies, raise funds, limited partners, venture and private equity',
      office: { accountant: 0.25, officer: 0.06, lawyer: 0.04 },
      rest: 'consultant',
      emphasis: { prospecting: 2, contracts: 1.6, clientReports: 1.4, evidence: 1.4 },
      words:
        'private equity, venture capital, investment firm, investment fund, investment bank, venture fund, holding',
      abroad:
        'capital riesgo, capital de risco, capital investissement, Beteiligungsgesellschaft, Investmentgesellschaft',
      narrower: 'Angel investors',
    },
    {
      id: 'insurance-agencies',
      name: 'Insurance agencies',
      people: 11,
      does: 'sell homeowners, auto and life insurance for carriers, policies and renewals, independent agents, sell insurance, find the right policy, commercial insurance',
      office: { serviceRep: 0.3, bookkeeper: 0.05, officer: 0 },
      emphasis: { quoting: 1.8, filing: 1.4, licenses: 1.5, crmRecords: 1.2 },
      words: 'insurance, insurance agency, insurance agent, insurance broker, insurance brokerage, insurance office',
      abroad:
        'seguros, corredor de seguros, agente de seguros, correduría de seguros, corretora de seguros, corretor de seguros, assurance, courtier en assurances, cabinet d’assurance, assicurazione, agenzia assicurativa, Versicherung, Versicherungsmakler, Versicherungsagentur, Versicherungsvertreter',
      narrower: 'Crop insurance agents, Bail bond agents',
    },
    {
      id: 'insurance-companies',
      name: 'Insurance companies',
      people: 150,
      does: 'underwrite policies, pay claims, adjusters, carrier, insurer',
      office: {
        serviceRep: 0.2,
        accountant: 0.06,
        lawyer: 0.02,
        technician: 0.03,
        officer: 0.05,
        personnel: 0.02,
      },
      rest: 'caseHandler',
      emphasis: { filing: 1.6, customerQuestions: 1.3, returns: 0, evidence: 1.4 },
      words:
        'insurer, insurance carrier, insurance company, underwriter, underwriting, reinsurance, claims adjuster, claims processing, insurtech',
      abroad:
        'aseguradora, compañía de seguros, seguradora, compagnie d’assurance, assureur, compagnia assicurativa, Versicherungsgesellschaft, Versicherungskonzern',
      narrower: 'Warranty providers, Health insurers, Pet insurers',
    },
    {
      id: 'fintech-companies',
      name: 'Fintech companies',
      people: 55,
      does: 'payment app, online lending, wallet, card processing, money transfers by phone',
      office: {
        serviceRep: 0.15,
        officer: 0.06,
        marketer: 0.05,
        salesperson: 0.06,
        accountant: 0.05,
      },
      rest: 'developer',
      emphasis: { evidence: 1.6, customerQuestions: 1.4, bankMatching: 1.6, itRequests: 2 },
      words:
        'fintech, payment processing, payment processor, payments, payment provider, neobank, financial technology, cryptocurrency, crypto, blockchain',
      abroad: 'pagos, pagamentos, paiement, Zahlungsdienstleister',
      narrower: 'Crypto exchanges',
    },
    {
      id: 'debt-collectors',
      name: 'Debt collectors',
      people: 28,
      does: 'collect unpaid debts for creditors, call debtors, past due accounts, people who did not pay their bills, overdue bills for other companies',
      office: { paralegal: 0.06, bookkeeper: 0.06 },
      rest: 'serviceRep',
      emphasis: { billing: 2.5, phoneCalls: 1.6, bankMatching: 1.5, customerQuestions: 0.8 },
      words:
        'debt collection, debt collector, collection agency, collections agency, accounts receivable management, factoring',
      abroad: 'cobranzas, agencia de cobros, cobrança, recouvrement, recupero crediti, Inkasso, Inkassobüro',
    },
  ],
  financeCases,
);
