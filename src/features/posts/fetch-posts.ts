import { nextPage } from '#src/lib/next-page.ts';
import { request } from '#src/lib/request.ts';

export interface Answer<Post> {
  posts: Post[];
  /** Address of the posts after these, where there are more. */
  next: string | undefined;
}

/**
 * One page of a list of posts, newest first.
 *
 * @param failure the message of the error where the call fails (docs/spec.md).
 * @throws Error with that message; its `cause` says what happened.
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
