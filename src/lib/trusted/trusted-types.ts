/**
 * Trusted Types (https://www.w3.org/TR/trusted-types/): if the security policy requires them, a browser
 * accepts markup and script URLs only from named policies. Each policy has a name in
 * src/lib/security-headers.ts and can be created once per page.
 */

type Rules = Record<'createHTML' | 'createScriptURL', (text: string) => string>;

/** Types that TypeScript's DOM library lacks; undefined in browsers without Trusted Types. */
export interface Global {
  trustedTypes?: { createPolicy: (name: string, rules: Partial<Rules>) => Rules };
}
