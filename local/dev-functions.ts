import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AstroIntegration } from 'astro';
import type { ViteDevServer } from 'vite';
import { PAGE_ONLY } from '#src/lib/page-only.ts';
import type { Opened } from './opening.ts';
import type { ContextOptions, Handler } from './serve/context.ts';
import {
  callFunction,
  findFunctions,
  matchFunction,
  type FunctionModule,
} from './serve/functions.ts';
import { listenerOf } from './serve/listener.ts';
import { findRedirect, redirectsFromConfig } from './serve/redirects.ts';

/**
 * Puts the functions in front of Astro's development server. They are loaded through Vite, so an
 * edit counts from the next request on; the database is handed to Vite's copy of `db/`.
 *
 * @param onChange called when the public content has changed
 */
export function functionsInDevelopment(
  { config, env, database }: Opened,
  waitUntil: ContextOptions['waitUntil'],
  onChange: () => void,
): AstroIntegration {
  const { redirects } = redirectsFromConfig(config.redirects);

  const answer = async (
    server: ViteDevServer,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> => {
    const url = URL.parse(`http://${request.headers.host}${request.url}`);
    if (!url || request.headers[PAGE_ONLY]) return false;
    const load = (file: string) => server.ssrLoadModule(file) as Promise<FunctionModule>;
    const functions = await findFunctions(config.functionsFolder, load);
    const find = (path: string) => matchFunction(functions, request.method ?? 'GET', path);

    const rewritten = findRedirect(redirects, url);
    const target = rewritten?.status === 200 ? new URL(rewritten.to, url) : undefined;
    const match = find(url.pathname) ?? (target && find(target.pathname));
    if (!match) return false;
    if (match.siteFunction.config.preferStatic && (await hasPage(url))) return false;

    const { handIn } = await server.ssrLoadModule('/db/connection.ts');
    handIn(database.embedded);
    const { onSiteChange } = await server.ssrLoadModule('/functions/shared/builder.ts');
    onSiteChange(onChange);
    const handler: Handler = async (asked, context) => {
      const answered = await callFunction(match)(asked, context);
      // The policy names what a build has made; what the development server adds to a page is not in it.
      answered.headers.delete('content-security-policy');
      return answered;
    };
    listenerOf(handler, { siteUrl: env.SITE_URL, waitUntil })(request, response);
    return true;
  };

  return {
    name: 'functions',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          answer(server, request, response).then((done) => {
            if (!done) next();
          }, next);
        });
      },
    },
  };
}

async function hasPage(url: URL): Promise<boolean> {
  const { status } = await fetch(url, { headers: { [PAGE_ONLY]: '1' }, redirect: 'manual' });
  return status !== 404;
}
