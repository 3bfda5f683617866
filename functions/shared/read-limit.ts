const MINUTE = 60_000;
const windows = new Map<string, { start: number; count: number }>();

/** Beyond this many the windows that are over are thrown out. */
const MANY = 10_000;

/**
 * Counts a read in the memory of this instance. Undefined: it may pass; otherwise the whole seconds
 * until the next one may.
 */
export function takeRead(
  bucket: string,
  perMinute: number,
  now = performance.now(),
): number | undefined {
  let window = windows.get(bucket);
  if (!window || now - window.start >= MINUTE) {
    if (windows.size >= MANY) forgetOver(now);
    window = { start: now, count: 0 };
    windows.set(bucket, window);
  }
  if (window.count >= perMinute) return Math.ceil((window.start + MINUTE - now) / 1000);
  window.count += 1;
  return undefined;
}

function forgetOver(now: number): void {
  for (const [bucket, { start }] of windows) if (now - start >= MINUTE) windows.delete(bucket);
}
