import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@netlify/functions';
import type { Handler } from '#functions/shared/http/answer.ts';
import type { AnyMethod } from '#functions/shared/http/method.ts';

/** A method of a function at one of its paths. */
export interface Route {
  /** The function's file. */
  file: string;
  method: string;
  /** The path with sample values for its params. */
  path: string;
  /** The path as declared by the function. */
  template: string;
  does: AnyMethod;
}

const folder = join(import.meta.dirname, '..', '..');
/** `:id` and `:id(\d+)`. */
const PLACEHOLDER = /:(\w+)(?:\([^)]*\))?/g;
/** `:board(blog|signal-board)`. */
const CHOICE = /:\w+\((\w[^)]*\|[^)]*)\)/;
/** Sample values for params by name; others are `1`. */
const samples: Record<string, string> = {
  message: '00000000-0000-4000-8000-000000000000',
  file: `${'0'.repeat(32)}.png`,
  board: 'blog',
};

/** One path for each value of a param that lists its values. */
function choicesOf(template: string): string[] {
  const [choice = '', values] = CHOICE.exec(template) ?? [];
  const chosen = values?.split('|').map((value) => template.replace(choice, value));
  return chosen?.flatMap(choicesOf) ?? [template];
}

/**
 * All routes, as declared by the functions themselves, so that tests of all routes include new ones.
 *
 * @throws if a function has a path but no methods
 */
export async function readRoutes(): Promise<Route[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts'));
  return (await Promise.all(files.map(routesOf))).flat();
}

async function routesOf(file: string): Promise<Route[]> {
  const module = (await import(join(folder, file))) as { default: Handler; config?: Config };
  const { default: handler, config = {} } = module;
  return [config.path ?? []]
    .flat()
    .flatMap(choicesOf)
    .flatMap((template) => {
      const path = template.replace(PLACEHOLDER, (_, name: string) => samples[name] ?? '1');
      const methods = Object.entries(handler.methodsAt?.(path) ?? {});
      if (methods.length === 0) throw new Error(`${file} does not say its methods.`);
      return methods.map(([method, does]) => ({ file, method, path, template, does }));
    });
}

/** `POST /api/contact`. */
export function nameOf({ method, path }: Pick<Route, 'method' | 'path'>): string {
  return `${method} ${path}`;
}
