import type { Config, Context } from '@netlify/functions';
import { createApp } from '#api/create-app.ts';
import { pictureRoutes } from '#api/routes/pictures.ts';
import { bindingsOf } from './host/netlify-host.ts';

const app = createApp(...pictureRoutes);

export default (request: Request, context: Context) => app.fetch(request, bindingsOf(context));

export const config: Config = {
  path: ['/media/*', '/share/blog/*', '/share/signal-board/*', '/api/admin/media', '/api/admin/media/*'],
};
