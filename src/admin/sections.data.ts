/** The sections of the admin area, in the order of its tabs; some are for owners only. */
export const sections = [
  {
    id: 'signal-board',
    label: 'Signal Board',
    title: 'Signal Board Dashboard',
    href: '/admin-dashboard',
  },
  { id: 'blog', label: 'Blog', title: 'Blog Dashboard', href: '/admin-dashboard/blog' },
  { id: 'media', label: 'Media', href: '/admin-dashboard/media' },
  { id: 'inbox', label: 'Inbox', href: '/admin-dashboard/inbox' },
  { id: 'answers', label: 'Answers', href: '/admin-dashboard/answers' },
  { id: 'agenda', label: 'Agenda', href: '/admin-dashboard/agenda' },
  { id: 'overview', label: 'Overview', href: '/admin-dashboard/overview' },
  { id: 'account', label: 'Account', href: '/admin-dashboard/account' },
  { id: 'users', label: 'Users', href: '/admin-dashboard/users', ownersOnly: true },
  { id: 'settings', label: 'Settings', href: '/admin-dashboard/settings', ownersOnly: true },
] as const;

export type Section = (typeof sections)[number]['id'];
