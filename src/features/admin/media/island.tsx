import { hydrateRoot } from 'react-dom/client';
import { MediaList } from './MediaList.tsx';

/** Hydrates the list of pictures that the server rendered (MediaPage.astro). */
export function hydrate(root: HTMLElement): void {
  hydrateRoot(root, <MediaList />);
}
