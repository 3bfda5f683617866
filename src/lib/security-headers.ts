/** What the policy must know about a build. */
export interface PolicySources {
  /** `sha256-…` of every inline script of the built pages. */
  scriptHashes: readonly string[];
  /** `sha256-…` of every inline style element of the built pages. */
  styleHashes: readonly string[];
  /** Origins that may be framed: that of a configured 3D scene, or none. */
  frameOrigins: readonly string[];
}

/** The policy of an answer that is no page: whoever opens it in a browser loads nothing and runs nothing. */
export const NO_PAGE = "default-src 'none'; frame-ancestors 'none'";

/** The security headers of every page and every other answer, by name. @param policy that of the content */
export function securityHeaders(policy: string): Record<string, string> {
  return {
    'Content-Security-Policy': policy,
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'credentialless',
  };
}

/** Names of the Trusted Types policies: the hero and the editor use them. */
const TRUSTED = ['scene', 'preview'];

/**
 * The policy of a page. It denies everything by default and lists what the site uses; it has no unsafe sources. Images
 * may come from any https origin because editors enter thumbnail URLs. Markup and script URLs reach a document only
 * through a Trusted Types policy named here (src/lib/trusted/).
 */
export function pagePolicy({ scriptHashes, styleHashes, frameOrigins }: PolicySources): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes.map(quote)],
    'style-src': ["'self'", ...styleHashes.map(quote)],
    // data: is for drawings embedded in a page.
    'img-src': ["'self'", 'https:', 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': TRUSTED,
    ...(frameOrigins.length > 0 && { 'frame-src': frameOrigins }),
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

function quote(hash: string): string {
  return `'${hash}'`;
}
