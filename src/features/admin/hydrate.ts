import { createElement, type FunctionComponent } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Hydrates what IslandPage.astro rendered on the server; the data attributes are the component's props. */
export function hydrate<Props extends object>(
  id: string,
  component: FunctionComponent<Props>,
): void {
  const root = document.getElementById(id) as HTMLElement;
  hydrateRoot(root, createElement(component, { ...root.dataset } as Props));
}
