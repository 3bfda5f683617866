import { site } from './site.ts';

/** What a control opens on the page it stands on; `href` is where it leads without scripts. */
type Opens = 'contact' | 'chat' | 'calculator';

export interface NavLink {
  readonly label: string;
  readonly href: string;
  readonly opens?: Opens;
}

export interface NavGroup {
  readonly label: string;
  readonly children: readonly NavLink[];
}

export type NavItem = NavLink | NavGroup;

/** The header, left to right; the Client Portal button follows it. */
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

/** Opens in a new tab: the portal is a site of its own. */
export const clientPortal: NavLink = { label: 'Client Portal', href: site.clientPortalUrl };

/** The footer's columns beside the address. Services lead to the detail of each kind of work. */
export const footerColumns: readonly NavGroup[] = [
  {
    label: 'Services',
    children: [
      { label: 'AI & Automation', href: '/services-old#automation' },
      { label: 'CRM & Integrations', href: '/services-old#crm' },
      { label: 'Design & Branding', href: '/services-old#design' },
      { label: 'Custom Development', href: '/services-old#development' },
    ],
  },
  {
    label: 'Resources',
    children: [
      { label: 'Get started', href: '/start' },
      { label: 'Signal Board', href: '/signal-board' },
      { label: 'Blog', href: '/blog' },
      { label: 'Case study', href: '/case-study' },
      { label: 'Projects', href: '/projects' },
    ],
  },
  {
    label: 'Legal',
    children: [
      { label: 'Privacy Policy', href: '/privacy-policy' },
      { label: 'Terms of Service', href: '/terms-of-service' },
    ],
  },
];

/** The faint lock at the very end. */
export const adminLink: NavLink = { label: 'Admin', href: '/admin-login' };
