import type { Config, Context } from '@netlify/functions';
import { createApp } from '#api/create-app.ts';
import { visitorRoutes } from '#api/routes/visitors.ts';
import { bindingsOf } from './host/netlify-host.ts';

const app = createApp(...visitorRoutes);

export default (request: Request, context: Context) => app.fetch(request, bindingsOf(context));

export const config: Config = {
  path: '/api/*',
  excludedPath: [
    '/api/admin/*',
    '/api/webhook/*',
    '/api/price-slip',
    '/api/blog',
    '/api/blog/*',
    '/api/signal-board',
    '/api/signal-board/*',
  ],
};
