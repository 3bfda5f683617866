import { hydrateRoot } from 'react-dom/client';
import { MediaList } from './MediaList.tsx';

/** Brings the list of pictures to life that the server rendered (MediaPage.astro). */
export function takeOver(root: HTMLElement): void {
  hydrateRoot(root, <MediaList />);
}
