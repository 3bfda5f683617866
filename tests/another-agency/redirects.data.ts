import type { Redirects } from '#src/contracts/content/redirects.ts';

/** Addresses of the site that this agency had before. */
export const redirects: Redirects = {
  '/2019/05/erster-beitrag/': '/services',
  '/blog/gebühren': '/services#packages',
};
