/** Links to a page where somebody chooses a password. */

/** A week. */
export const INVITATION_HOURS = 7 * 24;
export const RESET_HOURS = 1;

/** As a fragment the token is never sent: neither a log nor another site gets to see it. */
export function passwordLink(origin: string, token: string): string {
  return new URL(`/admin-password#${token}`, origin).href;
}

/** The same, at the address that the admin who asks for it is using. */
export function linkTo(request: Request, token: string): string {
  return passwordLink(request.url, token);
}
