import type { FieldErrors } from '#src/contracts/failure.ts';

type TextName<Values> = {
  [Name in keyof Values]: Values[Name] extends string ? Name & string : never;
}[keyof Values];

/** Gives the props of a form's text fields, by name. */
export function fieldsOf<Values>(
  values: Values,
  errors: Readonly<FieldErrors>,
  onChange: (change: Partial<Values>) => void,
) {
  return (name: TextName<Values>) => ({
    name,
    value: values[name] as string,
    error: errors[name]?.[0],
    onValue: (value: string) => onChange({ [name]: value } as Partial<Values>),
  });
}
