/** What every answer sends beside its content policy. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
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

/** The policy of an answer that is no page: whoever opens it in a browser loads nothing and runs nothing. */
export const NO_PAGE = "default-src 'none'; frame-ancestors 'none'";

/** The headers of such an answer. */
export const NO_PAGE_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': NO_PAGE,
  ...SECURITY_HEADERS,
};

/** Names of the Trusted Types policies: the hero and the editor use them. */
const TRUSTED = ['scene', 'preview'];

/**
 * The policy of a page, as Astro's setting (`security.csp`): Astro adds the hashes of the scripts and styles that it
 * writes. It denies everything by default and lists what the site uses; it has no unsafe sources. Images may come from
 * any https origin because editors enter thumbnail URLs. Markup and script URLs reach a document only through a Trusted
 * Types policy named here (src/lib/trusted/).
 *
 * @param page.inlineScripts `sha256-…` of the inline scripts that every page has
 * @param page.scene address of a configured 3D scene: its origin may be framed
 */
export function pagePolicy({
  inlineScripts,
  scene,
}: {
  inlineScripts: `sha256-${string}`[];
  scene: string | undefined;
}) {
  return {
    directives: [
      "default-src 'none'",
      // data: is for drawings embedded in a page.
      "img-src 'self' https: data:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      `trusted-types ${TRUSTED.join(' ')}`,
      ...(scene ? [`frame-src ${new URL(scene).origin}` as const] : []),
    ] as const,
    scriptDirective: { resources: ["'self'"], hashes: inlineScripts },
  };
}
