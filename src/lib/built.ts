import type { Scripts } from './script-tags.ts';
import type { PolicySources } from './security-headers.ts';

/** Data from the build that pages rendered on demand need. */
export interface Built {
  policy: PolicySources;
  scripts: Scripts;
}

/** Undefined in development. The build replaces the placeholder (integrations/finish-pages.ts). */
export const built: Built | undefined = read('@@BUILT@@');

function read(text: string): Built | undefined {
  return text.startsWith('{') ? (JSON.parse(text) as Built) : undefined;
}
