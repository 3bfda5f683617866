/**
 * The initial values of a form's fields.
 *
 * @param stored the stored draft, perhaps from another version. Without the consent, which must be given each
 *   time.
 * @param typed what was typed before this code was loaded; overrides the draft.
 */
export function startValues<Values extends Readonly<Record<string, string | boolean>>>(
  empty: Values,
  stored: object = {},
  typed: object = {},
): Values {
  const before: Record<string, unknown> = { ...stored, consent: false };
  const now: Record<string, unknown> = { ...typed };
  const fields = Object.entries(empty).map(([name, none]) => {
    const found = [now[name], before[name]].find((value) => value && typeof value === typeof none);
    return [name, found ?? none];
  });
  return Object.fromEntries(fields) as Values;
}
