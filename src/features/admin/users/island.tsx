import { hydrateRoot } from 'react-dom/client';
import { Users } from './Users.tsx';

/** Brings the list of users to life that the server rendered (UsersPage.astro). */
export function takeOver(root: HTMLElement): void {
  hydrateRoot(root, <Users />);
}
