import { useEffect, useEffectEvent, useState } from 'react';
import { contact } from '#src/content/messages.ts';
import { contactRequest, emptyContact, type departments } from '#src/contracts/contact.ts';
import { checkWith } from '#src/contracts/failure.ts';
import { usual } from '#src/domain/booking/opening-times.ts';
import { currentSettings } from '#src/domain/current-settings.ts';
import { contactReceipt, type ReceiptLine } from '#src/domain/contact-receipt.ts';
import { dismissToast, toast } from '#src/ui/toast/toast.ts';
import { useLoaded } from '#src/ui/use-loaded.ts';
import { useForm } from '#src/ui/form/use-form.ts';
import { storedDraft } from './draft.ts';

/** How long the thanks are shown before the form returns empty, in ms (docs/spec.md). */
const THANKS_DURATION = 2000;

export type ContactValues = typeof emptyContact;
export type ContactForm = ReturnType<typeof useContactForm>;

interface Options {
  /** Sent with the fields. */
  context: {
    about?: string | undefined;
    chatHistory?: string | undefined;
    department?: (typeof departments)[number];
  };
  /** Called after the thanks have been shown for two seconds, in place of the reset, which is then the caller's. */
  onThanked?: () => void;
}

/** The state of a contact request until the thanks. A draft survives reloads, and a failed request keeps everything. */
export function useContactForm({ context, onThanked }: Options) {
  const form = useForm({
    empty: emptyContact,
    start: () => fitting(storedDraft.read()),
    check: checkWith(contactRequest),
    draft: storedDraft,
  });
  const { value: open = usual } = useLoaded(currentSettings);
  const [isThanking, setThanking] = useState(false);
  const [filed, setFiled] = useState({ times: 0, receipt: [] as ReceiptLine[] });

  const endThanks = useEffectEvent(() => {
    if (onThanked) onThanked();
    else reset();
  });
  useEffect(() => {
    if (!isThanking) return;
    const timer = setTimeout(() => endThanks(), THANKS_DURATION);
    return () => clearTimeout(timer);
  }, [isThanking]);

  function reset() {
    form.reset();
    dismissToast('contact');
    setThanking(false);
  }

  /** Returns false if a field is invalid, so that the caller can move the focus there. */
  async function submit(): Promise<boolean> {
    if (isThanking) return true;
    return form.submit<{ id?: number }>({
      address: '/api/contact',
      sent: { ...form.values, ...context },
      about: 'contact',
      onSent({ id }) {
        storedDraft.write(undefined);
        const receipt = contactReceipt({ ...form.values, id }, new Date(), open);
        setFiled({ times: filed.times + 1, receipt });
        setThanking(true);
        toast({
          title: contact.sentTitle,
          description: contact.sentNote,
        });
      },
      onFailure: (refusal) => ({
        title: contact.failedTitle,
        description: contact.failedNote,
        fields: refusal?.fields,
      }),
    });
  }

  return {
    ...form,
    reset,
    submit,
    isThanking,
    /** How many requests this form has sent, and the receipt of the last one. */
    filed,
    /** Takes the receipt away. */
    clear: () => setFiled({ times: 0, receipt: [] }),
  };
}

/** The values of a draft that are a form's. */
function fitting(draft: object = {}): ContactValues {
  const stored: Partial<Record<string, unknown>> = { ...draft };
  const values = Object.entries(emptyContact).map(([name, empty]) => {
    const value = stored[name];
    return [name, typeof value === typeof empty ? value : empty];
  });
  return Object.fromEntries(values) as ContactValues;
}
