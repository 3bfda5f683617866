/** Each: its title, description, icon, rating and launch date. */
export const offices = [
  ['Deadlines in Setúbal', 'Four lawyers, eleven thousand notices, one calendar.', 'table', 4.8, '2025-03-10'],
  ['Intake in Coimbra', 'New clients answer once, on the train.', 'form', 4.6, '2025-06-02'],
  ['Fee notes in Évora', 'The month ends on its last day.', 'invoice', 4.7, '2025-11-17'],
  ['Registry mail in Faro', 'Sixty letters a day find their files.', 'letter', 4.9, '2026-02-23'],
] as const;
