/**
 * What a form holds at first, of the fields that it has.
 *
 * @param kept what this tab has kept, perhaps by another version. Not the consent: it is given each time.
 * @param typed what was typed before this code arrived; it goes before what was kept.
 */
export function startValues<Values extends Readonly<Record<string, string | boolean>>>(
  empty: Values,
  kept: object = {},
  typed: object = {},
): Values {
  const before: Record<string, unknown> = { ...kept, consent: false };
  const now: Record<string, unknown> = { ...typed };
  const fields = Object.entries(empty).map(([name, none]) => {
    const found = [now[name], before[name]].find((value) => value && typeof value === typeof none);
    return [name, found ?? none];
  });
  return Object.fromEntries(fields) as Values;
}
