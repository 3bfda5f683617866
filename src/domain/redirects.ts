import { redirects as ours } from '#src/content/redirects.data.ts';
import type { Redirects } from '#src/contracts/content/redirects.ts';

/**
 * Where the page of an address has moved to, as the content says: a path of this site, or an address of another one.
 * The query of the request stays, unless the new address has one. Undefined if it has not moved.
 */
export function movedTo(url: URL, redirects: Redirects = ours): string | undefined {
  const asked = comparablePath(url.pathname);
  const to = Object.entries(redirects).find(([from]) => comparablePath(from) === asked)?.[1];
  if (to === undefined) return undefined;
  const target = new URL(to, url);
  if (!target.search) target.search = url.search;
  return to.startsWith('/') ? target.pathname + target.search + target.hash : target.href;
}

/** What is wrong with content/redirects.data.ts, one line each; empty if nothing is. */
export function redirectProblems(redirects: Redirects = ours): string[] {
  const moved = new Set(Object.keys(redirects).map(comparablePath));
  return Object.entries(redirects).flatMap(([from, to]) => {
    const rules: (readonly [holds: boolean, says: string])[] = [
      [/^\/[^/?#\\][^?#\\]*$/.test(from), 'must be a path such as /old-page, without query'],
      [!/^\/api(\/|$)/.test(from), 'cannot be one of the API'],
      [isTarget(to), 'must lead to a path such as /new-page, or to an address of another site'],
      [!moved.has(comparablePath(to.replace(/[?#].*/s, ''))), 'must lead straight to where the page is now'],
    ];
    return rules.filter(([holds]) => !holds).map(([, says]) => `redirects.data.ts: ${from} ${says}.`);
  });
}

/** Browsers read `//name` and `/\name` as the host of another site. */
function isTarget(to: string): boolean {
  return /^\/(?![/\\])|^https?:\/\//.test(to) && URL.canParse(to, 'https://here.invalid');
}

/** One spelling of a URL's path: with or without a closing slash, encoded or not, its accents composed or not. */
export function comparablePath(path: string): string {
  return decoded(path).normalize('NFC').replace(/\/+$/, '');
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
