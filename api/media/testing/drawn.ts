import sharp from 'sharp';

/** A picture for tests: gray, with a dark corner at the top left. */
export const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ccc' } }).composite([
    {
      input: { create: { width: 2, height: 2, channels: 3, background: '#333' } },
      left: 0,
      top: 0,
    },
  ]);
