import { site } from '#src/content/site.ts';
import type { Assumptions } from '#src/contracts/industry-analysis.ts';

export type TypedAssumptions = ReturnType<typeof typedOf>;
export type FieldName = keyof TypedAssumptions;

/** What a visitor may change. */
export type Adjustable = Pick<Assumptions, 'people' | 'hourlyCostUsd' | 'automatableShare'>;

interface Field {
  label: string;
  /** Its query parameter, as in `?industry=dental+clinics&people=12#calculator`. */
  parameter: string;
  limits: readonly [min: number, max: number];
}

/** The panel's fields; shares are in percent. */
export const assumptionFields: Record<FieldName, Field> = {
  people: { label: 'People', parameter: 'people', limits: [1, 100_000] },
  hourly: { label: `Cost per hour, ${site.currency}`, parameter: 'hourly', limits: [1, 1000] },
  shareMin: { label: 'Share of hours saved, low (%)', parameter: 'share-from', limits: [0, 100] },
  shareMax: { label: 'Share of hours saved, high (%)', parameter: 'share-to', limits: [0, 100] },
};
export const fieldNames = Object.keys(assumptionFields) as FieldName[];

/** What the fields begin with. */
export function typedOf({ people, hourlyCostUsd, automatableShare }: Adjustable) {
  return {
    people: String(people),
    hourly: String(hourlyCostUsd),
    shareMin: percent(automatableShare.min),
    shareMax: percent(automatableShare.max),
  };
}

/** Error messages by field; empty if all are valid. */
export function errorsOf(typed: TypedAssumptions): Partial<Record<FieldName, string>> {
  const errors: Partial<Record<FieldName, string>> = {};
  for (const field of fieldNames) {
    const [min, max] = assumptionFields[field].limits;
    const value = read(typed[field]);
    if (value >= min && value <= max) continue;
    errors[field] = `Enter a number from ${min} to ${max.toLocaleString(site.locale)}`;
  }
  if (!errors.shareMin && !errors.shareMax && read(typed.shareMin) > read(typed.shareMax)) {
    errors.shareMax = 'Enter at least the low end';
  }
  return errors;
}

/** Applies valid typed values. An unchanged field keeps its exact value, which the panel shows rounded. */
export function adjusted(assumptions: Assumptions, typed: TypedAssumptions): Assumptions {
  const before = typedOf(assumptions);
  const given = (field: FieldName, old: number, unit = 1) =>
    typed[field] === before[field] ? old : read(typed[field]) / unit;
  const { automatableShare } = assumptions;
  const next = {
    people: given('people', assumptions.people),
    hourlyCostUsd: given('hourly', assumptions.hourlyCostUsd),
    automatableShare: {
      min: given('shareMin', automatableShare.min, 100),
      max: given('shareMax', automatableShare.max, 100),
    },
  };
  const isSame = fieldNames.every((field) => typed[field] === before[field]);
  return isSame ? assumptions : { ...assumptions, ...next };
}

function percent(share: number): string {
  return String(Number((share * 100).toFixed(1)));
}

/** NaN if it is not a number; commas are accepted as thousands separators. */
function read(typed: string): number {
  const text = typed.trim().replaceAll(',', '');
  return /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : NaN;
}
