import type { Global } from './trusted-types.ts';

/** What vouches for markup that our own renderer has made; as it is, where browsers do not ask. */
export function trustMarkup(name: string): (html: string) => string {
  const { trustedTypes } = globalThis as Global;
  const policy = trustedTypes?.createPolicy(name, { createHTML: (html) => html });
  return (html) => policy?.createHTML(html) ?? html;
}
