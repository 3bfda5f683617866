import type { Context } from '@netlify/functions';

declare global {
  namespace App {
    interface Locals {
      /** What the platform says of the request; the local server says the same (server/serve/context.ts). */
      netlify?: { context: Context };
      /** The request has come through the middleware: a page may stand in for another one. */
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
