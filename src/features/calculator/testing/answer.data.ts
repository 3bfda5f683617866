/** What the service answers about dental clinics, and the assumptions that the embedded model adds. */
export const fields = {
  industry: 'Dental clinics',
  automation_cases: ['Appointment reminders'],
  estimated_employees_replaced: { min: 1.5, max: 3 },
  estimated_automation_cost_usd: { min: 900, max: 1800 },
  estimated_savings_per_year_usd: { min: 54_000, max: 162_000 },
};

export const assumptions = {
  people: 12,
  hourlyCostUsd: 34,
  automatableShare: { min: 0.1, max: 0.2 },
  teamOf: 25,
  buildUsd: { min: 900, max: 1800 },
  runningUsdPerYear: { min: 600, max: 2400 },
};

/** The estimate of an industry. */
export const figures = {
  employees: { min: 1.5, max: 3 },
  costUsd: { min: 18_000, max: 42_000 },
  savingsPerYearUsd: { min: 54_000, max: 162_000 },
};
