import { calculator } from '#src/content/messages.ts';
import { site } from '#src/content/site.ts';
import type { Assumptions } from '#src/contracts/industry-analysis.ts';
import { formatNumber } from '#src/domain/format.ts';

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
  people: { label: calculator.peopleThere, parameter: 'people', limits: [1, 100_000] },
  hourly: { label: calculator.costPerHour(site.currency), parameter: 'hourly', limits: [1, 1000] },
  shareMin: { label: calculator.shareLow, parameter: 'share-from', limits: [0, 100] },
  shareMax: { label: calculator.shareHigh, parameter: 'share-to', limits: [0, 100] },
};
export const fieldNames = Object.keys(assumptionFields) as FieldName[];

/** What the fields begin with. */
export function typedOf({ people, hourlyCostUsd, automatableShare }: Adjustable) {
  return {
    people: String(people),
    hourly: written(hourlyCostUsd),
    shareMin: percent(automatableShare.min),
    shareMax: percent(automatableShare.max),
  };
}

/** Error messages by field; empty if all are valid. */
export function assumptionErrors(typed: TypedAssumptions): Partial<Record<FieldName, string>> {
  const errors: Partial<Record<FieldName, string>> = {};
  for (const field of fieldNames) {
    const [min, max] = assumptionFields[field].limits;
    const value = numberIn(typed[field]);
    if (value >= min && value <= max) continue;
    errors[field] = calculator.outOfRange(formatNumber(min), formatNumber(max));
  }
  if (!errors.shareMin && !errors.shareMax && numberIn(typed.shareMin) > numberIn(typed.shareMax)) {
    errors.shareMax = calculator.belowLow;
  }
  return errors;
}

/** Applies valid typed values. An unchanged field keeps its exact value, which the panel shows rounded. */
export function adjusted(assumptions: Assumptions, typed: TypedAssumptions): Assumptions {
  const before = typedOf(assumptions);
  const given = (field: FieldName, old: number, unit = 1) =>
    typed[field] === before[field] ? old : numberIn(typed[field]) / unit;
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
  return written(Number((share * 100).toFixed(1)));
}

/** What stands before the decimals in the agency's locale: '.' or ','. */
const POINT = formatNumber(0.5).charAt(1);

/** A number as a visitor would type it, without separators of thousands. */
function written(value: number): string {
  return String(value).replace('.', POINT);
}

/**
 * NaN if it is not a number; separators of thousands are accepted.
 * @param point before the decimals; where it is a comma, so is a point that no three digits follow
 */
export function numberIn(typed: string, point: string = POINT): number {
  const separators = point === ',' ? /[\s’]|\.(?=\d{3}(?:\D|$))/g : /[\s’,]/g;
  const text = typed.trim().replaceAll(separators, '').replace(point, '.');
  return /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : NaN;
}
