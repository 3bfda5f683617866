import { positive } from '#functions/shared/publishing/boards/path.ts';

/** The id in `/api/admin/users/{id}` and what stands below. */
export function userAt(pathname: string): number | undefined {
  return positive(pathname.split('/')[4]);
}
