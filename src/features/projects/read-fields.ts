import { rules, urgent } from './field-patterns.ts';

/**
 * Reads the fields of an email or an invoice by plain rules; what it is not sure of it leaves out. Each has its name, and
 * the words it was read from.
 */
export function readFields(text: string) {
  const fields = rules.flatMap(({ name, pattern, most = 1 }) => {
    const every = new RegExp(pattern.source, `g${pattern.flags.replace('g', '')}`);
    const values = [...text.matchAll(every)].map(([, value = '']) => value.trim());
    return [...new Set(values)].slice(0, most).map((value) => ({ name, value }));
  });
  const first = urgent.exec(text)?.[0];
  return first ? [{ name: 'Comes first', value: `“${first}”` }, ...fields] : fields;
}
