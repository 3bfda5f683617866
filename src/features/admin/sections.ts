/** The parts of the admin area, as the tabs of its frame name them, left to right. */
export const adminSections = [
  { id: 'signal-board', label: 'Signal Board', href: '/admin-dashboard' },
  { id: 'blog', label: 'Blog', href: '/admin-dashboard/blog' },
] as const;

export type AdminSection = (typeof adminSections)[number]['id'];
