import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AstroIntegration } from 'astro';
import type { ViteDevServer } from 'vite';
import { PAGE_ONLY } from '#src/lib/page-only.ts';
import type { Opened } from './opening.ts';
import { addressOf } from './serve/address.ts';
import { callFunction, type CallOptions } from './serve/call.ts';
import { findFunctions, matchFunction, type FunctionModule } from './serve/functions.ts';
import { findRedirect, redirectsFromConfig } from './serve/redirects.ts';
import { send } from './serve/reply.ts';

/**
 * Puts the functions in front of Astro's development server. They are loaded through Vite, so an
 * edit counts from the next request on; the database is handed to Vite's copy of `db/`.
 *
 * @param onChange called when the public content has changed
 */
export function functionsInDevelopment(
  { config, env, database }: Opened,
  waitUntil: CallOptions['waitUntil'],
  onChange: () => void,
): AstroIntegration {
  const { redirects } = redirectsFromConfig(config.redirects);

  const answer = async (
    server: ViteDevServer,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> => {
    const url = addressOf(request);
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
    const options = { siteUrl: env.SITE_URL, waitUntil };
    const { headers, ...reply } = await callFunction(match, url, request, response, options);
    // The policy names what a build has made; what the development server adds to a page is not in it.
    const open = headers.filter(([name]) => name !== 'content-security-policy');
    await send({ ...reply, headers: open }, request, response);
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
