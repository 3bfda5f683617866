import { hydrateRoot } from 'react-dom/client';
import { Overview } from './Overview.tsx';

/** Hydrates the overview that the server rendered (OverviewPage.astro). */
export function hydrate(root: HTMLElement): void {
  hydrateRoot(root, <Overview />);
}
