import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { contactRequest, emptyContact, type departments } from '#src/contracts/contact.ts';
import { fieldErrors } from '#src/contracts/failure.ts';
import { contactReceipt, type ReceiptLine } from '#src/domain/contact-receipt.ts';
import { randomId } from '#src/lib/random-id.ts';
import { request, RequestError } from '#src/lib/request.ts';
import { dismissToast, toast } from '#src/ui/toast/toast.ts';
import { useForm } from '#src/ui/form/use-form.ts';
import { storedDraft } from './draft.ts';
import { startValues } from './start-values.ts';

/** How long the thanks are shown before the form returns empty, in ms (docs/spec.md). */
const THANKS_DURATION = 2000;

export type ContactValues = typeof emptyContact;
export type ContactForm = ReturnType<typeof useContactForm>;
type Department = (typeof departments)[number];

interface Options {
  /** Sent with the fields: the subject, the chat transcript and the department. */
  context: {
    about?: string | undefined;
    chatHistory?: string | undefined;
    department?: Department;
  };
  /** What was typed before this code was loaded. */
  typed?: object | undefined;
  /** Called after the thanks have been shown for two seconds. */
  onDone: () => void;
}

/**
 * The state of a contact request until the thanks: a draft survives reloads, a failed request keeps
 * everything, and a retry with the same values sends the same idempotency key.
 */
export function useContactForm({ context, typed, onDone }: Options) {
  const form = useForm(
    emptyContact,
    () => startValues(emptyContact, storedDraft.read(), typed),
    check,
  );
  const [status, setStatus] = useState<'form' | 'submitting' | 'thanks'>('form');
  const [filed, setFiled] = useState({ times: 0, receipt: [] as ReceiptLine[] });
  const attempt = useRef({ body: '', key: '' });

  const endThanks = useEffectEvent(() => {
    reset();
    onDone();
  });
  useEffect(() => {
    if (status !== 'thanks') return;
    const timer = setTimeout(() => endThanks(), THANKS_DURATION);
    return () => clearTimeout(timer);
  }, [status]);

  function set(changes: Partial<ContactValues>) {
    form.set(changes);
    storedDraft.write({ ...form.values, ...changes });
  }

  function reset() {
    form.reset();
    dismissToast('contact');
    storedDraft.write(undefined);
    setStatus('form');
  }

  /** Returns false if a field is invalid, so that the caller can move the focus there. */
  async function submit(): Promise<boolean> {
    if (status !== 'form') return true;
    dismissToast('contact');
    if (!form.validate()) return false;
    const contact = { ...form.values, ...context };
    const body = JSON.stringify(contact);
    if (attempt.current.body !== body) attempt.current = { body, key: randomId() };
    setStatus('submitting');
    try {
      const response = await request('/api/contact', {
        method: 'POST',
        body: contact,
        headers: { 'Idempotency-Key': attempt.current.key },
      });
      const answer = (await response.json().catch(() => null)) as { id?: number } | null;
      storedDraft.write(undefined);
      setFiled({
        times: filed.times + 1,
        receipt: contactReceipt({ ...form.values, id: answer?.id }, new Date()),
      });
      setStatus('thanks');
      toast({
        title: 'Message sent!',
        description: "Thank you for contacting us. We'll be in touch soon.",
      });
    } catch (error) {
      const fields = error instanceof RequestError ? error.fields : {};
      setStatus('form');
      form.reject(fields);
      toast({
        about: 'contact',
        title: 'Something went wrong',
        description: 'Please try again later or contact us directly.',
        destructive: true,
      });
      return Object.keys(fields).length === 0;
    }
    return true;
  }

  return {
    ...form,
    set,
    reset,
    submit,
    status,
    /** How many requests this form has sent, and the receipt of the last one. */
    filed,
  };
}

function check(values: ContactValues) {
  const { error } = contactRequest.safeParse(values);
  return error ? fieldErrors(error) : {};
}
