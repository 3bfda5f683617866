import type { MiddlewareHandler } from 'hono';
import type * as z from 'zod/mini';
import { fieldErrors } from '#src/contracts/failure.ts';
import { storable } from '#src/contracts/storable.ts';
import type { Api } from '#api/context.ts';
import { BODY_LIMIT, readJson, readUpload } from '#api/http/body.ts';
import { invalid } from '#api/http/http-failure.ts';
import type { WithForm } from './form.ts';

export type BodyType = 'application/json' | 'multipart/form-data';

/** Handlers get the body by `c.req.valid('json')`. Schema and type are for whoever goes through all routes. */
type Body<T> = MiddlewareHandler<Api & WithForm, string, { out: { json: T } }> & {
  body: z.ZodMiniType<T>;
  bodyType: BodyType;
};

/** Handlers get the query by `c.req.valid('query')`. */
type Query<T> = MiddlewareHandler<Api, string, { out: { query: T } }> & { query: z.ZodMiniType<T> };

/** Requires a body by its schema: 413, 415, 400 or 422. @param most bytes */
export function body<T extends object>(schema: z.ZodMiniType<T>, most = BODY_LIMIT): Body<T> {
  const guard: MiddlewareHandler<Api & WithForm> = async (c, next) => {
    const raw = (await c.var.form?.()) ?? (await readJson(c.req.raw, most));
    c.req.addValidatedData('json', valid(schema, raw));
    await next();
  };
  return Object.assign(guard, { body: schema, bodyType: 'application/json' as const });
}

/** The same of a form with a file. @param most bytes of the file */
export function upload<T extends object>(schema: z.ZodMiniType<T>, most: number): Body<T> {
  const guard: MiddlewareHandler<Api> = async (c, next) => {
    c.req.addValidatedData('json', valid(schema, await readUpload(c.req.raw, most)));
    await next();
  };
  return Object.assign(guard, { body: schema, bodyType: 'multipart/form-data' as const });
}

/** Requires a query by its schema: 422. */
export function query<T extends object>(schema: z.ZodMiniType<T>): Query<T> {
  const guard: MiddlewareHandler<Api> = async (c, next) => {
    c.req.addValidatedData('query', valid(schema, queryOf(c.req.url)));
    await next();
  };
  return Object.assign(guard, { query: schema });
}

/** The query's parameters, the last of each name; an empty one is absent. */
export function queryOf(url: string): Record<string, string> {
  const given = new Map(new URL(url).searchParams);
  const texts = [...given].map(([name, text]) => [name, storable(text)] as const);
  return Object.fromEntries(texts.filter(([, text]) => text));
}

/** @throws {HttpFailure} 422 with the errors of each field */
function valid<T>(schema: z.ZodMiniType<T>, raw: unknown): T {
  const result = schema.safeParse(raw);
  if (!result.success) throw invalid(fieldErrors(result.error));
  return result.data;
}
