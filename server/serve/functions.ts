import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as afterThis } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Handler } from './context.ts';

/** What a file in `functions/` exports (https://docs.netlify.com/build/functions/api/). */
export interface FunctionModule {
  default: Handler;
  config?: FunctionConfig;
}

/** The part of the platform's configuration that our functions use. */
export interface FunctionConfig {
  path?: string | string[];
  /** Cron expression. The function runs on the schedule and cannot be requested. */
  schedule?: string;
  /** Invoked by other functions on the platform. On one machine they do its work themselves. */
  background?: boolean;
}

interface FunctionPath {
  /** Fixed prefix of every matching address: much faster to test than the pattern. */
  start: string;
  /** Undefined where the path has no pattern beyond `start`. */
  pattern: URLPattern | undefined;
}

/** A function and the paths it answers. */
export interface SiteFunction {
  name: string;
  config: FunctionConfig;
  paths: FunctionPath[];
  answer: Handler;
}

export interface FunctionMatch {
  siteFunction: SiteFunction;
  params: Record<string, string>;
}

/** Finds the functions of a folder, the `.ts` files directly in it, as `importFile` imports them. */
export async function findFunctions(
  folder: string,
  importFile: (file: string) => Promise<FunctionModule> = importOnce,
): Promise<SiteFunction[]> {
  if (!('URLPattern' in globalThis)) await import('urlpattern-polyfill');
  const names = (await readdir(folder)).filter((name) => /^[\w-]+\.ts$/.test(name)).sort();
  const found = await Promise.all(
    names.map(async (name) => {
      const module = await importFile(join(folder, name));
      // Handlers of platform events answer no requests.
      if (typeof module.default !== 'function') return [];
      return describeFunction(name.slice(0, -'.ts'.length), module);
    }),
  );
  return found.flat();
}

function importOnce(file: string): Promise<FunctionModule> {
  return import(pathToFileURL(file).href) as Promise<FunctionModule>;
}

/** A function without a path answers at `/.netlify/functions/NAME`, one with paths only there. */
export function describeFunction(name: string, { default: answer, config = {} }: FunctionModule): SiteFunction {
  const paths = [config.path ?? `/.netlify/functions/${name}`].flat().map(pathOf);
  return { name, config, paths, answer };
}

/** Splits off the fixed prefix, without its last slash, because a placeholder may include that. */
function pathOf(path: string): FunctionPath {
  const [literal = ''] = path.split(/[:*({\\?+]/, 1);
  if (literal === path) return { start: encodeURI(path), pattern: undefined };
  return {
    start: encodeURI(literal.replace(/\/[^/]*$/, '')),
    pattern: new URLPattern({ pathname: path }),
  };
}

/** The first function that matches an address, with or without a trailing slash. */
export function matchFunction(functions: readonly SiteFunction[], pathname: string): FunctionMatch | undefined {
  const path = pathname.replace(/(.)\/$/, '$1');
  for (const siteFunction of functions) {
    const { config, paths } = siteFunction;
    if (config.schedule || config.background) continue;
    for (const each of paths) {
      const params = paramsOf(each, path);
      if (params) return { siteFunction, params };
    }
  }
  return undefined;
}

/** The function of a match as a handler that gets the path params. */
export function callFunction({ siteFunction, params }: FunctionMatch): Handler {
  return async (request, context) => {
    await ownEventLoopTurn();
    return siteFunction.answer(request, { ...context, params });
  };
}

let last = Promise.resolve();

/**
 * Waits for a turn of the event loop in which no other request begins: queries to the embedded database never yield,
 * and libuv accepts one connection a turn (libuv/libuv#3696), so late visitors would wait for many requests of the
 * first.
 */
function ownEventLoopTurn(): Promise<void> {
  last = last.then(() => afterThis());
  return last;
}

/** The path params. Undefined where the path does not match. */
function paramsOf({ start, pattern }: FunctionPath, pathname: string): FunctionMatch['params'] | undefined {
  if (!pattern) return pathname === start ? {} : undefined;
  const found = pathname.startsWith(start) && pattern.exec({ pathname });
  if (!found) return undefined;
  const groups = Object.entries(found.pathname.groups);
  return Object.fromEntries(groups.filter((group): group is [string, string] => group[1] !== undefined));
}
