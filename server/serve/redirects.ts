import { pathPattern, type PathPattern } from './headers.ts';

/** One rule, from `_redirects` or a `[[redirects]]` of netlify.toml. */
export interface Redirect {
  from: PathPattern;
  /** A path with `:placeholders`, or an absolute URL. */
  to: string;
  /** 200 and 404 serve the content of `to`; all others redirect there. */
  status: number;
  /** Applies even where a file has the path. */
  force: boolean;
  /** Required parameters. The value `:name` matches and captures any value. */
  query: Record<string, string>;
}

/** A rule that applies to an address, with its target filled in. */
export interface Redirection {
  to: string;
  status: number;
  force: boolean;
}

export interface ParsedRedirects {
  redirects: Redirect[];
  /** One line for each rule that was skipped. */
  warnings: string[];
}

/** An entry of `[[redirects]]` as somebody wrote it; the first three are checked. */
export interface RawRedirect {
  from?: unknown;
  to?: unknown;
  status?: unknown;
  force?: boolean | undefined;
  query?: Record<string, string>;
  conditions?: unknown;
}

const STATUSES = [200, 301, 302, 303, 307, 308, 404];

/** The first rule, in the order they are written, that applies to an address. */
export function findRedirect(redirects: Redirect[], url: URL): Redirection | undefined {
  for (const { from, to, status, force, query } of redirects) {
    const path = from.match(url.pathname);
    const parameters = path && matchQuery(query, url.searchParams);
    if (!parameters) continue;
    const target = fill(to, { ...path, ...parameters });
    const keepsQuery = url.search && Object.keys(query).length === 0 && !target.includes('?');
    return { to: keepsQuery ? target + url.search : target, status, force };
  }
  return undefined;
}

function matchQuery(query: Record<string, string>, given: URLSearchParams) {
  const captured: Record<string, string> = {};
  for (const [name, wanted] of Object.entries(query)) {
    const value = given.get(name);
    if (value === null) return undefined;
    if (wanted.startsWith(':')) captured[wanted.slice(1)] = encodeURIComponent(value);
    else if (wanted !== value) return undefined;
  }
  return captured;
}

/** The lookbehind skips the colon of `https:` and of a port. */
function fill(target: string, values: Record<string, string>): string {
  return target.replace(/(?<=[/=\-.]):(\w+)/g, (whole, name: string) => values[name] ?? whole);
}

/** Parses the `[[redirects]]` of netlify.toml. */
export function redirectsFromConfig(tables: readonly RawRedirect[]): ParsedRedirects {
  const redirects: Redirect[] = [];
  const warnings: string[] = [];
  for (const { from, to, status = 301, force = false, query = {}, conditions } of tables) {
    const target = { from: String(from), to: String(to), status: Number(status) };
    const isText = typeof from === 'string' && typeof to === 'string';
    const problem = isText ? problemOf(target, conditions) : 'it has no target';
    if (problem) warnings.push(`The redirect from ${target.from} is left out: ${problem}.`);
    else redirects.push({ ...target, from: pathPattern(target.from), force, query });
  }
  return { redirects, warnings };
}

/** Parses a `_redirects` file. Each line is `/from [name=value …] /to [status[!]] [Condition=… …]`. */
export function redirectsFromFile(text: string): ParsedRedirects {
  const lines = text.split('\n').map((line) => line.replace(/(^|\s)#.*$/, '').trim());
  return redirectsFromConfig(lines.filter(Boolean).map(parseLine));
}

function parseLine(line: string): RawRedirect {
  const [from, ...rest] = line.split(/\s+/);
  const target = rest.findIndex((part) => part.startsWith('/') || /^https?:\/\//.test(part));
  const [status, ...conditions] = rest.slice(target + 1);
  return {
    from,
    to: target < 0 ? undefined : rest[target],
    status: status === undefined ? undefined : Number.parseInt(status, 10),
    force: status?.endsWith('!'),
    query: Object.fromEntries(rest.slice(0, Math.max(target, 0)).map((part) => part.split('='))),
    conditions: conditions.length > 0 ? conditions : undefined,
  };
}

/** Why a redirect cannot be followed here. */
function problemOf(
  { from, to, status }: { from: string; to: string; status: number },
  conditions: unknown,
): string | undefined {
  if (!from.startsWith('/')) return 'its path must begin with a slash';
  if (!STATUSES.includes(status)) return `status ${status} is none of ${STATUSES}`;
  if (!to.startsWith('/') && [200, 404].includes(status)) return 'other sites are not fetched here';
  if (conditions) return 'countries, languages and roles are known to the platform alone';
  return undefined;
}
