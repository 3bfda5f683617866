import { hydrateRoot } from 'react-dom/client';
import { Account } from './Account.tsx';

/** Hydrates the account that the server rendered (AccountPage.astro). */
export function hydrate(root: HTMLElement): void {
  hydrateRoot(root, <Account />);
}
