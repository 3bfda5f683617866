import fc from 'fast-check';
import { likely } from './likely.ts';
import { naughtyTexts } from './naughty.data.ts';

/** The part of a zod schema from which its fields and valid values are derived. */
interface Definition {
  type: string;
  shape?: Record<string, unknown>;
  in?: unknown;
  out?: unknown;
  innerType?: unknown;
  element?: unknown;
  options?: unknown[];
  left?: unknown;
  right?: unknown;
  values?: unknown[];
  entries?: Record<string, unknown>;
}

/** Names of the fields that a schema reads; none without a schema. */
export function fieldsOf(schema: unknown): string[] {
  if (!schema) return [];
  const { shape, in: before, innerType, options = [], left, right } = definitionOf(schema);
  if (shape) return Object.keys(shape);
  return [...new Set([before, innerType, left, right, ...options].flatMap(fieldsOf))];
}

const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ unit: 'grapheme', minLength: 10, maxLength: 60 }),
  fc.constantFrom(...naughtyTexts),
);

/** Generates values of the shapes and types that a schema reads, with any text in them. */
export function valuesOf(schema: unknown): fc.Arbitrary<unknown> {
  const definition = definitionOf(schema);
  const { type, shape, in: before, out, innerType, element, options, values, entries } = definition;
  if (shape) return fc.record(recordOf(shape), { requiredKeys: [] });
  if (options) return fc.oneof(...options.map(valuesOf));
  if (values) return fc.constantFrom(...values);
  if (entries) return fc.constantFrom(...Object.values(entries));
  if (element) return fc.array(valuesOf(element), { maxLength: 5 });
  if (innerType) return fc.option(valuesOf(innerType), { nil: null });
  if (before) return valuesOf(definitionOf(before).type === 'transform' ? out : before);
  if (type === 'string') return texts;
  if (type === 'boolean') return fc.boolean();
  if (type === 'number') return fc.oneof(fc.integer(), fc.double());
  return fc.jsonValue();
}

/** Half of the fields are valid: only a body whose other fields pass shows what one field does. */
function recordOf(shape: Record<string, unknown>): Record<string, fc.Arbitrary<unknown>> {
  const fields = Object.entries(shape).map(([name, schema]) => {
    const right = likely.get(name);
    const any = valuesOf(schema);
    return [name, right ? fc.oneof(fc.constantFrom(...right), any) : any] as const;
  });
  return Object.fromEntries(fields);
}

function definitionOf(schema: unknown): Definition {
  return (schema as { _zod: { def: Definition } })._zod.def;
}
