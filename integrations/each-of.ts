/** Files at a time: while some wait for the disk, others are processed. */
const AT_ONCE = 8;

/** Runs `act` for every item, a limited number at a time. */
export async function eachOf<T>(
  items: Iterable<T>,
  act: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await act(next.value);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
