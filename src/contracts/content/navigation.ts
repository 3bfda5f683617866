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
