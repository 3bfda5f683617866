import { site } from '#src/content/site.ts';
import type { Site } from '#src/contracts/content/site.ts';
import { sections } from './sections.data.ts';

/** Whether visitors can read a board: its posts can be written before they can. */
export function isOnSite(board: 'signal-board' | 'blog', without: Site['without'] = site.without): boolean {
  return !without.includes(`/${board}`);
}

/** Where a login leads if no page was requested: the posts of the first board that visitors can read, or the overview. */
export function landingPath(without: Site['without'] = site.without): string {
  const landing = sections.find(
    ({ id }) => id === 'overview' || ((id === 'signal-board' || id === 'blog') && isOnSite(id, without)),
  );
  return landing?.href ?? '/admin-dashboard';
}
