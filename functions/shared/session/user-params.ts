import { positive } from '#functions/shared/publishing/boards/path.ts';

/** The id in `/api/admin/users/{id}` and paths below it. */
export function userIdFrom(pathname: string): number | undefined {
  return positive(pathname.split('/')[4]);
}
