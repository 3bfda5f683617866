import type { Context } from '@netlify/functions';
import type * as z from 'zod/mini';
import type { Database } from '#db/connection.ts';
import type { SignedIn } from '#db/sessions.ts';
import type { FunctionEnv } from './environment.ts';
import type { HttpFailure } from './http-failure.ts';
import type { NamedLimit } from './limits.ts';

/** What a handler is given. */
export interface Call<Input, At = undefined> {
  request: Request;
  /** The platform's; undefined where the function is called by hand. */
  context: Context | undefined;
  env: FunctionEnv;
  db: Database;
  /** The body, or else the query, checked. */
  input: Input;
  /** What the path names. */
  at: At;
  /** Who is signed in, where the method recognises it. */
  admin: SignedIn | undefined;
  /** A browser sent a plain HTML form and shows what comes back as a page. */
  asForm: boolean;
}

/** How a call that also takes a plain HTML form reads one, and what it says where that fails. */
export interface FormSide {
  toInput: (typed: Record<string, string>) => Record<string, unknown>;
  /** @param typed what came with the form; empty where it was not read */
  failed: (failure: HttpFailure, typed: Record<string, string>) => Response;
}

interface Taking<Input> {
  limit: NamedLimit;
  /** Milliseconds that it may wait for the database in all, where not the usual ones. */
  timeBudget?: number;
  /** The schema of the body; without one no body is read. */
  body?: z.ZodMiniType<Input>;
  /** In bytes, where not the usual one. */
  bodyLimit?: number;
  /** The body is no JSON but a form with a file, for which the limit stands. */
  upload?: true;
  /** The schema of the query, for a method without a body. */
  query?: z.ZodMiniType<Input>;
  form?: FormSide;
  /** Whether this query, unlike others, is only for who is signed in: else 401. */
  isForAdmins?: (query: Record<string, string>) => boolean;
}

interface OpenMethod<Input, At> extends Taking<Input> {
  /** Whether the handler hears who is signed in, if anybody is. */
  recognisesAdmin?: true;
  handle: (call: Call<Input, At>) => Promise<Response>;
  handleAdmin?: undefined;
}

interface AdminMethod<Input, At> extends Taking<Input> {
  recognisesAdmin?: undefined;
  handle?: undefined;
  /** Not for editors: 403. */
  ownersOnly?: true;
  /** Also for who still has to set up the second factor that is required of everybody. */
  beforeSetUp?: true;
  /** Instead of `handle`: only for who is signed in, else 401. */
  handleAdmin: (call: Call<Input, At> & { admin: SignedIn }) => Promise<Response>;
}

/** One method of a function. */
export type Method<Input, At> = OpenMethod<Input, At> | AdminMethod<Input, At>;

/** The methods of a function, each with what it takes. */
export interface Methods<Get, Post, Patch, Delete, At> {
  GET?: Method<Get, At>;
  POST?: Method<Post, At>;
  PATCH?: Method<Patch, At>;
  DELETE?: Method<Delete, At>;
}

/** A method as the code sees it that treats all of them alike. */
export type AnyMethod = Method<unknown, unknown>;
