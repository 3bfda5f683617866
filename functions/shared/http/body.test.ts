import { expect, test } from 'vitest';
import { BODY_LIMIT, readJson, readUpload } from './body.ts';

const large = { method: 'POST', headers: { 'Content-Length': String(10 ** 9) } };

test('a body that is too large names its limit in the largest unit', async () => {
  const request = new Request('http://localhost/', large);
  await expect(readJson(request, BODY_LIMIT)).rejects.toThrow('The body is larger than 64 KiB.');
  await expect(readUpload(request, 4 * 1024 * 1024)).rejects.toThrow(
    'The body is larger than 4 MiB.',
  );
});
