import type { MiddlewareHandler } from 'hono';
import { except } from 'hono/combine';
import { addAuditEntry } from '#db/accounts/audit-log.ts';
import type { SignedIn } from '#db/accounts/sessions.ts';
import type { OpenTransaction } from '#db/connection.ts';
import { inTransaction } from '#db/transaction.ts';
import { DatabaseUnavailable } from '#db/unavailable.ts';
import type { AdminContext, Api, WithAdmin } from '#api/context.ts';
import { HttpFailure } from '#api/http/http-failure.ts';
import { queryOf } from './input.ts';
import { adminOf } from '#api/session/session.ts';

interface Rules {
  /** Editors get 403. */
  ownersOnly?: true;
  /** Editors whom no owner has given the right get 403. */
  dataRights?: true;
  /** Also for admins who still have to set up the required second factor. */
  beforeSetUp?: true;
}

/** Requires a session: 401 without one. */
function signedIn(rules: Rules): MiddlewareHandler<Api & WithAdmin> {
  return async (c, next) => {
    const { found, outage } = await recognize(c.var);
    if (found) {
      requireAllowed(found, rules);
      c.set('admin', found);
      c.set('audit', async (action, { db = c.var.opened, ...entry } = {}) => {
        if (db) await addAuditEntry(db, { action, by: found, ...entry });
      });
    } else if (!outage) {
      throw new HttpFailure(401, 'Please log in to access this page');
    }
    c.set('outage', outage);
    await next();
  };
}

/** For admins, whatever their role. */
export const admin = signedIn({});

/** For owners. */
export const owner = signedIn({ ownersOnly: true });

/** For who may take people's data out or delete them: owners, and editors whom they let. */
export const dataKeeper = signedIn({ dataRights: true });

/** For admins, also for those who still have to set up the required second factor. */
export const adminBeforeSetUp = signedIn({ beforeSetUp: true });

/** For admins if the query is one that only they may send, else for everybody. */
export const adminIf = (isTheirs: (query: Record<string, string>) => boolean) =>
  except((c) => !isTheirs(queryOf(c.req.url)), admin);

/** For owners if the query is one that only they may send, else for everybody. */
export const ownerIf = (isTheirs: (query: Record<string, string>) => boolean) =>
  except((c) => !isTheirs(queryOf(c.req.url)), owner);

/** A route that shows more to somebody who is signed in. */
interface MaybeWithAdmin {
  Variables: { visitor: SignedIn | undefined };
}

/** Recognizes admins, and lets everybody pass. Those who still have to set up a second factor see what the public sees. */
export const recognized: MiddlewareHandler<Api & MaybeWithAdmin> = async (c, next) => {
  const { found, outage } = await recognize(c.var);
  c.set('visitor', found?.mustSetUp ? undefined : found);
  c.set('outage', outage);
  await next();
};

/** The signed-in admin, or why nobody knows. */
async function recognize({
  opened,
  outage,
  env,
  request,
}: Api['Variables']): Promise<{ found?: SignedIn | undefined; outage?: DatabaseUnavailable | undefined }> {
  if (!opened || outage) return { outage };
  try {
    return { found: await adminOf(opened, request, env.SESSION_SECRET) };
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return { outage: error };
    throw error;
  }
}

/** @throws {HttpFailure} 403 */
function requireAllowed(admin: SignedIn, { ownersOnly, dataRights, beforeSetUp }: Rules): void {
  const { role, mustSetUp } = admin;
  if (mustSetUp && !beforeSetUp) {
    throw new HttpFailure(403, 'Please set up a second factor on the Account page first.');
  }
  if (ownersOnly && role !== 'owner') throw new HttpFailure(403, 'Only an owner can do this.');
  if (dataRights && !admin.dataRights) {
    throw new HttpFailure(403, 'Only an owner can do this, or someone whom an owner has let.');
  }
}

/** Runs work of an admin in one transaction, which is its `db` and that of what it records in the audit log. */
export function atomically<T>(ctx: AdminContext, work: (ctx: AdminContext<OpenTransaction>) => Promise<T>): Promise<T> {
  return inTransaction(ctx.db, (db) =>
    work({ ...ctx, db, audit: (action, entry) => ctx.audit(action, { ...entry, db }) }),
  );
}
