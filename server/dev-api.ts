import type { Context } from '@netlify/functions';
import type { AstroIntegration } from 'astro';
import type * as Api from '#api/app.ts';
import type { Handler, RequestContext } from './serve/context.ts';
import { listenerOf } from './serve/listener.ts';

/** Puts the API in front of Astro's development server, loaded through Vite so that edits take effect at once. */
export function apiInDevelopment(waitUntil: RequestContext['waitUntil']): AstroIntegration {
  return {
    name: 'api',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const load = () => server.ssrLoadModule('/api/app.ts') as Promise<typeof Api>;
        const answer: Handler = async (request, context) =>
          (await load()).app.fetch(request, { context: context as unknown as Context });
        const listener = listenerOf(answer, { waitUntil });
        server.middlewares.use((request, response, next) => {
          const { pathname } = URL.parse(request.url ?? '/', 'http://localhost') ?? {};
          load().then(({ isApi }) => {
            if (pathname && isApi(pathname)) listener(request, response);
            else next();
          }, next);
        });
      },
    },
  };
}
