import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { ServerSetup } from './setup.ts';
import type { FunctionContext, Handler } from './serve/context.ts';
import { callFunction, findFunctions, type FunctionModule, matchFunction } from './serve/functions.ts';
import { listenerOf } from './serve/listener.ts';

/** Puts the functions in front of Astro's development server, loaded through Vite so that edits take effect at once. */
export function functionsInDevelopment(
  { root }: ServerSetup,
  waitUntil: FunctionContext['waitUntil'],
): AstroIntegration {
  return {
    name: 'functions',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const load = (file: string) => server.ssrLoadModule(file) as Promise<FunctionModule>;
        const find = async ({ url = '/' }: IncomingMessage) => {
          const { pathname } = URL.parse(url, 'http://localhost') ?? {};
          if (!pathname) return undefined;
          return matchFunction(await findFunctions(join(root, 'functions'), load), pathname);
        };
        server.middlewares.use((request, response, next) => {
          find(request).then((match) => {
            if (!match) return next();
            const handler = withoutPolicy(callFunction(match));
            listenerOf(handler, { waitUntil })(request, response);
          }, next);
        });
      },
    },
  };
}

/** The policy only allows what a build produced, and the development server adds scripts and styles to a page. */
function withoutPolicy(handler: Handler): Handler {
  return async (request, context) => {
    const answered = await handler(request, context);
    answered.headers.delete('content-security-policy');
    return answered;
  };
}
