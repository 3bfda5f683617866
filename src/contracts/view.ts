import * as z from 'zod/mini';

// zod would otherwise try `new Function`, which the content policy reports.
z.config({ jitless: true });

/** `/` and one segment below it, as all pages but the posts have. */
const pageShape = /^\/[a-z0-9-]{0,120}$/;

const message = 'Please name a public page';

/** A page that was looked at: its path, without query and hash. */
export const pageView = z.object({
  path: z
    .string(message)
    .check(z.refine((path) => pageShape.test(path) || postOf(path) !== undefined, message)),
});

/** The board and slug that a path leads to; undefined where it is no post's path. */
export function postOf(path: string): { board: 'signal-board' | 'blog'; slug: string } | undefined {
  const match = /^\/(signal-board|blog)\/([^/?#\s]{1,300})$/.exec(path);
  const slug = match?.[2] && decode(match[2]);
  return slug ? { board: match[1] as 'signal-board' | 'blog', slug } : undefined;
}

function decode(part: string): string | undefined {
  try {
    const text = decodeURIComponent(part);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
