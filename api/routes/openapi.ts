import { Hono } from 'hono';
import type { Api } from '#api/context.ts';
import { limits } from '#api/http/limits.ts';
import { limit } from '#api/middleware/limit.ts';

export const openApi = new Hono<Api>();

/** The API for programs. The document is made by `npm run openapi`, so no function has to load all routes for it. */
openApi.get('/api/openapi.json', limit(limits.reads), async (c) => {
  const { default: document } = await import('#api/openapi/openapi.json', { with: { type: 'json' } });
  return c.json(document);
});
