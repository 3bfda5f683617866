type Lists = Readonly<Record<string, readonly string[]>>;

/** Lists by name; those of the same name one after the other. */
export function mergeLists(...all: readonly Lists[]): Lists {
  const merged: Record<string, readonly string[]> = {};
  for (const [name, list] of all.flatMap((lists) => Object.entries(lists))) {
    merged[name] = [...(merged[name] ?? []), ...list];
  }
  return merged;
}
