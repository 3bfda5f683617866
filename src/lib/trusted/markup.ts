import type { Global } from './trusted-types.ts';

/** Marks markup from our own renderer as trusted; returns it unchanged in browsers without Trusted Types. */
export function trustMarkup(name: string): (html: string) => string {
  const { trustedTypes } = globalThis as Global;
  const policy = trustedTypes?.createPolicy(name, { createHTML: (html) => html });
  return (html) => policy?.createHTML(html) ?? html;
}
