import type { Config, Context } from '@netlify/functions';
import { createApp } from '#api/create-app.ts';
import { adminRoutes } from '#api/routes/admin.ts';
import { bindingsOf } from './host/netlify-host.ts';

const app = createApp(...adminRoutes);

export default (request: Request, context: Context) => app.fetch(request, bindingsOf(context));

export const config: Config = {
  path: ['/api/admin/*', '/api/blog', '/api/blog/*', '/api/signal-board', '/api/signal-board/*'],
  excludedPath: ['/api/admin/media', '/api/admin/media/*'],
};
