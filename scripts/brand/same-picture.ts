import sharp from 'sharp';

/** How far two pictures may be apart in the mean, of 255: other machines draw the same edge a little differently. */
const MEAN = 1;

/** Whether two files show the same; of an .ico, the PNG in it. */
export async function isSamePicture(one: Buffer, other: Buffer): Promise<boolean> {
  if (one.equals(other)) return true;
  const [first, second] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  if (!first || first.length !== second?.length) return false;
  const apart = first.reduce((sum, value, at) => sum + Math.abs(value - (second[at] ?? 0)), 0);
  return apart / first.length <= MEAN;
}

async function pixelsOf(file: Buffer): Promise<Buffer | undefined> {
  const png = file.indexOf('\u0089PNG', 0, 'latin1');
  if (png < 0) return undefined;
  return sharp(file.subarray(png)).ensureAlpha().raw().toBuffer();
}
