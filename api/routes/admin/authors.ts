import { Hono } from 'hono';
import { listKnownAuthors } from '#db/posts/summaries.ts';
import type { Api } from '#api/context.ts';
import { limits } from '#api/http/limits.ts';
import { database } from '#api/middleware/database.ts';
import { limit } from '#api/middleware/limit.ts';
import { admin } from '#api/middleware/signed-in.ts';

export const authors = new Hono<Api>();

/** Who has written blog posts, to pick from in the editor. */
authors.get('/api/admin/authors', limit(limits.reads), admin, database, async (c) =>
  c.json(await listKnownAuthors(c.var.db)),
);
