import type { Hono } from 'hono';
import type * as z from 'zod/mini';
import type { Api } from '#api/context.ts';
import type { BodyType } from '#api/middleware/input.ts';
import { origin } from '#api/middleware/origin.ts';
import { admin, adminBeforeSetUp, dataKeeper, owner } from '#api/middleware/signed-in.ts';

/** A method of an address, with what its guards require. */
export interface Route {
  method: string;
  /** The path with its params: `/api/blog/:id`. */
  template: string;
  isForAdmins: boolean;
  isForOwners: boolean;
  /** Whether it refuses what a page of another origin sends. */
  isWrite: boolean;
  /** The schemas of the body and the query, if it reads them. */
  body?: z.ZodMiniType | undefined;
  bodyType: BodyType;
  query?: z.ZodMiniType | undefined;
}

/** What the guards that read input say of themselves. */
interface Input {
  body: z.ZodMiniType;
  bodyType: BodyType;
  query: z.ZodMiniType;
}

const sessionGuards: readonly unknown[] = [admin, adminBeforeSetUp, dataKeeper, owner];
/** Also what editors may do whom an owner lets. */
const ownerGuards: readonly unknown[] = [dataKeeper, owner];

/** All routes of an app, read from the app itself, so that a new one cannot be forgotten. */
export function readRoutes(app: Hono<Api>): Route[] {
  const guards = new Map<string, unknown[]>();
  for (const { method, path, handler } of app.routes) {
    if (method === 'ALL') continue;
    const name = `${method} ${path}`;
    guards.set(name, [...(guards.get(name) ?? []), handler]);
  }
  return [...guards].map(([name, own]) => {
    const [method = '', pattern = ''] = name.split(' ');
    const said = <Part extends keyof Input>(part: Part): Input[Part] | undefined =>
      own.map((guard) => (guard as Partial<Input>)[part]).find((value) => value !== undefined);
    return {
      method,
      template: pattern.replace(/\{[^}]*\}+/g, ''),
      isForAdmins: own.some((guard) => sessionGuards.includes(guard)),
      isForOwners: own.some((guard) => ownerGuards.includes(guard)),
      isWrite: own.includes(origin),
      body: said('body'),
      bodyType: said('bodyType') ?? 'application/json',
      query: said('query'),
    };
  });
}
