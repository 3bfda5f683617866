import type { AstroIntegration } from 'astro';
import type { ViteDevServer } from 'vite';
import type { ServerSetup } from './setup.ts';
import type { ContextOptions, Handler } from './serve/context.ts';
import {
  callFunction,
  findFunctions,
  type FunctionMatch,
  type FunctionModule,
  matchFunction,
} from './serve/functions.ts';
import { listenerOf } from './serve/listener.ts';

/**
 * Puts the functions in front of Astro's development server. They are loaded through Vite, so an edit takes effect
 * with the next request.
 */
export function functionsInDevelopment(
  { config, env }: ServerSetup,
  waitUntil: ContextOptions['waitUntil'],
): AstroIntegration {
  const find = async (
    server: ViteDevServer,
    method = 'GET',
    path = '/',
  ): Promise<FunctionMatch | undefined> => {
    const { pathname } = URL.parse(path, 'http://localhost') ?? {};
    if (!pathname) return undefined;
    const load = (file: string) => server.ssrLoadModule(file) as Promise<FunctionModule>;
    return matchFunction(await findFunctions(config.functionsFolder, load), method, pathname);
  };
  const handlerOf =
    (match: FunctionMatch): Handler =>
    async (request, context) => {
      const answered = await callFunction(match)(request, context);
      // The policy only allows what a build produced, and the development server adds scripts and styles to a page.
      answered.headers.delete('content-security-policy');
      return answered;
    };
  return {
    name: 'functions',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          find(server, request.method, request.url).then((match) => {
            if (!match) return next();
            listenerOf(handlerOf(match), { siteUrl: env.SITE_URL, waitUntil })(request, response);
          }, next);
        });
      },
    },
  };
}
