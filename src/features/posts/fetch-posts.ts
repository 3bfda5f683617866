import { nextPage } from '#src/lib/next-page.ts';
import { request } from '#src/lib/request.ts';

/**
 * Fetches one page of a list of posts, newest first, and the URL of the next posts, if there are more.
 *
 * @param failure the error's message if the request fails (docs/spec.md).
 * @throws Error with that message and the original error as `cause`.
 */
export async function fetchPosts<Post>(address: string, failure: string, signal: AbortSignal) {
  try {
    const response = await request(address, { signal });
    const posts = (await response.json()) as Post[];
    return { posts, next: nextPage(response.headers.get('Link')) };
  } catch (cause) {
    throw new Error(failure, { cause });
  }
}
