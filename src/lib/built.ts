import type { Scripts } from './complete-page.ts';
import type { PolicySources } from './security-headers.ts';

/** Data from the build that pages rendered on demand need. */
export interface Built {
  policy: PolicySources;
  scripts: Scripts;
  /** Inline styles with their tag, by the number in their markers. */
  styles: readonly Buffer[];
}

/** Undefined in development. The build replaces the placeholder (integrations/finish-pages.ts). */
export const built: Built | undefined = read('@@BUILT@@');

function read(text: string): Built | undefined {
  if (!text.startsWith('{')) return undefined;
  const { styles, ...rest } = JSON.parse(text) as Omit<Built, 'styles'> & { styles: string[] };
  return { ...rest, styles: styles.map((style) => Buffer.from(`<style>${style}</style>`)) };
}
