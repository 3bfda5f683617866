import * as z from 'zod/mini';
import { posts } from '#src/content/messages.ts';
import { decodePart } from './storable.ts';

// Otherwise zod would try `new Function`, which triggers a content policy report.
z.config({ jitless: true });

/** `/` and one path segment, as all pages except posts and price slips have. */
const pageShape = /^\/(?:slip\/(?=.))?[a-z0-9-]{0,120}$/;

/** A page view: its path, without query and hash. */
export const pageView = z.object({
  path: z
    .string(posts.noPublicPage)
    .check(z.refine((path) => pageShape.test(path) || postOf(path) !== undefined, posts.noPublicPage)),
});

/** The board and slug of a path; undefined if it is not a post's path. */
export function postOf(path: string): { board: 'signal-board' | 'blog'; slug: string } | undefined {
  const match = /^\/(signal-board|blog)\/([^/?#\s]{1,300})$/.exec(path);
  const slug = match?.[2] && decodePart(match[2]);
  return slug ? { board: match[1] as 'signal-board' | 'blog', slug } : undefined;
}
