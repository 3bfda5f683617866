import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Handler } from './context.ts';
import { ownTurn } from './turns.ts';

/** What a file in `functions/` exports (https://docs.netlify.com/build/functions/api/). */
export interface FunctionModule {
  default: Handler;
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
  /** Called by other functions where deployed; on one machine they do its work themselves. */
  background?: boolean;
}

interface FunctionPath {
  /** What every address begins with that it matches: told apart far faster than by the pattern. */
  start: string;
  /** Undefined where `start` is all there is to it. */
  pattern: URLPattern | undefined;
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
 * @param follow imports the newest code of a file for every call, as the development server does; without
 *   it each is imported once
 */
export async function findFunctions(
  folder: string,
  follow?: (file: string) => Promise<FunctionModule>,
): Promise<SiteFunction[]> {
  if (!('URLPattern' in globalThis)) await import('urlpattern-polyfill');
  const names = (await readdir(folder)).filter((name) => /^[\w-]+\.ts$/.test(name)).sort();
  const found = await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const module = await (follow ?? importFile)(file);
      // What listens to events of the platform has nothing to answer here.
      if (typeof module.default !== 'function') return [];
      const load = follow ? () => follow(file) : () => Promise.resolve(module);
      return describeFunction(name.slice(0, -'.ts'.length), module.config ?? {}, load);
    }),
  );
  return found.flat();
}

async function importFile(file: string): Promise<FunctionModule> {
  return (await import(pathToFileURL(file).href)) as FunctionModule;
}

/** One without a path answers at `/.netlify/functions/NAME`, one with paths only there. */
export function describeFunction(
  name: string,
  config: FunctionConfig,
  load: SiteFunction['load'],
): SiteFunction {
  return {
    name,
    config,
    paths: [config.path ?? `/.netlify/functions/${name}`].flat().map(pathOf),
    excluded: [config.excludedPath ?? []].flat().map(patternOf),
    load,
  };
}

function patternOf(pathname: string): URLPattern {
  return new URLPattern({ pathname });
}

/** What stands before the first placeholder, star or group; without its slash, which may belong to that. */
function pathOf(path: string): FunctionPath {
  const [literal = ''] = path.split(/[:*({\\?+]/, 1);
  if (literal === path) return { start: encodeURI(path), pattern: undefined };
  return { start: encodeURI(literal.replace(/\/[^/]*$/, '')), pattern: patternOf(path) };
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
  const path = pathname.replace(/(.)\/$/, '$1');
  for (const siteFunction of functions) {
    const { config, paths, excluded } = siteFunction;
    if (config.schedule || config.background) continue;
    if (config.method && ![config.method].flat().includes(method)) continue;
    for (const each of paths) {
      const params = paramsOf(each, path);
      if (!params || excluded.some((out) => out.test({ pathname: path }))) continue;
      return { siteFunction, params };
    }
  }
  return undefined;
}

/** The function of a match as a handler, which gets what the placeholders of its path hold. */
export function callFunction({ siteFunction, params }: FunctionMatch): Handler {
  return async (request, context) => {
    await ownTurn();
    const { default: answer } = await siteFunction.load();
    return answer(request, { ...context, params });
  };
}

/** What the placeholders hold; undefined where the path is another. */
function paramsOf(
  { start, pattern }: FunctionPath,
  pathname: string,
): FunctionMatch['params'] | undefined {
  if (!pattern) return pathname === start ? {} : undefined;
  const found = pathname.startsWith(start) && pattern.exec({ pathname });
  if (!found) return undefined;
  const groups = Object.entries(found.pathname.groups);
  return Object.fromEntries(
    groups.filter((group): group is [string, string] => group[1] !== undefined),
  );
}
