import type { Context } from '@netlify/functions';
import { withDatabase } from '#db/connection.ts';
import type { SignedIn } from '#db/sessions.ts';
import { withTimeBudget } from '#db/time-budget.ts';
import { BODY_LIMIT, isForm, readForm, readJson, readUpload } from './body.ts';
import { check } from './check.ts';
import { clientKey } from './client.ts';
import { functionEnv } from './environment.ts';
import { HttpFailure } from './http-failure.ts';
import { countRequest } from './limits.ts';
import type { AnyMethod, Call, Methods } from './method.ts';
import { isFromElsewhere } from './origin.ts';
import { respond } from './respond.ts';
import { adminOf } from '#functions/shared/session/session.ts';
import { Unavailability } from './unavailability.ts';

/** Milliseconds that a call waits for the database in all: a failure is told within ten seconds. */
const TIME_BUDGET = 8000;

/** A function as the platform calls it; the context is undefined where a test calls it by hand. */
export interface Handler {
  (request: Request, context?: Context): Promise<Response>;
  /** What it answers, for tests that go through all functions. */
  methods?: Readonly<Record<string, AnyMethod>>;
}

interface Place<At> {
  /** Reads what the path names; undefined where there can be no such path. */
  at: (pathname: string) => At | undefined;
  /** How a failure looks, where it is not JSON. */
  failed?: (failure: HttpFailure, request: Request) => Response;
}

/**
 * A function of the methods it answers. Everything that holds for every call is done here, in the
 * order in which docs/api.md lets failures win.
 */
export function answer<Get = never, Post = never, Patch = never, Delete = never, At = undefined>(
  methods: Methods<Get, Post, Patch, Delete, At>,
  place?: Place<At>,
): Handler {
  const known = new Map<string, AnyMethod>(Object.entries(methods as Record<string, AnyMethod>));

  const handler: Handler = (request, context) => {
    const { pathname } = new URL(request.url);
    const method = known.get(request.method === 'HEAD' ? 'GET' : request.method);
    const form = isForm(request) ? method?.form : undefined;
    let typed: Record<string, string> = {};
    const keepTyped = (read: Record<string, string>) => void (typed = read);

    const work = async () => {
      const at = place?.at(pathname);
      if (place && at === undefined) throw new HttpFailure(404, 'There is no such address.');
      if (!method) throw methodNotAllowed([...known.keys()]);
      if (!isRead(request) && isFromElsewhere(request)) throw fromElsewhere();
      const env = functionEnv(context);
      const bodyLimit = method.bodyLimit ?? BODY_LIMIT;
      // A form is read before it is counted: whoever is refused gets back what was typed.
      const unread = form && (await readForm(request, bodyLimit).then(keepTyped, asFailure));
      const readBody = async () => {
        if (method.upload) return readUpload(request, bodyLimit);
        if (!form) return readJson(request, bodyLimit);
        if (unread) throw unread;
        return form.toInput(typed);
      };
      const asForm = form !== undefined;
      return withTimeBudget(method.timeBudget ?? TIME_BUDGET, () =>
        withDatabase(env, (db) => act(method, { request, context, env, db, at, asForm }, readBody)),
      );
    };
    const failed = (failure: HttpFailure) =>
      form ? form.failed(failure, typed) : place?.failed?.(failure, request);
    return respond(request, context, work, failed);
  };
  return Object.assign(handler, { methods: Object.fromEntries(known) });
}

/** What a call does once it is known to be one: it is counted, allowed, checked and handled. */
async function act(
  method: AnyMethod,
  asked: Omit<Call<unknown, unknown>, 'input' | 'admin'>,
  readBody: () => Promise<unknown>,
): Promise<Response> {
  const { request, context, env, db } = asked;
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const unavailability = new Unavailability();
  const client = clientKey(context?.ip ?? '', env.SESSION_SECRET);
  const { limit } = method;
  const factor = env.RATE_LIMIT_FACTOR;
  await unavailability.during(() => countRequest({ db, client, limit, factor }));

  const isForAdmins = method.handleAdmin ?? method.isForAdmins?.(query);
  const admin =
    isForAdmins || method.recognisesAdmin
      ? await unavailability.during(() => adminOf(db, request, env.SESSION_SECRET))
      : undefined;
  if (isForAdmins && !admin && !unavailability.isSo) throw notSignedIn();
  if (isForAdmins && admin) requireAllowed(method, admin);

  const input = method.body
    ? check(method.body, await readBody())
    : method.query && check(method.query, query);
  unavailability.rethrow();
  // Who still has to set up a second factor sees what everybody sees.
  const recognised = admin?.mustSetUp ? undefined : admin;
  if (!method.handleAdmin) return method.handle({ ...asked, input, admin: recognised });
  if (!admin) throw notSignedIn();
  return method.handleAdmin({ ...asked, input, admin });
}

/** @throws {HttpFailure} 403 */
function requireAllowed(method: AnyMethod, { role, mustSetUp }: SignedIn): void {
  const { ownersOnly, beforeSetUp } = method.handleAdmin ? method : {};
  if (mustSetUp && !beforeSetUp) {
    throw new HttpFailure(403, 'Please set up a second factor first, on the page Account.');
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

function fromElsewhere(): HttpFailure {
  return new HttpFailure(403, 'Requests from other sites are not accepted.');
}

function notSignedIn(): HttpFailure {
  return new HttpFailure(401, 'Please log in to access this page');
}

function asFailure(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
