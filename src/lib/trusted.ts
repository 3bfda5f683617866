/**
 * Trusted Types (https://www.w3.org/TR/trusted-types/): where the security policy asks for them, a
 * browser takes markup and addresses of scripts only from here. Each place that needs one has a name
 * in src/lib/security-headers.ts, and can be had once a page.
 */

/** What TypeScript does not know of the browser yet. */
interface TrustedTypes {
  createPolicy: (name: string, rules: Partial<Rules>) => Rules;
}

type Rules = Record<'createHTML' | 'createScriptURL', (text: string) => string>;

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** What vouches for markup that our own renderer has made; as it is, where browsers do not ask. */
export function trustMarkup(name: string): (html: string) => string {
  const policy = trustedTypes?.createPolicy(name, { createHTML: (html) => html });
  return (html) => policy?.createHTML(html) ?? html;
}

/** What vouches for the address of a script, which has to be on our own origin. */
export function trustScript(name: string): (address: string) => string {
  const createScriptURL = (address: string) => {
    if (new URL(address, location.href).origin === location.origin) return address;
    throw new TypeError(`No script of ours: ${address}`);
  };
  const policy = trustedTypes?.createPolicy(name, { createScriptURL });
  return (address) => policy?.createScriptURL(address) ?? createScriptURL(address);
}
