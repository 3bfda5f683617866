import { hydrateRoot } from 'react-dom/client';
import { Inbox } from './Inbox.tsx';

/** Hydrates the inbox that the server rendered (InboxPage.astro). */
export function hydrate(root: HTMLElement): void {
  hydrateRoot(root, <Inbox />);
}
