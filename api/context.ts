/** The typed context of the API: what the host hands in with each request, and what the guards of a route find out. */
import type { AuditEntry } from '#db/accounts/audit-log.ts';
import type { SignedIn } from '#db/accounts/sessions.ts';
import type { Database } from '#db/connection.ts';
import type { DatabaseUnavailable } from '#db/unavailable.ts';
import type { Call, Host } from './host.ts';

/** Who asks, and in which surroundings: of every counted request. */
interface Asked extends Call {
  request: Request;
  /** A keyed hash of the client's address. */
  client: string;
}

/** What a host hands in with each request. */
export interface Bindings extends Pick<Call, 'waitUntil'> {
  host: Host;
  /** The client's address, never from a header that a client can set. */
  address: string;
  requestId?: string | undefined;
  /** The platform's name for the kind of deploy; undefined on a machine of one's own. */
  deploy?: string | undefined;
}

/** What Hono calls the environment of the app: `c.env` is what the host hands in, `c.var` what guards have set. */
export interface Api {
  Bindings: Bindings;
  Variables: Asked & {
    /** For guards; handlers get it as `db` once the guard `database` lets them pass. */
    opened?: Database | undefined;
    /** Why the database cannot be reached. It ranks after all that is wrong with the request itself. */
    outage?: DatabaseUnavailable | undefined;
  };
}

/** A route with the guard `database`. */
export interface WithDatabase {
  Variables: { db: Database };
}

/** A route with a guard that requires a session (middleware/signed-in.ts). */
export interface WithAdmin {
  Variables: { admin: SignedIn; audit: Audit };
}

/** Records in the audit log what the admin did. @param entry with the handle of an own transaction, if there is one */
type Audit = (action: string, entry?: Pick<AuditEntry, 'entityId' | 'details'> & { db?: Database }) => Promise<void>;

/** What a handler knows of a visitor's request, and passes on as `c.var`. */
export type VisitorContext = Asked & WithDatabase['Variables'];

/** What a handler knows of an admin's request, and passes on as `c.var`. */
export type AdminContext<Db extends Database = Database> = Asked & WithAdmin['Variables'] & { db: Db };
