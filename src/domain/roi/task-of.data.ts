import type { TaskId } from '#src/contracts/content/task.ts';

/** What an automation of a category takes over, by its name; one of another category names its own task. */
export const taskOfCategory: Partial<Record<string, TaskId>> = {
  Marketing: 'content',
  Sales: 'prospecting',
  'Customer Service': 'customerQuestions',
  HR: 'staffRecords',
  Operations: 'fieldNotes',
  Finance: 'supplierInvoices',
  Legal: 'contracts',
  Logistics: 'freight',
  IT: 'itRequests',
  Recruitment: 'hiring',
  'Project Management': 'coordination',
  Analytics: 'reporting',
  CRM: 'crmRecords',
  Compliance: 'licenses',
  Email: 'filing',
};

/** The same for the services: only those that automate, not those that design or develop. */
export const taskOfServices: Partial<Record<string, TaskId>> = {
  automation: 'appointments',
  crm: 'crmRecords',
};
