import type { Assumptions } from '#src/contracts/industry-analysis.ts';

/** What a visitor may change of the assumptions. */
export type Adjustable = Pick<Assumptions, 'people' | 'hourlyCostUsd' | 'automatableShare'>;

/** The fields of the panel, as they are typed; shares in percent. */
export interface Typed {
  readonly people: string;
  readonly hourly: string;
  readonly shareMin: string;
  readonly shareMax: string;
}

export type Field = keyof Typed;

const LIMITS: Record<Field, readonly [min: number, max: number]> = {
  people: [1, 100_000],
  hourly: [1, 1000],
  shareMin: [0, 100],
  shareMax: [0, 100],
};

export function typedOf({ people, hourlyCostUsd, automatableShare }: Adjustable): Typed {
  return {
    people: String(people),
    hourly: String(hourlyCostUsd),
    shareMin: percent(automatableShare.min),
    shareMax: percent(automatableShare.max),
  };
}

/** What is wrong with what is typed, by field; empty where nothing is. */
export function errorsOf(typed: Typed): Partial<Record<Field, string>> {
  const errors: Partial<Record<Field, string>> = {};
  for (const field of Object.keys(LIMITS) as Field[]) {
    const [min, max] = LIMITS[field];
    const value = read(typed[field]);
    if (value >= min && value <= max) continue;
    errors[field] = `Enter a number from ${min} to ${max.toLocaleString('en-US')}`;
  }
  if (!errors.shareMin && !errors.shareMax && read(typed.shareMin) > read(typed.shareMax)) {
    errors.shareMax = 'Enter no less than the low end';
  }
  return errors;
}

/**
 * The assumptions with what is typed in place of what stood there. A field that was left alone keeps
 * its exact value, which the panel shows rounded.
 *
 * @param typed without errors.
 */
export function adjusted(assumptions: Assumptions, typed: Typed): Assumptions {
  const before = typedOf(assumptions);
  const given = (field: Field, old: number, unit = 1) =>
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
  const isSame = (Object.keys(before) as Field[]).every((field) => typed[field] === before[field]);
  return isSame ? assumptions : { ...assumptions, ...next };
}

function percent(share: number): string {
  return String(Number((share * 100).toFixed(1)));
}

/** NaN where it is no number; a thousands comma is taken as one. */
function read(typed: string): number {
  const text = typed.trim().replaceAll(',', '');
  return /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : NaN;
}
