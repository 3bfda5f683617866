import { capitalized } from '#src/lib/capitalized.ts';
import { rules, urgent } from './field-patterns.ts';

/**
 * Reads the fields of an email or an invoice by plain rules; what it is not sure of it leaves out. Each has its name, and
 * the words it was read from.
 */
export function readFields(text: string) {
  const fields = rules.flatMap(({ name, pattern, most = 1 }) => {
    const every = new RegExp(pattern.source, `g${pattern.flags.replace('g', '')}`);
    const found = [...text.matchAll(every)].map(({ 1: first = '', groups: { value = first, called } = {} }) => ({
      name: called ? capitalized(called) : name,
      value: value.trim(),
    }));
    return found.filter(({ value }, at) => found.findIndex((other) => other.value === value) === at).slice(0, most);
  });
  const first = urgent.pattern.exec(text)?.[0];
  return first ? [{ name: urgent.name, value: urgent.quote(first) }, ...fields] : fields;
}
