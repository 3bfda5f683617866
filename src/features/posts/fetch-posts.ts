import { nextPage } from '#src/lib/next-page.ts';
import { request } from '#src/lib/request.ts';

export interface Answer<Post> {
  posts: Post[];
  /** URL of the next posts, if there are more. */
  next: string | undefined;
}

/**
 * Fetches one page of a list of posts, newest first.
 *
 * @param failure the error's message if the request fails (docs/spec.md).
 * @throws Error with that message and the original error as `cause`.
 */
export async function fetchPosts<Post>(
  address: string,
  failure: string,
  signal: AbortSignal,
): Promise<Answer<Post>> {
  try {
    const response = await request(address, { signal });
    return { posts: await response.json(), next: nextPage(response.headers.get('Link')) };
  } catch (cause) {
    throw new Error(failure, { cause });
  }
}
