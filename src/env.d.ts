import type { Context } from '@netlify/functions';

declare global {
  namespace App {
    interface Locals {
      /** The platform's request context; the local server provides the same (server/serve/context.ts). */
      netlify?: { context: Context };
      /** The middleware has already handled this request: a rewrite to another page must not run it again. */
      isUnderWay?: boolean;
      /** The answer is for whoever has the link: nobody stores it, and the log does not name its address. */
      isPrivate?: boolean;
      /** What an owner has to say to every reader at the moment. */
      notice?: string;
      /** The database does not answer: the page of a failure says so. */
      isUnavailable?: boolean;
    }
  }
}
