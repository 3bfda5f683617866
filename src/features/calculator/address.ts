import { typedOf, type Adjustable, type FieldName, type Typed } from './adjust.ts';

/** The calculator's part of a URL: an industry, and the assumptions that differ from the defaults. */
export interface AnalysisParams {
  readonly industry: string;
  readonly changes: Partial<Typed>;
}

/** The query parameters, e.g. `?industry=dental+clinics&people=12#calculator`. */
const names: Record<FieldName, string> = {
  people: 'people',
  hourly: 'hourly',
  shareMin: 'share-from',
  shareMax: 'share-to',
};
const fields = Object.keys(names) as FieldName[];

/** Undefined if the URL names no industry. */
export function readAddress({ searchParams }: URL): AnalysisParams | undefined {
  const industry = searchParams.get('industry')?.trim();
  if (!industry) return undefined;
  const given = fields.map((field) => [field, searchParams.get(names[field])] as const);
  return { industry, changes: Object.fromEntries(given.filter(([, value]) => value !== null)) };
}

/** Compares the original and the current assumptions. */
export function paramsOf(
  industry: string,
  own: Adjustable | undefined,
  now: Adjustable | undefined,
): AnalysisParams {
  if (!own || !now) return { industry, changes: {} };
  const [before, after] = [typedOf(own), typedOf(now)];
  const changed = fields.filter((field) => after[field] !== before[field]);
  return { industry, changes: Object.fromEntries(changed.map((field) => [field, after[field]])) };
}

/** The URL with these parameters; nothing else changes except the hash. */
export function withParams(address: URL, { industry, changes }: AnalysisParams): URL {
  const url = withoutParams(address, '#calculator');
  url.searchParams.set('industry', industry);
  for (const field of fields) {
    const value = changes[field];
    if (value !== undefined) url.searchParams.set(names[field], value);
  }
  return url;
}

/** The URL without the calculator's parameters. */
export function withoutParams(address: URL, hash: string): URL {
  const url = new URL(address);
  for (const name of ['industry', ...Object.values(names)]) url.searchParams.delete(name);
  url.hash = hash;
  return url;
}
