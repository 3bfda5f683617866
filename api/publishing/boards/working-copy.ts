import { endWorkingCopy, type FoundCopy } from '#db/posts/working-copies.ts';
import type { OpenTransaction } from '#db/connection.ts';
import { HttpFailure } from '#api/http/http-failure.ts';
import { strongETag } from '#api/http/if-match.ts';
import type { BoardName } from '#src/domain/posts/paths.ts';

export const copyChanged = 'Someone has changed this draft since you opened it.';

/** Names a working copy and its version, so that the same version of another one does not match. */
export function copyETag({ id, version }: { id: number; version: number }): string {
  return `"${id}.${version}"`;
}

/** A working copy as the API returns it. */
export function wholeCopy({ version, ...copy }: FoundCopy) {
  return { ...copy, etag: copyETag({ id: copy.id, version }) };
}

/**
 * Ends the working copy that a save of a post has taken up, which it names by its ETag in the header `Working-Copy`. Other
 * changes, such as those of scripts, leave it as it is.
 *
 * @throws {HttpFailure} 412 if somebody has changed it since
 */
export async function endTakenUp(
  transaction: OpenTransaction,
  request: Request,
  saved: { board: BoardName; postId?: number },
): Promise<void> {
  const header = request.headers.get('Working-Copy');
  if (header === null) return;
  const [, id, version] = /^"(\d{1,9})\.(\d{1,9})"$/.exec(strongETag(header)) ?? [];
  const isEnded = id && (await endWorkingCopy(transaction, { id: Number(id), version: Number(version) }, saved));
  if (!isEnded) throw new HttpFailure(412, copyChanged);
}
