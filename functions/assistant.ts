import type { Config, Context } from '@netlify/functions';
import { createApp } from '#api/create-app.ts';
import { assistantRoutes } from '#api/routes/assistant.ts';
import { bindingsOf } from './host/netlify-host.ts';

const app = createApp(...assistantRoutes);

export default (request: Request, context: Context) => app.fetch(request, bindingsOf(context));

export const config: Config = { path: ['/api/webhook/*', '/api/price-slip'] };
