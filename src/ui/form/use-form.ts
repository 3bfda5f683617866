import { useRef, useState } from 'react';
import { randomId } from '#src/lib/random-id.ts';
import { request, RequestError } from '#src/lib/request.ts';
import { dismissToast, toast, type Toast } from '../toast/toast.ts';

/** Error messages by field; a valid field is absent. */
type FieldMessages = Readonly<Record<string, readonly string[]>>;

interface Options<Values> {
  /** The values after a reset. */
  empty: Values;
  /** The initial values, read once. */
  start?: () => Values;
  /** Returns the messages for these values, based on the resource's schema. */
  check: (values: Values) => FieldMessages;
  /** Where the unsent values are stored; undefined after a reset. */
  draft?: { write: (values: Values | undefined) => unknown };
}

interface Sending<Answer> {
  address: string;
  /** What is sent instead of the values. */
  sent?: object;
  /** The subject of the toast that a failure shows. */
  about: string;
  onSent: (answer: Answer) => void;
  /** What to say about a failure, and at which fields. */
  onFailure: (refusal: RequestError | undefined) => Toast & { fields?: FieldMessages | undefined };
}

/** A form that is validated on the first submit, and from then on with each change (docs/spec.md). */
export function useForm<Values extends object>(options: Options<Values>) {
  const { empty, start = () => empty, check, draft } = options;
  const [values, setValues] = useState(start);
  /** Also for whoever began with older values, such as a request that ends after more was typed. */
  const latest = useRef(values);
  const [isChecked, setChecked] = useState(false);
  /** The server's messages, until a field changes. */
  const [refusal, setRefusal] = useState<FieldMessages>();
  const [isSending, setSending] = useState(false);
  const attempt = useRef({ body: '', key: '' });

  function set(changes: Partial<Values>) {
    latest.current = { ...latest.current, ...changes };
    setValues(latest.current);
    setRefusal(undefined);
    draft?.write(latest.current);
  }

  /** Shows errors from now on; returns true if there are none. */
  function validate(): boolean {
    setChecked(true);
    setRefusal(undefined);
    return Object.keys(check(values)).length === 0;
  }

  /**
   * Posts the values if they are valid; a retry has the same idempotency key.
   *
   * @returns false if a field is invalid, so that the caller can move the focus there
   */
  async function submit<Answer>(sending: Sending<Answer>): Promise<boolean> {
    const { address, sent = values, about, onSent, onFailure } = sending;
    if (isSending) return true;
    dismissToast(about);
    if (!validate()) return false;
    const body = JSON.stringify(sent);
    if (attempt.current.body !== body) attempt.current = { body, key: randomId() };
    setSending(true);
    try {
      const headers = { 'Idempotency-Key': attempt.current.key };
      const response = await request(address, { method: 'POST', body: sent, headers });
      // That it was taken says the status.
      onSent((await response.json().catch(() => ({}))) as Answer);
      return true;
    } catch (error) {
      const refusal = error instanceof RequestError ? error : undefined;
      const { fields = {}, ...words } = onFailure(refusal);
      setRefusal(fields);
      toast({ about, ...words, destructive: true });
      return Object.keys(fields).length === 0;
    } finally {
      setSending(false);
    }
  }

  function reset() {
    latest.current = empty;
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
    submit,
    reset,
  };
}
