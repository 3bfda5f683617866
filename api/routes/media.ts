import { Hono } from 'hono';
import { posts } from '#src/content/messages.ts';
import { type MediaType, mediaTypes } from '#src/contracts/media.ts';
import type { Api } from '#api/context.ts';
import { HttpFailure } from '#api/http/http-failure.ts';
import { limits } from '#api/http/limits.ts';
import { isMediaKey, mediaTag } from '#api/media/store.ts';
import { database } from '#api/middleware/database.ts';
import { limit } from '#api/middleware/limit.ts';

const typeOf = new Map(Object.entries(mediaTypes).map(([type, ending]) => [ending as string, type as MediaType]));

/** One year: content under a hash never changes. */
const FOREVER = 'public, max-age=31536000, immutable';

export const media = new Hono<Api>();

/** An uploaded picture. */
media.get('/media/:key', limit(limits.reads), database, async (c) => {
  const key = c.req.param('key');
  const bytes = isMediaKey(key) ? await c.var.host.mediaStore(c.var.env).read(key) : undefined;
  const type = typeOf.get(key.split('.')[1] ?? '');
  if (!bytes || !type) throw new HttpFailure(404, posts.noSuchPicture);
  return c.body(bytes, 200, {
    'Content-Type': type,
    'Content-Length': String(bytes.length),
    'Cache-Control': FOREVER,
    'Netlify-CDN-Cache-Control': `${FOREVER}, durable`,
    'Netlify-Cache-Tag': mediaTag(key),
    'Netlify-Vary': 'query=none',
  });
});
