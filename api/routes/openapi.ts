import { Hono } from 'hono';
import { hasTool } from '#src/domain/pages.ts';
import type { Api } from '#api/context.ts';
import { limits } from '#api/http/limits.ts';
import { limit } from '#api/middleware/limit.ts';

/** The calls of tools that a site may go without. */
const toolOf = { '/api/webhook/chatbot': 'chat', '/api/webhook/industry-analysis': 'calculator' };

export const openApi = new Hono<Api>();

/** The API for programs. The document is made by `npm run openapi`, so no function has to load all routes for it. */
openApi.get('/api/openapi.json', limit(limits.reads), async (c) => {
  const { default: document } = await import('#api/openapi/openapi.json', { with: { type: 'json' } });
  const missing = Object.entries(toolOf).flatMap(([path, tool]) => (hasTool(tool) ? [] : path));
  const paths = Object.entries(document.paths).filter(([path]) => !missing.some((one) => path.startsWith(one)));
  return c.json({ ...document, paths: Object.fromEntries(paths) });
});
