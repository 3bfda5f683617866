import type { NavGroup, NavItem, NavLink } from '#src/contracts/content/navigation.ts';
import { site } from './site.ts';

export const headerItems: readonly NavItem[] = [
  { label: 'Services', href: '/services' },
  { label: 'Packages', href: '/services-old' },
  { label: 'Projects', href: '/projects' },
  {
    label: 'Insights',
    children: [
      { label: 'Signal Board', href: '/signal-board' },
      { label: 'Blog', href: '/blog' },
    ],
  },
  { label: 'Contact', href: '/contact', opens: 'contact' },
];

export const clientPortal = site.clientPortalUrl ? { label: 'Client Portal', href: site.clientPortalUrl } : undefined;

export const footerColumns: readonly NavGroup[] = [
  {
    label: 'Pages',
    children: [
      { label: 'Get started', href: '/start' },
      { label: 'Case study', href: '/case-study' },
      { label: 'Projects', href: '/projects' },
      { label: 'Programs', href: '/integrations' },
    ],
  },
  {
    label: 'Legal',
    children: [
      { label: 'Privacy Policy', href: '/privacy-policy' },
      { label: 'Terms of Service', href: '/terms-of-service' },
      { label: 'Trust and security', href: '/trust' },
    ],
  },
];

/**
 * What the law wants linked from every page: it also stands on those without this footer, in the admin and where a form was
 * sent without scripts.
 */
export const everywhereLinks: readonly NavLink[] = [];

export const adminLink: NavLink = { label: 'Admin', href: '/admin-login' };
