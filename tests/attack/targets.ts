import fc, { type Arbitrary } from 'fast-check';
import { type core, toJSONSchema } from 'zod';
import { routes } from '#api/tests/support/routes.ts';
import { addDays } from '#src/lib/calendar-dates.ts';
import { PAGES } from './http.data.ts';
import { byName } from './likely.data.ts';
import { naughtyTexts } from './naughty.ts';

/** An address for requests, and what is read of them there. */
export interface Target {
  method: string;
  /** With its params. */
  path: string;
  /** Names of query parameters. */
  query: readonly string[];
  /** Names of body fields. */
  fields: readonly string[];
  /** Bodies generated from its schema. Undefined where it takes none. */
  bodies?: Arbitrary<unknown> | undefined;
}

/** Every method of every call, and pages. */
export function readTargets(): Target[] {
  const calls = routes.map(({ method, template, query, body }) => ({
    method,
    path: template,
    query: method === 'GET' ? [...fieldsOf(inputOf(query)), 'scope', 'page'] : [],
    fields: fieldsOf(inputOf(body)),
    bodies: body && valuesOf(inputOf(body)),
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

/** What a schema reads. */
type Input = core.JSONSchema.BaseSchema;

/** Nothing in particular without a schema. */
function inputOf(schema: core.$ZodType | undefined): Input {
  return schema ? toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) : {};
}

/** Names of the fields of an object, whatever its variant. */
function fieldsOf({ properties = {}, anyOf = [], oneOf = [], allOf = [] }: Input): string[] {
  const parts = [...anyOf, ...oneOf, ...allOf] as Input[];
  return [...new Set([...Object.keys(properties), ...parts.flatMap(fieldsOf)])];
}

const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ unit: 'grapheme', minLength: 10, maxLength: 60 }),
  fc.constantFrom(...naughtyTexts),
);

/** Generates values of the shapes and types that are read, with any text in them. */
function valuesOf(input: Input): Arbitrary<unknown> {
  const { type, properties, anyOf, oneOf, items, enum: values } = input;
  if (properties) {
    const fields = Object.entries(properties as Record<string, Input>).map(([name, field]) => {
      // Only a body whose other fields pass shows what one field does, so half of them are valid.
      const [right, any] = [likely.get(name), fc.option(valuesOf(field), { nil: null })];
      return [name, right ? fc.oneof(fc.constantFrom(...right), any) : any] as const;
    });
    return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
  }
  const variants = anyOf ?? oneOf;
  if (variants) return fc.oneof(...variants.map(valuesOf));
  if (values ?? 'const' in input) return fc.constantFrom(...(values ?? [input.const]));
  if (items) return fc.array(valuesOf(items as Input), { maxLength: 5 });
  if (type === 'string') return texts;
  if (type === 'boolean') return fc.boolean();
  if (type === 'number' || type === 'integer') return fc.oneof(fc.integer(), fc.double());
  return fc.jsonValue();
}
