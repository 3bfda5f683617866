import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@netlify/functions';
// For releases of Node.js without it.
import 'urlpattern-polyfill';
import type { Handler } from '#api/http/answer.ts';
import type { AnyMethod } from '#api/http/method.ts';

/** A method of a function at one of its paths. */
export interface Route {
  /** The function's file. */
  file: string;
  method: string;
  /** The path with sample values for its params. */
  path: string;
  /** The path with its params. */
  template: string;
  does: AnyMethod;
}

const folder = join(import.meta.dirname, '../../../functions');
/** Sample values for params by name; others are `1`. */
const samples: Record<string, string> = {
  message: '00000000-0000-4000-8000-000000000000',
  file: `${'0'.repeat(32)}.png`,
  board: 'blog',
  kind: 'lead',
};

/**
 * All routes, as declared by the functions themselves, so that tests of all routes include new ones.
 *
 * @throws if a function has a path but no methods, or methods at a path that its config does not name
 */
export async function readRoutes(): Promise<Route[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts'));
  return (await Promise.all(files.map(routesOf))).flat();
}

async function routesOf(file: string): Promise<Route[]> {
  const module = (await import(join(folder, file))) as { default: Handler; config?: Config };
  const { default: handler, config = {} } = module;
  if (config.path && !handler.places) throw new Error(`${file} does not say its methods.`);
  const patterns = [config.path ?? []].flat().map((pathname) => new URLPattern({ pathname }));
  return (handler.places ?? []).flatMap((place) => {
    const template = place.path || String(config.path);
    const path = template.replace(/:(\w+)/g, (_, name: string) => samples[name] ?? '1');
    const isNamed = patterns.some((pattern) => pattern.test({ pathname: path }));
    if (!isNamed || !place.paramsAt(path)) throw new Error(`${file} does not answer at ${path}.`);
    return Object.entries(place.methods).map(([method, does]) => ({ file, method, path, template, does }));
  });
}

/** `POST /api/contact`. */
export function nameOf({ method, path }: Pick<Route, 'method' | 'path'>): string {
  return `${method} ${path}`;
}
