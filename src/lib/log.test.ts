import { expect, test, vi } from 'vitest';
import { describeError, log } from './log.ts';
import { eachRow } from './testing/each-row.ts';

test('a line about anything that was thrown is written, and none that cannot be written throws', async () => {
  const written = vi.spyOn(console, 'error').mockReturnValue();
  const own = new Error('its own cause');
  own.cause = own;
  const coded = Object.assign(new Error('coded'), { code: 7n });
  const unspeakable: unknown = Object.create(null);
  const thrown = [own, coded, unspeakable, Symbol('a symbol'), undefined, new Error('two', { cause: 'one' })];
  await eachRow(
    thrown,
    (error) => typeof error,
    (error) => {
      log('error', { event: 'test', ...describeError(error) });
      expect(written.mock.lastCall?.[0]).toMatch(/^\{"level":"error","event":"test","error":"/);
      written.mockClear();
    },
  );

  written.mockImplementation(() => {
    throw Object.assign(new Error('write EPIPE'), { code: 'EPIPE' });
  });
  log('error', { event: 'test' });
  expect(written).toHaveBeenCalledOnce();
});
