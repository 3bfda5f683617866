import type { ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { IslandBoundary, type Reach } from './IslandBoundary.tsx';

/** Shows an island in an empty element, within a boundary. @param reach who helps if it fails: the site's facts */
export function startIsland(root: Element, island: ReactElement, reach: Reach): void {
  createRoot(root).render(<IslandBoundary reach={reach}>{island}</IslandBoundary>);
}

/** Takes over an island that the server rendered, within a boundary. @param reach who helps if it fails */
export function takeOverIsland(root: Element, island: ReactElement, reach: Reach): void {
  hydrateRoot(root, <IslandBoundary reach={reach}>{island}</IslandBoundary>);
}
