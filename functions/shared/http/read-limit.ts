const MINUTE = 60_000;

/** In the order in which they started, so that expired ones come first. */
const windows = new Map<string, { start: number; count: number }>();

/**
 * Counts a read in the memory of this instance.
 *
 * @returns undefined if it may pass, else the whole seconds until the next one may
 */
export function takeRead(
  bucket: string,
  perMinute: number,
  now = performance.now(),
): number | undefined {
  dropExpired(now);
  let window = windows.get(bucket);
  if (!window) {
    window = { start: now, count: 0 };
    windows.set(bucket, window);
  }
  if (window.count >= perMinute) return Math.ceil((window.start + MINUTE - now) / 1000);
  window.count += 1;
  return undefined;
}

function dropExpired(now: number): void {
  for (const [bucket, { start }] of windows) {
    if (now - start < MINUTE) return;
    windows.delete(bucket);
  }
}
