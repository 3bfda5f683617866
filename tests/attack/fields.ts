/** The part of a zod schema from which its fields are read. */
interface Definition {
  shape?: Record<string, unknown>;
  in?: unknown;
  innerType?: unknown;
  options?: unknown[];
  left?: unknown;
  right?: unknown;
}

/** Names of the fields that a schema reads. */
export function fieldsOf(schema: unknown): string[] {
  const { _zod } = (schema ?? {}) as { _zod?: { def: Definition } };
  if (!_zod) return [];
  const { shape, in: before, innerType, options = [], left, right } = _zod.def;
  if (shape) return Object.keys(shape);
  const inside = [before, innerType, left, right, ...options];
  return [...new Set(inside.flatMap(fieldsOf))];
}
