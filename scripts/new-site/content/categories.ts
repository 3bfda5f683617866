/** The 16 categories, in the order of the filter menus; a category's index is its hue (theme.css). */
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

/** The category's step on the color wheel, 0 to 15, for `data-hue`. */
export function hueOf(category: Category): number {
  return categories.indexOf(category);
}
