import type { NavGroup, NavItem, NavLink } from '#src/contracts/content/navigation.ts';
import { site } from './site.ts';

/** The header's items, left to right; the Client Portal button follows them. */
export const headerItems: readonly NavItem[] = [
  { label: 'Services', href: '/services' },
  { label: 'Process', href: '/#process' },
  { label: 'Analysis', href: '/#calculator', opens: 'calculator' },
  {
    label: 'Insights',
    children: [
      { label: 'Signal Board', href: '/signal-board' },
      { label: 'Blog', href: '/blog' },
    ],
  },
  { label: 'Contact', href: '/contact', opens: 'contact' },
];

/** Opens in a new tab: the portal is a separate site. Nothing where site.ts names none. */
export const clientPortal = site.clientPortalUrl ? { label: 'Client Portal', href: site.clientPortalUrl } : undefined;

/** The footer's columns beside the address. Service links lead to the details of each category. */
export const footerColumns: readonly NavGroup[] = [
  {
    label: 'Services',
    children: [
      { label: 'AI & Automation', href: '/services-old#automation' },
      { label: 'CRM & Integrations', href: '/services-old#crm' },
      { label: 'Design & Branding', href: '/services-old#design' },
      { label: 'Custom Development', href: '/services-old#development' },
      { label: 'Packages and team', href: '/services-old' },
    ],
  },
  {
    label: 'Resources',
    children: [
      { label: 'Contact', href: '/contact' },
      { label: 'Get started', href: '/start' },
      { label: 'Signal Board', href: '/signal-board' },
      { label: 'Blog', href: '/blog' },
      { label: 'Case study', href: '/case-study' },
      { label: 'Projects', href: '/projects' },
      { label: 'Integrations', href: '/integrations' },
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

/** The small lock icon at the end of the footer. */
export const adminLink: NavLink = { label: 'Admin', href: '/admin-login' };
