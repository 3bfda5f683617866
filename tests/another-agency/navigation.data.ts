import type { NavItem } from '#src/contracts/content/navigation.ts';
import { site } from './site.ts';

export { adminLink, footerColumns } from '#scripts/new-site/content/navigation.data.ts';

export const headerItems: readonly NavItem[] = [
  { label: 'Desks', href: '/services' },
  { label: 'Packages', href: '/services-old' },
  { label: 'Work', href: '/projects' },
  { label: 'Method', href: '/#process' },
  { label: 'Sums', href: '/#calculator', opens: 'calculator' },
  {
    label: 'Reading',
    children: [
      { label: 'Notice board', href: '/signal-board' },
      { label: 'Blog', href: '/blog' },
    ],
  },
  { label: 'Contact', href: '/contact', opens: 'contact' },
];

export const clientPortal = site.clientPortalUrl ? { label: 'Portal', href: site.clientPortalUrl } : undefined;
