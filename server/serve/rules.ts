import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type MinimalHeader, parseAllHeaders } from '@netlify/headers-parser';

/** The serving rules of netlify.toml and of a build's `_headers`. */
export interface Rules {
  /** The headers of all rules that match a path, by lower-case name. */
  headersFor: (pathname: string) => Record<string, string>;
}

/**
 * Reads netlify.toml of `root` and the rules of a build with the platform's own package.
 *
 * @param platform folder of what the adapter wrote for the platform
 * @throws {Error} where a header cannot be read
 */
export async function readServingRules(root: string, built: string, platform: string): Promise<Rules> {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [join(built, '_headers')],
    netlifyConfigPath: join(root, 'netlify.toml'),
    configHeaders: await headersOfPages(join(platform, 'config.json')),
    minimal: false,
  });
  if (errors[0]) throw errors[0];
  return {
    headersFor: (pathname) => {
      const found = headers.filter((rule) => 'forRegExp' in rule && rule.forRegExp.test(pathname));
      const entries = found.flatMap(({ values }) => Object.entries(values));
      return Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), value]));
    },
  };
}

/** The headers that the adapter wrote: none where a site has only files. */
async function headersOfPages(file: string) {
  if (!existsSync(file)) return [];
  const { headers } = JSON.parse(await readFile(file, 'utf8')) as { headers: MinimalHeader[] };
  return headers;
}
