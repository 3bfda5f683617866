/**
 * Trusted Types (https://www.w3.org/TR/trusted-types/): where the security policy asks for them, a
 * browser takes markup and addresses of scripts only from policies. Each place that needs one has a
 * name in src/lib/security-headers.ts, and can be had once a page.
 */

type Rules = Record<'createHTML' | 'createScriptURL', (text: string) => string>;

/** What TypeScript does not know of the browser yet; a browser may not know it either. */
export interface Global {
  trustedTypes?: { createPolicy: (name: string, rules: Partial<Rules>) => Rules };
}
