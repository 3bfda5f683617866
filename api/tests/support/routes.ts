import type * as z from 'zod/mini';
import { app } from '#api/app.ts';
import { admin, adminBeforeSetUp, dataKeeper, owner } from '#api/middleware/signed-in.ts';

/** A method of an address, with what its guards require. */
export interface Route {
  method: string;
  /** The path with sample values for its params. */
  path: string;
  /** The path with its params. */
  template: string;
  isForAdmins: boolean;
  /** The schemas of the body and the query, if it reads them. */
  body?: z.ZodMiniType | undefined;
  query?: z.ZodMiniType | undefined;
}

/** Sample values for params by name; others are `1`. */
const samples: Record<string, string> = {
  message: '00000000-0000-4000-8000-000000000000',
  key: `${'0'.repeat(32)}.png`,
  file: 'calls.ics',
  board: 'blog',
  kind: 'lead',
};

const sessionGuards: readonly unknown[] = [admin, adminBeforeSetUp, dataKeeper, owner];

/** All routes of the app, so that tests of all routes include new ones. */
export function readRoutes(): Route[] {
  const guards = new Map<string, unknown[]>();
  for (const { method, path, handler } of app.routes) {
    if (method === 'ALL') continue;
    const name = `${method} ${path}`;
    guards.set(name, [...(guards.get(name) ?? []), handler]);
  }
  return [...guards].map(([name, own]) => {
    const [method = '', pattern = ''] = name.split(' ');
    const template = pattern.replace(/\{[^}]*\}+/g, '');
    const schemaOf = (part: 'body' | 'query') =>
      own.flatMap((guard) => (guard as Partial<Record<typeof part, z.ZodMiniType>>)[part] ?? [])[0];
    return {
      method,
      template,
      path: template.replace(/:(\w+)/g, (_, param: string) => samples[param] ?? '1'),
      isForAdmins: own.some((guard) => sessionGuards.includes(guard)),
      body: schemaOf('body'),
      query: schemaOf('query'),
    };
  });
}

/** `POST /api/contact`. */
export function nameOf({ method, path }: Pick<Route, 'method' | 'path'>): string {
  return `${method} ${path}`;
}
