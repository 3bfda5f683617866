import type { APIRoute } from 'astro';
import { site } from '#src/content/site.ts';
import { hasContent } from '#src/domain/pages.ts';

/** Where to report a weakness (RFC 9116). It expires a year after a build, the most that the RFC advises. */
export const GET: APIRoute = ({ site: origin }) => {
  const expires = new Date();
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  const fields = {
    Contact: `mailto:${site.email.support}`,
    Expires: expires.toISOString(),
    Canonical: new URL('/.well-known/security.txt', origin).href,
    ...(hasContent('/trust') && { Policy: new URL('/trust#report', origin).href }),
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`);
  return new Response(lines.join(''));
};
