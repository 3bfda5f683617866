/// <reference types="astro/client" />
import type { Context } from '@netlify/functions';
import type { Host } from '#api/host.ts';
import type { PublicSettings } from '#src/contracts/settings.ts';

declare global {
  /** What the build knows of the site (astro.config.mjs); nothing of it in tests. */
  interface ImportMetaEnv {
    readonly WITHOUT_CHAT?: boolean;
    readonly WITHOUT_CALCULATOR?: boolean;
  }
  interface Promise<T> {
    /** Waits for what its callback returns, which the types of the language leave out. */
    finally(onfinally: () => PromiseLike<unknown>): Promise<T>;
  }
  namespace App {
    interface Locals {
      /** The platform's request context; the local server provides the same (server/serve/context.ts). */
      netlify?: { context: Context & { host?: Host } };
      /** What differs between the platform and a machine of one's own. */
      host: Host;
      /** The middleware has already handled this request: a rewrite to another page must not run it again. */
      isHandled?: boolean;
      /** Only for holders of a link: the response is not cached, and its URL is not logged. */
      isPrivate?: boolean;
      /** The current settings of owners, where the page has read them. */
      settings?: PublicSettings;
      /** The database is unavailable: the error page says so. */
      isUnavailable?: boolean;
    }
  }
}
