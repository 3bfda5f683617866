import type { Config, Context } from '@netlify/functions';
import { createApp } from '#api/create-app.ts';
import { pictureRoutes } from '#api/routes/pictures.ts';

const app = createApp(...pictureRoutes);

export default (request: Request, context: Context) => app.fetch(request, { context });

export const config: Config = {
  path: ['/media/*', '/share/blog/*', '/share/signal-board/*', '/api/admin/media', '/api/admin/media/*'],
};
