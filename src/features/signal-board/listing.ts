import { signalBoardLabels } from '#src/content/labels.data.ts';
import type { Listing } from '../posts/listing.ts';

/** The Signal Board's list. */
export const signalBoardListing = {
  api: '/api/signal-board',
  units: ['signal', 'signals'],
  labels: signalBoardLabels,
  failure: 'Failed to fetch signal board posts',
} as const satisfies Listing;
