/** Runs `act` for every item, a limited number at a time: while some wait for the disk, others are processed. */
export async function eachOf<T>(items: Iterable<T>, act: (item: T) => Promise<void>, atOnce = 8): Promise<void> {
  const queue = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await act(next.value);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
