import type { TaskId } from '#src/contracts/content/task.ts';

/** What one kind of worker earns, and the hours of a working week that go into each kind of office work. */
export interface Occupation {
  readonly title: string;
  /** Before taxes, US dollars an hour; docs/roi-model.md says which are published and which are ours. */
  readonly wage: number;
  /** Hours a week; what is left of 40 is the work they were hired for. */
  readonly hours: Partial<Record<TaskId, number>>;
}

/** What an hour costs the employer as a multiple of the wage: benefits, payroll taxes, paid leave. */
export const LOADING = 1.4;

export const occupations = {
  // The office.
  receptionist: {
    title: 'Receptionist',
    wage: 18,
    hours: { phoneCalls: 9, appointments: 8, customerQuestions: 5, filing: 5, billing: 2 },
  },
  administrator: {
    title: 'Administrative assistant',
    wage: 23,
    hours: {
      filing: 8,
      coordination: 4,
      customerQuestions: 4,
      appointments: 3,
      staffRecords: 2,
      reporting: 2,
      supplierInvoices: 2,
      licenses: 1.5,
    },
  },
  bookkeeper: {
    title: 'Bookkeeper',
    wage: 24,
    hours: {
      supplierInvoices: 10,
      billing: 8,
      bankMatching: 6,
      staffRecords: 3,
      reporting: 3,
      filing: 3,
    },
  },
  accountant: {
    title: 'Accountant',
    wage: 39,
    hours: {
      filing: 6,
      reporting: 5,
      bankMatching: 4,
      supplierInvoices: 3,
      evidence: 3,
      customerQuestions: 3,
      coordination: 2,
    },
  },
  manager: {
    title: 'Manager',
    wage: 50,
    hours: {
      coordination: 2,
      reporting: 2,
      hiring: 1.5,
      rosters: 1.5,
      customerQuestions: 1.5,
      staffRecords: 1,
      licenses: 1,
      feedback: 0.5,
    },
  },
  officer: {
    title: 'Compliance officer',
    wage: 38,
    hours: { evidence: 14, licenses: 6, reporting: 3, contracts: 2, coordination: 2 },
  },
  personnel: {
    title: 'Personnel specialist',
    wage: 35,
    hours: { staffRecords: 12, hiring: 8, licenses: 2, knowHow: 2 },
  },
  technician: {
    title: 'IT support technician',
    wage: 30,
    hours: { itRequests: 13, knowHow: 3, clientReports: 2, coordination: 2 },
  },
  marketer: {
    title: 'Marketing specialist',
    wage: 37,
    hours: { content: 8, reporting: 3, feedback: 3, coordination: 3, listings: 2 },
  },
  salesperson: {
    title: 'Sales representative',
    wage: 33,
    hours: { prospecting: 6, crmRecords: 5, quoting: 5, coordination: 2, customerQuestions: 2 },
  },
  serviceRep: {
    title: 'Customer service representative',
    wage: 21,
    hours: { customerQuestions: 14, phoneCalls: 8, crmRecords: 5, knowHow: 2 },
  },
  orderClerk: {
    title: 'Order clerk',
    wage: 21,
    hours: { orderEntry: 14, orderQuestions: 8, returns: 4, filing: 2 },
  },
  buyer: {
    title: 'Buyer',
    wage: 36,
    hours: { stock: 12, supplierInvoices: 3, forecasting: 3, licenses: 2, coordination: 2 },
  },
  dispatcher: {
    title: 'Dispatcher',
    wage: 24,
    hours: { freight: 10, deliveryPapers: 6, orderQuestions: 6, rosters: 4, phoneCalls: 3 },
  },
  scheduler: {
    title: 'Scheduler',
    wage: 24,
    hours: { appointments: 9, rosters: 7, phoneCalls: 6, customerQuestions: 4, fieldNotes: 3 },
  },
  customsAgent: {
    title: 'Customs specialist',
    wage: 32,
    hours: { tradePapers: 20, filing: 5, customerQuestions: 4, freight: 2 },
  },

  // Desk professions.
  projectManager: {
    title: 'Project manager',
    wage: 48,
    hours: { coordination: 7, clientReports: 6, quoting: 2, contracts: 1, fieldNotes: 1 },
  },
  consultant: {
    title: 'Consultant',
    wage: 48,
    hours: { clientReports: 5, coordination: 4, filing: 2, prospecting: 2, knowHow: 1 },
  },
  lawyer: {
    title: 'Lawyer',
    wage: 73,
    hours: { contracts: 9, filing: 3, coordination: 2, clientReports: 2, billing: 1 },
  },
  paralegal: {
    title: 'Paralegal',
    wage: 29,
    hours: { filing: 11, contracts: 6, appointments: 3, billing: 2, evidence: 2 },
  },
  recruiter: {
    title: 'Recruiter',
    wage: 35,
    hours: { hiring: 18, crmRecords: 4, prospecting: 3, staffRecords: 3 },
  },
  caseHandler: {
    title: 'Claims and loan clerk',
    wage: 27,
    hours: { filing: 12, customerQuestions: 7, evidence: 3, phoneCalls: 3, crmRecords: 2 },
  },
  agent: {
    title: 'Agent or broker',
    wage: 30,
    hours: {
      filing: 5,
      customerQuestions: 5,
      crmRecords: 5,
      prospecting: 4,
      appointments: 4,
      quoting: 3,
    },
  },
  developer: {
    title: 'Software developer',
    wage: 64,
    hours: { coordination: 3, knowHow: 2, clientReports: 1, itRequests: 0.5 },
  },
  engineer: {
    title: 'Engineer or architect',
    wage: 46,
    hours: { coordination: 3, filing: 2, clientReports: 2, quoting: 2, knowHow: 2 },
  },
  designer: {
    title: 'Designer or editor',
    wage: 30,
    hours: { coordination: 3, content: 3, clientReports: 1.5, filing: 1 },
  },
  scientist: {
    title: 'Laboratory scientist',
    wage: 40,
    hours: { filing: 3, evidence: 2.5, knowHow: 1.5, stock: 0.5 },
  },
  teacher: {
    title: 'Teacher',
    wage: 31,
    hours: { customerQuestions: 2, filing: 2, coordination: 1.5 },
  },

  // People who do the hands-on work, and its paperwork.
  clinician: {
    title: 'Clinician',
    wage: 42,
    hours: { filing: 1.5, customerQuestions: 0.5, appointments: 0.4, licenses: 0.3 },
  },
  carer: {
    title: 'Care worker',
    wage: 18,
    hours: { rosters: 0.6, filing: 0.5, licenses: 0.2 },
  },
  tradesperson: {
    title: 'Tradesperson',
    wage: 29,
    hours: { fieldNotes: 2.5, quoting: 0.5, stock: 0.3, licenses: 0.2 },
  },
  labourer: { title: 'Laborer', wage: 20, hours: { fieldNotes: 0.8, rosters: 0.3 } },
  driver: {
    title: 'Driver',
    wage: 26,
    hours: { deliveryPapers: 1.8, fieldNotes: 0.4, rosters: 0.4, licenses: 0.2 },
  },
  operator: {
    title: 'Production worker',
    wage: 21,
    hours: { fieldNotes: 0.5, rosters: 0.4, stock: 0.2 },
  },
  picker: {
    title: 'Warehouse worker',
    wage: 19,
    hours: { deliveryPapers: 1, stock: 1, rosters: 0.4, returns: 0.2 },
  },
  shopAssistant: {
    title: 'Shop assistant',
    wage: 17,
    hours: { stock: 1.5, customerQuestions: 1, rosters: 0.5, returns: 0.4 },
  },
  server: {
    title: 'Cook or server',
    wage: 16,
    hours: { rosters: 0.7, stock: 0.6, feedback: 0.1 },
  },
  cleaner: { title: 'Cleaner', wage: 17, hours: { rosters: 0.7, fieldNotes: 0.2, stock: 0.1 } },
  stylist: {
    title: 'Stylist or therapist',
    wage: 18,
    hours: { appointments: 2, stock: 0.4, feedback: 0.2 },
  },
  guide: {
    title: 'Instructor or attendant',
    wage: 19,
    hours: { appointments: 1, rosters: 0.6, customerQuestions: 0.6 },
  },
  guard: {
    title: 'Guard or responder',
    wage: 20,
    hours: { filing: 0.8, rosters: 0.6, licenses: 0.2 },
  },
  farmhand: {
    title: 'Farm or forest worker',
    wage: 18,
    hours: { rosters: 0.5, stock: 0.3, fieldNotes: 0.3, licenses: 0.2 },
  },
} as const satisfies Record<string, Occupation>;

export type OccupationId = keyof typeof occupations;
