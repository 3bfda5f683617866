import type { RawRequest } from './request.ts';

/** Most attempts to shrink one finding. */
const TRIES = 150;

/**
 * A smaller request that still fails, without the parts that do not matter.
 *
 * @param isWrong sends a request and returns whether it fails too
 */
export async function shrink(
  request: RawRequest,
  isWrong: (request: RawRequest) => Promise<boolean>,
): Promise<RawRequest> {
  let smallest = request;
  let tries = 0;
  for (let found = true; found && tries < TRIES;) {
    found = false;
    for (const smaller of smallerOnes(smallest)) {
      if (++tries > TRIES) break;
      if (!(await isWrong(smaller))) continue;
      smallest = smaller;
      found = true;
      break;
    }
  }
  return smallest;
}

function* smallerOnes(request: RawRequest): Generator<RawRequest> {
  const { headers, target, body, pieces, manner } = request;
  if (manner !== 'waits') yield { ...request, manner: 'waits' };
  if (pieces > 1) yield { ...request, pieces: 1 };
  for (const header of headers) {
    yield { ...request, headers: headers.filter((other) => other !== header) };
  }
  const [path = '', query] = target.split('?');
  if (query !== undefined) {
    yield { ...request, target: path };
    const pairs = query.split('&');
    if (pairs.length > 1) {
      for (const pair of pairs) {
        const rest = pairs.filter((other) => other !== pair).join('&');
        yield { ...request, target: `${path}?${rest}` };
      }
    }
  }
  for (const smaller of smallerBodies(body)) yield { ...request, body: smaller };
}

function* smallerBodies(body: Buffer): Generator<Buffer> {
  if (body.length === 0) return;
  yield Buffer.alloc(0);
  try {
    const object = JSON.parse(body.toString()) as Record<string, unknown>;
    for (const name of Object.keys(object)) {
      const { [name]: _gone, ...rest } = object;
      yield Buffer.from(JSON.stringify(rest));
    }
  } catch {
    yield body.subarray(0, body.length >> 1);
    yield body.subarray(body.length >> 1);
  }
}
