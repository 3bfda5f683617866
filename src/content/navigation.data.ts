import { site } from './site.ts';

/** What a control opens on the current page; `href` is where it leads without scripts. */
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

/** Opens in a new tab: the portal is a separate site. */
export const clientPortal: NavLink = { label: 'Client Portal', href: site.clientPortalUrl };

/** The footer's columns beside the address. Service links lead to the details of each category. */
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

/** The small lock icon at the end of the footer. */
export const adminLink: NavLink = { label: 'Admin', href: '/admin-login' };
