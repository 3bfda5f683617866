import { failed, notFound } from '../generated/pages.ts';
import type { HttpFailure } from '../http-failure.ts';
import { page } from './page.ts';

/** The site's own page for an address that leads nowhere. */
export function notFoundPage(request: Request): Response {
  const { origin } = new URL(request.url);
  return page(404, notFound, { origin });
}

/** A failure as a person reads it who asked for a page. */
export function failedPage({ status, message }: HttpFailure, request: Request): Response {
  if (status === 404) return notFoundPage(request);
  const { href: address, origin, pathname: path } = new URL(request.url);
  const title = TITLES[status] ?? 'Something Went Wrong';
  return page(status, failed, { title, message, path, address, origin });
}

const TITLES: Record<number, string> = {
  405: 'Not Possible Here',
  429: 'One Moment, Please',
  503: 'Back in a Moment',
};
