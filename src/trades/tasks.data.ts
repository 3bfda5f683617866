import type { TaskId } from '#src/contracts/content/task.ts';
import type { Between } from '#src/contracts/industry-analysis.ts';

/** A kind of office work that recurs every week. */
export interface Task {
  readonly title: string;
  /**
   * Of the hours that an automation reaches, the share that is saved: the rest is checking, exceptions, and what a
   * person prefers to do. Our assumption (docs/roi-model.md): most for work that follows rules, least for work that
   * needs judgment or tact.
   */
  readonly share: Between;
}

const byRule = { min: 0.4, max: 0.7 } as const;
const mostlyByRule = { min: 0.35, max: 0.6 } as const;
const withExceptions = { min: 0.3, max: 0.55 } as const;
const withJudgment = { min: 0.2, max: 0.45 } as const;

export const tasks: Readonly<Record<TaskId, Task>> = {
  supplierInvoices: { title: 'supplier invoices and receipts', share: byRule },
  billing: { title: 'billing and reminders', share: mostlyByRule },
  bankMatching: { title: 'matching payments', share: byRule },
  orderEntry: { title: 'entering orders', share: byRule },
  orderQuestions: { title: 'questions about orders', share: mostlyByRule },
  returns: { title: 'returns and claims', share: withExceptions },
  filing: { title: 'naming, filing and retyping documents', share: byRule },
  customerQuestions: { title: 'written questions of customers', share: withExceptions },
  phoneCalls: { title: 'phone calls', share: withJudgment },
  appointments: { title: 'booking appointments', share: mostlyByRule },
  feedback: { title: 'reviews and what they say', share: mostlyByRule },
  rosters: { title: 'rosters and shift swaps', share: withExceptions },
  stock: { title: 'stock and purchasing', share: withExceptions },
  forecasting: { title: 'forecasts', share: withJudgment },
  fieldNotes: { title: 'notes, job sheets and work orders', share: withExceptions },
  freight: { title: 'carriers and loads', share: withExceptions },
  deliveryPapers: { title: 'delivery papers', share: byRule },
  tradePapers: { title: 'customs and trade papers', share: withExceptions },
  quoting: { title: 'quotes', share: withExceptions },
  prospecting: { title: 'researching prospects', share: mostlyByRule },
  crmRecords: { title: 'keeping customer records', share: byRule },
  content: { title: 'posts and articles', share: withJudgment },
  listings: { title: 'product texts', share: withExceptions },
  reporting: { title: 'internal reports', share: mostlyByRule },
  clientReports: { title: 'reports to clients', share: withExceptions },
  coordination: { title: 'meetings and follow-up', share: withJudgment },
  licenses: { title: 'licenses, insurance and certificates', share: mostlyByRule },
  evidence: { title: 'evidence for audits', share: withJudgment },
  contracts: { title: 'reading and drafting contracts', share: withJudgment },
  hiring: { title: 'applications and interviews', share: withExceptions },
  staffRecords: { title: 'personnel files, leave and payroll data', share: mostlyByRule },
  itRequests: { title: 'access and password requests', share: mostlyByRule },
  knowHow: { title: 'looking things up in manuals', share: withJudgment },
};
