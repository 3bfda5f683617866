import type { Context } from '@netlify/functions';
import type * as z from 'zod/mini';
import { type Database, withDatabase } from '#db/connection.ts';
import { addAuditEntry } from '#db/accounts/audit-log.ts';
import type { SignedIn } from '#db/accounts/sessions.ts';
import { withTimeBudget } from '#db/time-budget.ts';
import { inTransaction } from '#db/transaction.ts';
import { DatabaseUnavailable } from '#db/unavailable.ts';
import { fieldErrors } from '#src/contracts/failure.ts';
import { storable } from '#src/contracts/storable.ts';
import { adminOf } from '#api/session/session.ts';
import { BODY_LIMIT, isForm, readForm, readJson, readUpload } from './body.ts';
import { clientKey } from './client.ts';
import { functionEnv } from './environment.ts';
import { HttpFailure, invalid } from './http-failure.ts';
import { countRequest, limits } from './limits.ts';
import type { AdminContext, AnyMethod, HandlerContext, Methods, Place, Result } from './method.ts';
import { at, atChecked } from './paths.ts';
import { json, respond } from './respond.ts';

// What nearly every function needs besides.
export { at, atChecked, HttpFailure, invalid, json, limits };

/** Milliseconds that a request may wait for the database in all, so that a failure is answered within ten seconds. */
const TIME_BUDGET = 8000;

/** A function as the platform calls it; the context is undefined in tests that call it directly. */
export interface Handler {
  (request: Request, context?: Context): Promise<Response>;
  /** Its paths and their methods, for tests that go through all functions. */
  places?: readonly Place[];
}

/** Creates a function with one path without params. */
export function answer<Get = never, Post = never, Patch = never, Delete = never>(
  path: string,
  methods: Methods<Get, Post, Patch, Delete, unknown>,
): Handler {
  return answerAt(at(path, methods));
}

/**
 * Creates a function from its paths, made by `at`. All checks that every request has in common are made here, in the
 * order in which docs/api.md ranks their failures.
 */
export function answerAt(...places: readonly Place[]): Handler {
  const handler: Handler = (request, context) => {
    const { pathname } = new URL(request.url);
    const place = places.find(({ paramsAt }) => paramsAt(pathname));
    const methods = new Map(Object.entries(place?.methods ?? {}));
    const method = methods.get(request.method === 'HEAD' ? 'GET' : request.method);
    const form = isForm(request) ? method?.form : undefined;
    let typed: Record<string, string> = {};

    const work = async () => {
      if (!place) throw new HttpFailure(404, 'There is no such address.');
      if (!method) throw methodNotAllowed([...methods.keys()]);
      if (!isRead(request) && isCrossOrigin(request)) {
        throw new HttpFailure(403, 'Requests from other sites are not accepted.');
      }
      const env = functionEnv(context);
      const bodyLimit = method.bodyLimit ?? BODY_LIMIT;
      // A form is read before the request is counted, so that a refusal can show again what was typed.
      const fields = form && readForm(request, bodyLimit);
      typed = (await fields?.catch(() => undefined)) ?? {};
      const readBody = async () => {
        if (form) return form.toInput((await fields) ?? {});
        return method.upload ? readUpload(request, bodyLimit) : readJson(request, bodyLimit);
      };
      const base = {
        request,
        context,
        env,
        client: clientKey(context?.ip ?? '', env.SESSION_SECRET),
        params: place.paramsAt(pathname),
        asForm: form !== undefined,
      };
      return withTimeBudget(method.timeBudget ?? TIME_BUDGET, () =>
        withDatabase(env, (db) => handleRequest(method, { ...base, db }, readBody)),
      );
    };
    const render = (failure: HttpFailure) => form?.failed(failure, typed);
    return respond(request, context, { route: place?.path, work, render });
  };
  return Object.assign(handler, { places });
}

/** Counts, authorizes, validates and handles a request whose path and method exist. */
async function handleRequest(
  method: AnyMethod,
  base: Omit<HandlerContext<unknown, unknown>, 'input' | 'admin'>,
  readBody: () => Promise<unknown>,
): Promise<Response> {
  const { request, env, db, client } = base;
  const query = queryOf(request);
  const { limit = limits[isRead(request) ? 'reads' : 'writes'] } = method;
  const isForAdmins = !method.handle || method.isForAdmins?.(query);
  let admin: SignedIn | undefined;
  // Thrown later, so that errors in the request itself are reported first.
  let unavailable: DatabaseUnavailable | undefined;
  try {
    await countRequest(db, client, limit, env.RATE_LIMIT_FACTOR);
    if (isForAdmins || method.recognizesAdmin) {
      admin = await adminOf(db, request, env.SESSION_SECRET);
    }
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    unavailable = error;
  }
  if (isForAdmins && !admin && !unavailable) throw notSignedIn();
  if (isForAdmins && admin) requireAllowed(method, admin);

  const input = method.body ? check(method.body, await readBody()) : method.query && check(method.query, query);
  if (unavailable) throw unavailable;
  const result = await handleWith(method, { ...base, input, admin });
  method.after?.({ ...base, input, admin });
  if (result instanceof Response) return result;
  return result ? json(200, result) : new Response(null, { status: 204 });
}

/** Runs the method's handler, if it is atomic in a transaction. */
async function handleWith(method: AnyMethod, ctx: HandlerContext<unknown, unknown>): Promise<Result> {
  const { db, admin } = ctx;
  // Admins who still have to set up a second factor see what the public sees.
  if (method.handle) return method.handle({ ...ctx, admin: admin?.mustSetUp ? undefined : admin });
  if (!admin) throw notSignedIn();
  const contextOver = <Db extends Database>(handle: Db): AdminContext<unknown, unknown, Db> => ({
    ...ctx,
    db: handle,
    admin,
    audit: (action, { db: own, ...entry } = {}) => addAuditEntry(own ?? handle, { action, by: admin, ...entry }),
  });
  const { handleAdmin, handleAdminAtomic } = method;
  return handleAdmin
    ? handleAdmin(contextOver(db))
    : inTransaction(db, (transaction) => handleAdminAtomic(contextOver(transaction)));
}

/** The query's parameters, the last of each name; an empty one is absent. */
function queryOf(request: Request): Record<string, string> {
  const given = new Map(new URL(request.url).searchParams);
  const texts = [...given].map(([name, text]) => [name, storable(text)] as const);
  return Object.fromEntries(texts.filter(([, text]) => text));
}

/** Validates input. @throws {HttpFailure} 422 with the errors of each field */
function check<Input>(schema: z.ZodMiniType<Input>, raw: unknown): Input {
  const result = schema.safeParse(raw);
  if (!result.success) throw invalid(fieldErrors(result.error));
  return result.data;
}

/** @throws {HttpFailure} 403 */
function requireAllowed(method: AnyMethod, { role, mustSetUp }: SignedIn): void {
  const { ownersOnly, beforeSetUp } = method.handle ? {} : method;
  if (mustSetUp && !beforeSetUp) {
    throw new HttpFailure(403, 'Please set up a second factor on the Account page first.');
  }
  if (ownersOnly && role !== 'owner') throw new HttpFailure(403, 'Only an owner can do this.');
}

function methodNotAllowed(names: string[]): HttpFailure {
  const allowed = names.flatMap((name) => (name === 'GET' ? [name, 'HEAD'] : name));
  return new HttpFailure(405, `This address answers ${allowed.join(', ')} only.`, {
    headers: { Allow: allowed.join(', ') },
  });
}

function isRead(request: Request): boolean {
  return request.method === 'GET' || request.method === 'HEAD';
}

/**
 * Whether a page of another origin made this request, by the headers that browsers send. Scripts send neither header
 * and pass; no page can make a browser leave out both.
 */
function isCrossOrigin(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site');
  const origin = request.headers.get('Origin');
  if (site === 'cross-site' || site === 'same-site') return true;
  return origin !== null && origin !== new URL(request.url).origin;
}

function notSignedIn(): HttpFailure {
  return new HttpFailure(401, 'Please log in to access this page');
}
