/** The parts of the admin area, as the tabs of its frame name them, left to right. */
export const adminSections = [
  { id: 'signal-board', label: 'Signal Board', href: '/admin-dashboard' },
  { id: 'blog', label: 'Blog', href: '/admin-dashboard/blog' },
  { id: 'inbox', label: 'Inbox', href: '/admin-dashboard/inbox' },
  { id: 'overview', label: 'Overview', href: '/admin-dashboard/overview' },
] as const;

export type AdminSection = (typeof adminSections)[number]['id'];
