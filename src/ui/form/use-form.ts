import { useRef, useState } from 'react';
import { randomId } from '#src/lib/random-id.ts';
import { request } from '#src/lib/request.ts';
import type { StoredValue } from '#src/lib/stored-value.ts';

/** Error messages by field; a valid field is absent. */
type FieldMessages = Readonly<Record<string, readonly string[]>>;

interface Options<Values> {
  /** The values after a reset. */
  empty: Values;
  /** The initial values, read once. */
  start?: () => Values;
  /** Returns the messages for these values, based on the resource's schema. */
  check: (values: Values) => FieldMessages;
  /** Where the unsent values are stored. */
  draft?: StoredValue<object>;
}

/** A form that is validated on the first submit, and from then on with each change (docs/spec.md). */
export function useForm<Values extends object>(options: Options<Values>) {
  const { empty, start = () => empty, check, draft } = options;
  const [values, setValues] = useState(start);
  const [isChecked, setChecked] = useState(false);
  /** The server's messages, until a field changes. */
  const [refusal, setRefusal] = useState<FieldMessages>();
  const [isSending, setSending] = useState(false);
  const attempt = useRef({ body: '', key: '' });

  function set(changes: Partial<Values>) {
    setValues((before) => ({ ...before, ...changes }));
    setRefusal(undefined);
    draft?.write({ ...values, ...changes });
  }

  /** Shows errors from now on; returns true if there are none. */
  function validate(): boolean {
    setChecked(true);
    setRefusal(undefined);
    return Object.keys(check(values)).length === 0;
  }

  /** Posts the values, or what is `sent` instead; a retry has the same idempotency key. @throws as `request` */
  async function send<Answer>(address: string, sent: object = values): Promise<Answer> {
    const body = JSON.stringify(sent);
    if (attempt.current.body !== body) attempt.current = { body, key: randomId() };
    setSending(true);
    try {
      const headers = { 'Idempotency-Key': attempt.current.key };
      const response = await request(address, { method: 'POST', body: sent, headers });
      // That it was taken says the status.
      return (await response.json().catch(() => ({}))) as Answer;
    } finally {
      setSending(false);
    }
  }

  function reset() {
    setValues(empty);
    setChecked(false);
    setRefusal(undefined);
    draft?.write(undefined);
  }

  const messages = refusal ?? (isChecked ? check(values) : {});
  const errors = Object.entries(messages).map(([name, [first]]) => [name, first]);
  return {
    values,
    /** The first error message of each invalid field. */
    errors: Object.fromEntries(errors) as Partial<Record<keyof Values, string>>,
    isSending,
    set,
    validate,
    send,
    reset,
    refuse: setRefusal,
  };
}
