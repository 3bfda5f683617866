import { signalBoardLabels } from '#src/content/labels.ts';

/** What the list of the Signal Board is of. */
export const listedSignals = {
  units: ['signal', 'signals'],
  labels: signalBoardLabels,
} as const;
