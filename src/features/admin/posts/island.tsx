import { hydrateRoot } from 'react-dom/client';
import { Dashboard } from './Dashboard.tsx';
import type { BoardName } from './boards.ts';

/** Hydrates a dashboard that the server rendered (DashboardPage.astro). */
export function hydrate(root: HTMLElement): void {
  hydrateRoot(root, <Dashboard board={root.dataset.board as BoardName} />);
}
