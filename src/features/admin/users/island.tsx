import { hydrateRoot } from 'react-dom/client';
import { Users } from './Users.tsx';

/** Hydrates the list of users that the server rendered (UsersPage.astro). */
export function hydrate(root: HTMLElement): void {
  hydrateRoot(root, <Users />);
}
