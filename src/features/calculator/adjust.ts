import { site } from '#src/content/site.ts';
import type { Assumptions } from '#src/contracts/industry-analysis.ts';

export type Typed = ReturnType<typeof typedOf>;
export type FieldName = keyof Typed;

/** What a visitor may change. */
export type Adjustable = Pick<Assumptions, 'people' | 'hourlyCostUsd' | 'automatableShare'>;

const LIMITS: Record<FieldName, readonly [min: number, max: number]> = {
  people: [1, 100_000],
  hourly: [1, 1000],
  shareMin: [0, 100],
  shareMax: [0, 100],
};

/** The panel's fields as typed; shares in percent. */
export function typedOf({ people, hourlyCostUsd, automatableShare }: Adjustable) {
  return {
    people: String(people),
    hourly: String(hourlyCostUsd),
    shareMin: percent(automatableShare.min),
    shareMax: percent(automatableShare.max),
  };
}

/** Error messages by field; empty if all are valid. */
export function errorsOf(typed: Typed): Partial<Record<FieldName, string>> {
  const errors: Partial<Record<FieldName, string>> = {};
  for (const field of Object.keys(LIMITS) as FieldName[]) {
    const [min, max] = LIMITS[field];
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
export function adjusted(assumptions: Assumptions, typed: Typed): Assumptions {
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
  const isSame = (Object.keys(before) as FieldName[]).every((field) => typed[field] === before[field]);
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
