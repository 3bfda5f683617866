import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldErrors } from '#src/contracts/failure.ts';
import { RequestError } from '#src/lib/request.ts';
import { toastFailure } from '../failure.ts';

/** The state of a form that sends one request at a time, with the messages that the server has for its fields. */
export function useRun() {
  const [errors, setErrors] = useState<Readonly<FieldErrors>>({});
  const [busy, setBusy] = useState(false);
  /** @returns whether the server refused fields; any other failure is shown as a toast with this title */
  const run = async (work: () => Promise<unknown>, failure: string): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setErrors({});
    let isRefused = false;
    try {
      await work();
    } catch (error) {
      const fields = error instanceof RequestError ? error.fields : {};
      isRefused = Object.keys(fields).length > 0;
      // At once, so that the first error can be looked for.
      flushSync(() => setErrors(fields));
      if (!isRefused) toastFailure(failure, error);
    }
    setBusy(false);
    return isRefused;
  };
  return { run, busy, errors, clearErrors: () => setErrors({}) };
}
