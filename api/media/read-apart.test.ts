import sharp from 'sharp';
import { expect, test } from 'vitest';
import { HttpFailure } from '#api/http/http-failure.ts';
import { queuePicture, readPictureApart } from './read-apart.ts';

const photo = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#486' } })
    .jpeg()
    .toBuffer();

test('a picture is read whole in a process of its own', async () => {
  const { bytes, ...picture } = await readPictureApart(await photo(20));
  const key = expect.stringMatching(/^[0-9a-f]{32}\.jpg$/);
  expect(picture).toEqual({ key, type: 'image/jpeg', width: 20, height: 20 });
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 20 });
});

test('one that takes more memory than it may is refused with the reason', async () => {
  const reading = readPictureApart(await photo(4000), 16 * 1024 ** 2);
  await expect(reading).rejects.toMatchObject({ status: 422, message: expect.stringContaining('too much memory') });
});

test('pictures are read one by one in their order, also after one that fails; a long queue is refused with 503', async () => {
  const log: string[] = [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const read = (name: string, ends?: Promise<void>) =>
    queuePicture(async () => {
      log.push(`${name} begins`);
      await ends;
      log.push(`${name} ends`);
      if (name === 'second') throw new Error('broken');
      return name;
    });
  const reading = [read('first', released), ...Array.from({ length: 15 }, (_, i) => read(i ? `${i + 2}th` : 'second'))];
  const all = Promise.allSettled(reading);
  const refused = await read('one too many').catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(HttpFailure);
  expect(refused).toMatchObject({ status: 503, headers: { 'Retry-After': expect.stringMatching(/^\d+$/) } });
  expect(log).toEqual(['first begins']);
  release();
  const outcomes = await all;
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([outcomes[1]]);
  expect(log.slice(0, 5)).toEqual(['first begins', 'first ends', 'second begins', 'second ends', '3th begins']);
  expect(log).toHaveLength(32);
  expect(await read('later')).toBe('later');
});
