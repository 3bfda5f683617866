/** A function of a list of words that has its last results ready: one message asks for the same several times. */
export function withLastResults<Result>(
  of: (words: readonly string[]) => Result,
  most = 8,
): (words: readonly string[]) => Result {
  const results = new Map<string, Result>();
  return (words) => {
    const key = words.join(' ');
    if (!results.has(key)) {
      if (results.size >= most) results.clear();
      results.set(key, of(words));
    }
    return results.get(key) as Result;
  };
}
