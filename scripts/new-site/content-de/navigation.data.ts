import type { NavGroup, NavItem, NavLink } from '#src/contracts/content/navigation.ts';
import { site } from './site.ts';

export const headerItems: readonly NavItem[] = [
  { label: 'Leistungen', href: '/services' },
  { label: 'Pakete', href: '/services-old' },
  { label: 'Projekte', href: '/projects' },
  {
    label: 'Lesen',
    children: [
      { label: 'Signal Board', href: '/signal-board' },
      { label: 'Blog', href: '/blog' },
    ],
  },
  { label: 'Kontakt', href: '/contact', opens: 'contact' },
];

export const clientPortal = site.clientPortalUrl ? { label: 'Kundenportal', href: site.clientPortalUrl } : undefined;

const imprint: NavLink = { label: 'Impressum', href: '/impressum' };
const privacy: NavLink = { label: 'Datenschutz', href: '/privacy-policy' };

export const footerColumns: readonly NavGroup[] = [
  {
    label: 'Seiten',
    children: [
      { label: 'Womit anfangen?', href: '/start' },
      { label: 'Fallstudie', href: '/case-study' },
      { label: 'Projekte', href: '/projects' },
      { label: 'Schnittstellen', href: '/integrations' },
    ],
  },
  {
    label: 'Rechtliches',
    children: [imprint, privacy, { label: 'AGB', href: '/terms-of-service' }, { label: 'Sicherheit', href: '/trust' }],
  },
];

/**
 * What the law wants linked from every page: it also stands on those without this footer, in the admin and where a form was
 * sent without scripts.
 */
export const everywhereLinks: readonly NavLink[] = [imprint, privacy];

export const adminLink: NavLink = { label: 'Anmelden', href: '/admin-login' };
