import fc, { type Arbitrary } from 'fast-check';
import { readRoutes } from '#functions/tests/support/routes.ts';
import { addDays } from '#src/lib/calendar-dates.ts';
import { PAGES } from './http.data.ts';
import { byName } from './likely.data.ts';
import { naughtyTexts } from './naughty.data.ts';

/** An address for requests, and what is read of them there. */
export interface Target {
  method: string;
  /** With the placeholders of its function. */
  path: string;
  /** Names of query parameters. */
  query: readonly string[];
  /** Names of body fields. */
  fields: readonly string[];
  /** Bodies generated from its schema. Undefined where it takes none. */
  bodies?: Arbitrary<unknown> | undefined;
}

/** Every method of every function, and pages. */
export async function readTargets(): Promise<Target[]> {
  const routes = await readRoutes();
  const calls = routes.map(({ method, template, does }) => ({
    method,
    path: template,
    query: method === 'GET' ? [...fieldsOf(does.query), 'scope', 'page'] : [],
    fields: fieldsOf(does.body),
    bodies: does.body && valuesOf(does.body),
  }));
  const pages = PAGES.map((path) => ({ method: 'GET', path, query: ['page'], fields: [] }));
  // Targets with a body can fail in more ways than others.
  const withFields = calls.filter(({ fields }) => fields.length > 0);
  return [...calls, ...withFields, ...withFields, ...pages];
}

const today = new Date().toISOString().slice(0, 10);
const date = Array.from({ length: 30 }, (_, index) => addDays(today, index + 1));

/** A map, because names here can also be `constructor`. */
export const likely: ReadonlyMap<string, readonly unknown[]> = new Map(Object.entries({ ...byName, date }));

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

function definitionOf(schema: unknown): Definition {
  return (schema as { _zod: { def: Definition } })._zod.def;
}

/** Names of the fields that a schema reads; none without a schema. */
function fieldsOf(schema: unknown): string[] {
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
function valuesOf(schema: unknown): Arbitrary<unknown> {
  const definition = definitionOf(schema);
  const { type, shape, in: before, out, innerType, element, options, values, entries } = definition;
  if (shape) {
    const fields = Object.entries(shape).map(([name, field]) => {
      // Only a body whose other fields pass shows what one field does, so half of them are valid.
      const [right, any] = [likely.get(name), valuesOf(field)];
      return [name, right ? fc.oneof(fc.constantFrom(...right), any) : any] as const;
    });
    return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
  }
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
