import type { ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { guardCompositions } from '#src/lib/composition.ts';
import { IslandBoundary, type Reach } from './IslandBoundary.tsx';

/**
 * Shows an island in an empty element, within a boundary.
 *
 * @param reach who helps a visitor if it fails: the site's facts
 * @param close closes it, if it lies over the page
 */
export function startIsland(root: Element, island: ReactElement, reach?: Reach, close?: () => void): void {
  guardCompositions();
  createRoot(root).render(<IslandBoundary {...{ reach, close }}>{island}</IslandBoundary>);
}

/** Takes over an island that the server rendered, within a boundary. @param reach who helps a visitor if it fails */
export function takeOverIsland(root: Element, island: ReactElement, reach?: Reach): void {
  guardCompositions();
  hydrateRoot(root, <IslandBoundary reach={reach}>{island}</IslandBoundary>);
}
