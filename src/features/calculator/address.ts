import { typedOf, type Adjustable, type Field, type Typed } from './adjust.ts';

/** What an address of the calculator asks for: an industry, and the fields that differ from its own. */
export interface Asked {
  readonly industry: string;
  readonly changes: Partial<Typed>;
}

/** The names of the fields in an address, e.g. `?industry=dental+clinics&people=12#calculator`. */
const names: Record<Field, string> = {
  people: 'people',
  hourly: 'hourly',
  shareMin: 'share-from',
  shareMax: 'share-to',
};
const fields = Object.keys(names) as Field[];

/** Undefined where the address names no industry. */
export function readAddress({ searchParams }: URL): Asked | undefined {
  const industry = searchParams.get('industry')?.trim();
  if (!industry) return undefined;
  const given = fields.map((field) => [field, searchParams.get(names[field])] as const);
  return { industry, changes: Object.fromEntries(given.filter(([, value]) => value !== null)) };
}

/** What is asked for, from the assumptions as they came and as they stand. */
export function askedOf(
  industry: string,
  own: Adjustable | undefined,
  now: Adjustable | undefined,
): Asked {
  if (!own || !now) return { industry, changes: {} };
  const [before, after] = [typedOf(own), typedOf(now)];
  const changed = fields.filter((field) => after[field] !== before[field]);
  return { industry, changes: Object.fromEntries(changed.map((field) => [field, after[field]])) };
}

/** An address with what is asked for in it, and nothing else of it changed but the hash. */
export function withAsked(address: URL, { industry, changes }: Asked): URL {
  const url = withoutAsked(address, '#calculator');
  url.searchParams.set('industry', industry);
  for (const field of fields) {
    const value = changes[field];
    if (value !== undefined) url.searchParams.set(names[field], value);
  }
  return url;
}

/** An address without anything of the calculator's. */
export function withoutAsked(address: URL, hash: string): URL {
  const url = new URL(address);
  for (const name of ['industry', ...Object.values(names)]) url.searchParams.delete(name);
  url.hash = hash;
  return url;
}
