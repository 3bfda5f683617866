import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FunctionContext } from './context.ts';

/** What a file in `functions/` exports (https://docs.netlify.com/build/functions/api/). */
export interface FunctionModule {
  default: (request: Request, context: FunctionContext) => Promise<Response>;
  config?: FunctionConfig;
}

export interface FunctionConfig {
  path?: string | string[];
  excludedPath?: string | string[];
  method?: string | string[];
  /** Stands behind the static files. */
  preferStatic?: boolean;
  /** A cron expression: called by the clock, never by a visitor. */
  schedule?: string;
}

interface FunctionPath {
  /** What every address begins with that it matches: told apart far faster than by the pattern. */
  start: string;
  pattern: URLPattern;
}

/** A function and where it answers. */
export interface SiteFunction {
  name: string;
  config: FunctionConfig;
  paths: FunctionPath[];
  excluded: URLPattern[];
  /** Loads the newest code of it. */
  load: () => Promise<FunctionModule>;
}

export interface FunctionMatch {
  siteFunction: SiteFunction;
  params: Record<string, string>;
}

/**
 * Finds the functions of a folder: its own `.ts` files, not those of the folders in it.
 *
 * @param load imports a file; the development server gives one that follows edits
 */
export async function findFunctions(
  folder: string,
  load: (file: string) => Promise<FunctionModule>,
): Promise<SiteFunction[]> {
  if (!('URLPattern' in globalThis)) await import('urlpattern-polyfill');
  const names = (await readdir(folder)).filter((name) => /^[\w-]+\.ts$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const { config = {} } = await load(file);
      return describeFunction(name.slice(0, -'.ts'.length), config, () => load(file));
    }),
  );
}

/** One without a path answers at `/.netlify/functions/NAME`, one with paths only there. */
export function describeFunction(
  name: string,
  config: FunctionConfig,
  load: SiteFunction['load'],
): SiteFunction {
  const patternOf = (pathname: string) => new URLPattern({ pathname });
  return {
    name,
    config,
    paths: [config.path ?? `/.netlify/functions/${name}`]
      .flat()
      .map((path) => ({ start: startOf(path), pattern: patternOf(path) })),
    excluded: [config.excludedPath ?? []].flat().map(patternOf),
    load,
  };
}

/** What stands before the first placeholder, star or group; without its slash, which may belong to that. */
function startOf(path: string): string {
  const [literal = ''] = path.split(/[:*({\\?+]/, 1);
  return encodeURI(literal === path ? literal : literal.replace(/\/[^/]*$/, ''));
}

/**
 * The function that answers an address; a slash at the end makes no difference. One that a method keeps out is no match, as on the platform,
 * so what wants to answer 405 looks at the method itself.
 */
export function matchFunction(
  functions: readonly SiteFunction[],
  method: string,
  pathname: string,
): FunctionMatch | undefined {
  const path = { pathname: pathname.replace(/(.)\/$/, '$1') };
  for (const siteFunction of functions) {
    const { config, paths, excluded } = siteFunction;
    if (config.schedule || (config.method && ![config.method].flat().includes(method))) continue;
    for (const { start, pattern } of paths) {
      const found = path.pathname.startsWith(start) && pattern.exec(path);
      if (!found || excluded.some((out) => out.test(path))) continue;
      const groups = Object.entries(found.pathname.groups);
      const params = groups.filter((group): group is [string, string] => group[1] !== undefined);
      return { siteFunction, params: Object.fromEntries(params) };
    }
  }
  return undefined;
}
