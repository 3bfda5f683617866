import { useState } from 'react';

/** Error messages by field; a valid field is absent. */
export type FieldMessages = Readonly<Record<string, readonly string[]>>;

export interface Form<Values> {
  values: Values;
  /** The first error message of each invalid field. */
  errors: Partial<Record<keyof Values, string>>;
  set: (changes: Partial<Values>) => void;
  /** Shows errors from now on; returns true if there are none. */
  validate: () => boolean;
  /** Shows the messages of a server's response, until a field changes. */
  reject: (messages: FieldMessages) => void;
  reset: () => void;
}

/**
 * The state of a form that is validated on the first submit, and from then on with each change
 * (docs/spec.md).
 *
 * @param empty the values after a reset.
 * @param start the initial values, read once.
 * @param check returns the messages for these values, based on the resource's schema.
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
