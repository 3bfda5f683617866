import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { contactRequest, trapField, type departments } from '#src/contracts/contact.ts';
import { fieldErrors } from '#src/contracts/failure.ts';
import { randomId } from '#src/lib/random-id.ts';
import { request, RequestError } from '#src/lib/request.ts';
import { dismissToast, toast } from '#src/ui/toast.ts';
import { useForm } from '#src/ui/use-form.ts';
import { keptDraft } from './draft.ts';
import { startValues } from './start-values.ts';

/** How long the thanks stand before the form comes back empty, in ms (docs/spec.md). */
const THANKS_DURATION = 2000;

const empty = {
  name: '',
  email: '',
  company: '',
  phone: '',
  message: '',
  consent: false,
  [trapField]: '',
};
export type ContactValues = typeof empty;
export type ContactForm = ReturnType<typeof useContactForm>;
type Department = (typeof departments)[number];

interface Options {
  /** What goes along with the words: what the visitor was looking at or chatting about, and whom it is for. */
  context: {
    about?: string | undefined;
    chatHistory?: string | undefined;
    department?: Department;
  };
  /** What was typed before this code arrived. */
  typed?: object | undefined;
  /** Called when the thanks have stood for two seconds. */
  onDone: () => void;
}

/**
 * A contact request from the first letter to the thanks: what is typed survives a reload, a failed
 * send keeps it, and sending the same words again is the same request to the server.
 */
export function useContactForm({ context, typed, onDone }: Options) {
  const form = useForm(empty, () => startValues(empty, keptDraft.read(), typed), check);
  const [status, setStatus] = useState<'form' | 'submitting' | 'thanks'>('form');
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
    keptDraft.write({ ...form.values, ...changes });
  }

  function reset() {
    form.reset();
    dismissToast('contact');
    keptDraft.write(undefined);
    setStatus('form');
  }

  /** Answers false where a field is wrong, so that the caller can lead the visitor there. */
  async function submit(): Promise<boolean> {
    if (status !== 'form') return true;
    dismissToast('contact');
    if (!form.validate()) return false;
    const contact = { ...form.values, ...context };
    const body = JSON.stringify(contact);
    if (attempt.current.body !== body) attempt.current = { body, key: randomId() };
    setStatus('submitting');
    try {
      await request('/api/contact', {
        method: 'POST',
        body: contact,
        headers: { 'Idempotency-Key': attempt.current.key },
      });
      keptDraft.write(undefined);
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

  return { ...form, set, reset, submit, status };
}

function check(values: ContactValues) {
  const { error } = contactRequest.safeParse(values);
  return error ? fieldErrors(error) : {};
}
