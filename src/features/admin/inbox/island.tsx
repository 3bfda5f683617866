import { hydrateRoot } from 'react-dom/client';
import { Inbox } from './Inbox.tsx';

/** Hydrates the inbox that the server rendered (InboxPage.astro). */
export function takeOver(root: HTMLElement): void {
  hydrateRoot(root, <Inbox />);
}
