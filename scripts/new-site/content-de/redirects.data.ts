import type { Redirects } from '#src/contracts/content/redirects.ts';

/**
 * Addresses that pages once had, and where each leads now. `npm run posts:import` prints those of imported posts. The blog and
 * the Signal Board remember the addresses of renamed posts themselves.
 */
export const redirects: Redirects = {};
