import type { Scripts } from './script-tags.ts';
import type { PolicySources } from './security-headers.ts';

/** What the build of a site has found out, for the pages of it that are rendered on demand. */
export interface Built {
  policy: PolicySources;
  scripts: Scripts;
}

/** Undefined in development, where nothing is built. The build puts it in place of the mark (integrations/finish-pages.ts). */
export const built: Built | undefined = read('@@BUILT@@');

function read(text: string): Built | undefined {
  return text.startsWith('{') ? (JSON.parse(text) as Built) : undefined;
}
