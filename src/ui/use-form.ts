import { useState } from 'react';

/** Messages by field; a field that is right is absent. */
export type FieldMessages = Readonly<Record<string, readonly string[]>>;

export interface Form<Values> {
  values: Values;
  /** The first message of each field that is wrong. */
  errors: Partial<Record<keyof Values, string>>;
  set: (changes: Partial<Values>) => void;
  /** Shows what is wrong from now on; true where nothing is. */
  validate: () => boolean;
  /** Takes over the messages of a server's answer, until a field changes. */
  reject: (messages: FieldMessages) => void;
  reset: () => void;
}

/**
 * The state of a form that is checked on the first submit, and from then on with each change
 * (docs/spec.md).
 *
 * @param empty what it is reset to.
 * @param start what it holds at first, read once.
 * @param check the messages for these values; made from the schema of the resource.
 */
export function useForm<Values extends object>(
  empty: Values,
  start: () => Partial<Values>,
  check: (values: Values) => FieldMessages,
): Form<Values> {
  const [values, setValues] = useState(() => ({ ...empty, ...start() }));
  const [messages, setMessages] = useState<FieldMessages>({});
  const [checked, setChecked] = useState(false);

  return {
    values,
    errors: Object.fromEntries(
      Object.entries(messages).map(([name, [first]]) => [name, first]),
    ) as Form<Values>['errors'],
    set(changes) {
      const next = { ...values, ...changes };
      setValues(next);
      if (checked) setMessages(check(next));
    },
    validate() {
      const found = check(values);
      setChecked(true);
      setMessages(found);
      return Object.keys(found).length === 0;
    },
    reject: setMessages,
    reset() {
      setValues(empty);
      setMessages({});
      setChecked(false);
    },
  };
}
