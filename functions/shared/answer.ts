import type { Context } from '@netlify/functions';
import type * as z from 'zod/mini';
import { type Database, withDatabase } from '#db/connection.ts';
import { DatabaseUnavailable } from '#db/unavailable.ts';
import { fieldErrors } from '#src/contracts/failure.ts';
import { BODY_LIMIT, isForm, readForm, readJson } from './body.ts';
import { clientKey } from './client.ts';
import { type FunctionEnv, functionEnv } from './environment.ts';
import { HttpFailure, invalid } from './http-failure.ts';
import { countRequest, type NamedLimit } from './limits.ts';
import { isFromElsewhere } from './origin.ts';
import { respond } from './respond.ts';

/** What a handler is given. */
export interface Call<Input> {
  request: Request;
  /** The platform's; undefined where the function is called by hand. */
  context: Context | undefined;
  env: FunctionEnv;
  db: Database;
  /** The body, checked. */
  input: Input;
  /** A browser sent a plain HTML form and shows what comes back as a page. */
  asForm: boolean;
}

/** How a call that also takes a plain HTML form reads one, and what it says where that fails. */
export interface FormSide {
  toInput: (typed: Record<string, string>) => Record<string, unknown>;
  /** @param typed what came with the form; empty where it was not read */
  failed: (failure: HttpFailure, typed: Record<string, string>) => Response;
}

/** One method of a function. */
export interface Method<Input> {
  limit: NamedLimit;
  /** The schema of the body; without one no body is read. */
  body?: z.ZodMiniType<Input>;
  form?: FormSide;
  handle: (call: Call<Input>) => Promise<Response>;
}

type Methods<Get, Post> = { GET?: Method<Get>; POST?: Method<Post> };

/** A function as the platform calls it; the context is undefined where a test calls it by hand. */
export type Handler = (request: Request, context?: Context) => Promise<Response>;

/**
 * A function of the methods it answers. Everything that holds for every call is done here, in the
 * order in which docs/api.md lets failures win.
 */
export function answer<Get = never, Post = never>(methods: Methods<Get, Post>): Handler {
  return (request, context) => {
    const method = methodFor(request, methods);
    const form = isForm(request) ? method?.form : undefined;
    let typed: Record<string, string> = {};
    const keepTyped = (read: Record<string, string>) => void (typed = read);

    const work = async () => {
      if (!method) throw methodNotAllowed(methods);
      if (!isRead(request) && isFromElsewhere(request)) throw fromElsewhere();
      const env = functionEnv();
      // A form is read before it is counted: whoever is refused gets back what was typed.
      const unread = form && (await readForm(request, BODY_LIMIT).then(keepTyped, asFailure));
      return withDatabase(env, async (db) => {
        const uncounted = await count(db, env, method.limit, context);
        const raw = async () => {
          if (!form) return readJson(request, BODY_LIMIT);
          if (unread) throw unread;
          return form.toInput(typed);
        };
        const input = method.body && check(method.body, await raw());
        if (uncounted) throw uncounted;
        return method.handle({ request, context, env, db, input, asForm: form !== undefined });
      });
    };
    return respond(request, context, work, form && ((failure) => form.failed(failure, typed)));
  };
}

/** HEAD follows GET; undefined where the function does not answer the method. */
function methodFor(request: Request, methods: object): Method<unknown> | undefined {
  const name = request.method === 'HEAD' ? 'GET' : request.method;
  return new Map<string, Method<unknown>>(Object.entries(methods)).get(name);
}

function methodNotAllowed(methods: object): HttpFailure {
  const allowed = Object.keys(methods).flatMap((name) => (name === 'GET' ? [name, 'HEAD'] : name));
  return new HttpFailure(405, `This address answers ${allowed.join(', ')} only.`, {
    headers: { Allow: allowed.join(', ') },
  });
}

function isRead(request: Request): boolean {
  return request.method === 'GET' || request.method === 'HEAD';
}

function fromElsewhere(): HttpFailure {
  return new HttpFailure(403, 'Requests from other sites are not accepted.');
}

/**
 * Counts the request. Gives what kept it from being counted, where the database did not answer: what
 * is wrong with the request itself is said before that.
 */
async function count(
  db: Database,
  env: FunctionEnv,
  limit: NamedLimit,
  context: Context | undefined,
): Promise<DatabaseUnavailable | undefined> {
  const client = clientKey(context?.ip ?? '', env.SESSION_SECRET);
  try {
    await countRequest({ db, client, limit, factor: env.RATE_LIMIT_FACTOR });
    return undefined;
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return error;
    throw error;
  }
}

function asFailure(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

function check<Input>(schema: z.ZodMiniType<Input>, raw: unknown): Input {
  const result = schema.safeParse(raw);
  if (!result.success) throw invalid(fieldErrors(result.error));
  return result.data;
}
