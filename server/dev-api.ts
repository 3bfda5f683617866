import type { AstroIntegration } from 'astro';
import type * as Api from '#api/app.ts';
import type { Database } from '#db/connection.ts';
import type { Instances } from './instances.ts';
import { bindingsOf, nodeHost } from './node-host.ts';
import { type Handler, makeContext, type RequestContext } from './serve/context.ts';
import { listenerOf } from './serve/listener.ts';

/** Where Astro's development server looks for what an adapter would hand to pages. */
const LOCALS = Symbol.for('astro.locals');

/**
 * Puts the API in front of Astro's development server, loaded through Vite so that edits take effect at once.
 *
 * @param others instances on the same database, which keep pages while this one keeps none
 */
export function apiInDevelopment(
  database: Database | undefined,
  others: Instances | undefined,
  waitUntil: RequestContext['waitUntil'],
): AstroIntegration {
  const host = nodeHost({ database, forget: (tags) => others?.tell(tags) });
  return {
    name: 'api',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const load = () => server.ssrLoadModule('/api/app.ts') as Promise<typeof Api>;
        const answer: Handler = async (request, context) =>
          (await load()).app.fetch(request, bindingsOf(host, context));
        const listener = listenerOf(answer, { waitUntil });
        server.middlewares.use((request, response, next) => {
          const url = URL.parse(request.url ?? '/', 'http://localhost');
          load().then(({ isApi }) => {
            if (url && isApi(url.pathname)) return listener(request, response);
            const context = url && { ...makeContext(url, '', waitUntil), host };
            Reflect.set(request, LOCALS, { netlify: { context } });
            return next();
          }, next);
        });
      },
    },
  };
}
