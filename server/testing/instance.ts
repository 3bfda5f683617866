/** The program of `npm start` with a page of its own for each post, instead of the site; all else is the same. */
import { findPublishedPost } from '#db/posts.ts';
import { withDatabase } from '#db/connection.ts';
import { readSettings } from '#db/settings.ts';
import { type Program, run } from '#server/program.ts';
import { CdnCache } from '#server/serve/cache.ts';
import type { Handler } from '#server/serve/context.ts';
import type { ServedSite } from '#server/serve/route.ts';
import { serveSite } from '#server/serve-site.ts';
import { setUp } from '#server/setup.ts';
import { emptySite } from './local-server.ts';

await run(start, 0);

async function start(program: Program): Promise<void> {
  const setup = await setUp(program);
  const cache = new CdnCache();
  const site: ServedSite = {
    ...emptySite,
    pages: pageOf,
    cached: (handler, isInformed) => cache.wrap(handler, isInformed),
    purge: (tags) => cache.purge(tags),
  };
  await serveSite(program, setup, { current: () => site, onSettings: () => console.log('settings') });

  /** A post's title and the site's notice, kept as pages of posts are. */
  async function pageOf(...[, { url }]: Parameters<Handler>): Promise<Response> {
    return withDatabase(setup.env, async (db) => {
      const post = await findPublishedPost(db, 'blog', url.pathname.split('/').at(-1) ?? '');
      const { notice } = await readSettings(db);
      return new Response(`${post?.title ?? 'There is no such page.'} ${notice}`, {
        status: post ? 200 : 404,
        headers: {
          'Netlify-CDN-Cache-Control': 'public, durable, max-age=86400',
          'Netlify-Cache-Tag': ['blog', ...(post ? [`blog:${post.id}`] : [])].join(),
          'Netlify-Vary': 'query=none',
        },
      });
    });
  }
}
