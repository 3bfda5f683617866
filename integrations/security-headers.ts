import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { SECURITY_HEADERS } from '#src/lib/security-headers.ts';

const POLICY = 'Content-Security-Policy';

/**
 * After a build: writes the headers of files into `_headers`. The adapter writes the content policy of each page for its
 * address; here it stands for the page's file name, which is an address too.
 */
export function securityHeaders(): AstroIntegration {
  return {
    name: 'security-headers',
    hooks: {
      'astro:build:generated': async ({ dir, routeToHeaders }) => {
        const pages = [...routeToHeaders].flatMap(([path, { headers }]) => {
          const policy = headers.get(POLICY);
          return policy ? rule(`${path === '/' ? '/index' : path}.html`, { [POLICY]: policy }) : [];
        });
        await writeFile(new URL('_headers', dir), [rule('/*', SECURITY_HEADERS), ...pages].join(''));
      },
    },
  };
}

function rule(path: string, headers: Readonly<Record<string, string>>): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
}
