import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type MinimalHeader, parseAllHeaders } from '@netlify/headers-parser';
import { RedirectsHandler } from '@netlify/redirects';

/** A redirect that applies to an address. */
export interface Redirection {
  to: string;
  /** 200 and 404 serve the content of `to`; all others redirect there. */
  status: number;
  /** Applies even where a file has the path. */
  force: boolean;
}

/** The serving rules of netlify.toml and of a build's `_redirects` and `_headers`. */
export interface Rules {
  /** The headers of all rules that match a path, by lower-case name. */
  headersFor: (pathname: string) => Record<string, string>;
  /** The first redirect that applies. */
  redirectFor: (request: Request) => Promise<Redirection | undefined>;
}

/**
 * Reads netlify.toml of `root` and the rules of a build with the platform's own packages.
 *
 * @param platform folder of what the adapter wrote for the platform
 * @throws {Error} where a header cannot be read
 */
export async function readRules(root: string, built: string, platform: string): Promise<Rules> {
  const toml = join(root, 'netlify.toml');
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [join(built, '_headers')],
    netlifyConfigPath: toml,
    configHeaders: await headersOfPages(join(platform, 'config.json')),
    minimal: false,
  });
  if (errors[0]) throw errors[0];
  const redirects = new RedirectsHandler({
    configPath: toml,
    configRedirects: [],
    projectDir: built,
    publicDir: built,
    jwtRoleClaim: '',
    jwtSecret: '',
  });
  return {
    headersFor: (pathname) => {
      const found = headers.filter((rule) => 'forRegExp' in rule && rule.forRegExp.test(pathname));
      const entries = found.flatMap(({ values }) => Object.entries(values));
      return Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), value]));
    },
    redirectFor: async (request) => {
      const match = await redirects.match(request);
      if (!match) return undefined;
      const { target, external, statusCode, force } = match;
      // Without the host, because a path such as `//host` would lead to another site.
      const to = external ? target.href : target.pathname.replace(/^\/+/, '/') + target.search;
      return { to, status: statusCode, force };
    },
  };
}

/** The headers that the adapter wrote: none where a site has only files. */
async function headersOfPages(file: string) {
  if (!existsSync(file)) return [];
  const { headers } = JSON.parse(await readFile(file, 'utf8')) as { headers: MinimalHeader[] };
  return headers;
}
