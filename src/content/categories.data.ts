/** The 16 categories, in the order of the filter menus; a category's index is its hue, a step of the color wheel. */
export const categories = [
  'Marketing',
  'Sales',
  'Customer Service',
  'HR',
  'Operations',
  'Finance',
  'Legal',
  'Logistics',
  'IT',
  'Recruitment',
  'Project Management',
  'Analytics',
  'CRM',
  'Compliance',
  'Email',
  'Custom',
] as const;

export type Category = (typeof categories)[number];
