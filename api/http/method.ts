import type { Context } from '@netlify/functions';
import type * as z from 'zod/mini';
import type { Database, OpenTransaction } from '#db/connection.ts';
import type { AuditEntry } from '#db/accounts/audit-log.ts';
import type { SignedIn } from '#db/accounts/sessions.ts';
import type { FunctionEnv } from './environment.ts';
import type { HttpFailure } from './http-failure.ts';
import type { NamedLimit } from './limits.ts';

/** What a handler gets to answer a request. */
export interface HandlerContext<Input, Params = undefined> {
  request: Request;
  /** The platform's context; undefined in tests that call the function directly. */
  context: Context | undefined;
  env: FunctionEnv;
  /** A keyed hash of the client's address. */
  client: string;
  db: Database;
  /** The validated body, or the validated query of a method without a body. */
  input: Input;
  /** The path params. */
  params: Params;
  /** The signed-in admin, if the method recognizes admins. */
  admin: SignedIn | undefined;
  /** Whether a browser sent a plain HTML form and shows the response as a page. */
  asForm: boolean;
}

/** What a handler of an admin's method gets besides. */
export interface AdminContext<Input, Params, Db extends Database = Database> extends HandlerContext<Input, Params> {
  db: Db;
  admin: SignedIn;
  /** Records in the audit log what the admin did. @param entry with the handle of an own transaction, if there is one */
  audit: (action: string, entry?: Pick<AuditEntry, 'entityId' | 'details'> & { db?: Database }) => Promise<void>;
}

/** What a handler gives: a response, or a value that is sent as JSON with 200; without one the response is 204. */
export type Result = Response | object | void;

/** How a method that also accepts plain HTML forms reads them and answers failures. */
interface FormHandling {
  toInput: (typed: Record<string, string>) => Record<string, unknown>;
  /** @param typed the fields of the form; empty if it could not be read */
  failed: (failure: HttpFailure, typed: Record<string, string>) => Response;
}

interface MethodOptions<Input> {
  /** Default: that of reads or of writes. */
  limit?: NamedLimit;
  /** Milliseconds that a request may wait for the database in all, if not the default. */
  timeBudget?: number;
  /** The schema of the body; without one the body is not read. */
  body?: z.ZodMiniType<Input>;
  /** In bytes, if not the default. */
  bodyLimit?: number;
  /** The body is a form with a file instead of JSON; the body limit applies to the file. */
  upload?: true;
  /** The schema of the query, for a method without a body. */
  query?: z.ZodMiniType<Input>;
  form?: FormHandling;
  /** Called once the handler has succeeded, and its transaction is committed. */
  after?: (context: HandlerContext<Input, unknown>) => void;
  /** Whether requests with this query need a signed-in admin, else 401. */
  isForAdmins?: (query: Record<string, string>) => boolean;
}

interface PublicMethod<Input, Params> extends MethodOptions<Input> {
  /** Whether the handler gets the signed-in admin, if there is one. */
  recognizesAdmin?: true;
  handle: (context: HandlerContext<Input, Params>) => Promise<Result>;
  handleAdmin?: undefined;
  handleAdminAtomic?: undefined;
}

interface AdminOptions<Input> extends MethodOptions<Input> {
  recognizesAdmin?: undefined;
  handle?: undefined;
  /** Editors get 403. */
  ownersOnly?: true;
  /** Also for admins who still have to set up the required second factor. */
  beforeSetUp?: true;
}

interface AdminMethod<Input, Params> extends AdminOptions<Input> {
  /** Used instead of `handle`: without a signed-in admin the answer is 401. */
  handleAdmin: (context: AdminContext<Input, Params>) => Promise<Result>;
  handleAdminAtomic?: undefined;
}

interface AtomicMethod<Input, Params> extends AdminOptions<Input> {
  handleAdmin?: undefined;
  /** Used instead of `handleAdmin`: runs in one transaction, which is its `db`. */
  handleAdminAtomic: (context: AdminContext<Input, Params, OpenTransaction>) => Promise<Result>;
}

/** One method of a function. */
type Method<Input, Params> = PublicMethod<Input, Params> | AdminMethod<Input, Params> | AtomicMethod<Input, Params>;

/** The methods of a function, each with the type of its input. */
export interface Methods<Get, Post, Patch, Delete, Params> {
  GET?: Method<Get, Params>;
  POST?: Method<Post, Params>;
  PATCH?: Method<Patch, Params>;
  DELETE?: Method<Delete, Params>;
}

/** Any method, for code that treats all of them alike. */
export type AnyMethod = Method<unknown, unknown>;

/** A path of a function with its methods. */
export interface Place {
  /** With params such as `:id`; empty where the function has only the one that its config names. */
  path: string;
  methods: Readonly<Record<string, AnyMethod>>;
  /** Reads the path params; undefined if it is another path, or there can be none such. */
  paramsAt: (pathname: string) => unknown;
}
