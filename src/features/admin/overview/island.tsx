import { hydrateRoot } from 'react-dom/client';
import { Overview } from './Overview.tsx';

/** Brings the overview to life that the server rendered (OverviewPage.astro). */
export function takeOver(root: HTMLElement): void {
  hydrateRoot(root, <Overview />);
}
