import { blogLabels } from '#src/content/labels.data.ts';
import type { Listing } from '../posts/listing.ts';

/** The blog's list. */
export const blogListing = {
  api: '/api/blog',
  units: ['article', 'articles'],
  labels: blogLabels,
  failure: 'Failed to fetch blog posts',
} as const satisfies Listing;
