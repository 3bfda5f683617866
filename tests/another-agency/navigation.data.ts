import type { NavGroup, NavItem, NavLink } from '#src/contracts/content/navigation.ts';
import { site } from './site.ts';

export const headerItems: readonly NavItem[] = [
  { label: 'Leistungen', href: '/services' },
  { label: 'Pakete', href: '/services-old' },
  { label: 'Projekte', href: '/projects' },
  { label: 'Ablauf', href: '/#process' },
  { label: 'Rechner', href: '/#calculator', opens: 'calculator' },
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
    label: 'Angebot',
    children: [
      { label: 'Leistungen und Preise', href: '/services' },
      { label: 'Pakete', href: '/services-old' },
      { label: 'Schnittstellen', href: '/integrations' },
      { label: 'Womit anfangen?', href: '/start' },
    ],
  },
  {
    label: 'Kontor',
    children: [
      { label: 'Projekte', href: '/projects' },
      { label: 'Blog', href: '/blog' },
      { label: 'Signal Board', href: '/signal-board' },
      { label: 'Kontakt', href: '/contact' },
    ],
  },
  {
    label: 'Rechtliches',
    children: [imprint, privacy, { label: 'AGB', href: '/terms-of-service' }],
  },
];

export const everywhereLinks: readonly NavLink[] = [imprint, privacy];

export const adminLink: NavLink = { label: 'Anmelden', href: '/admin-login' };
