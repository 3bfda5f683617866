import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { site } from '#src/content/site.ts';
import { buttonClass } from '#src/ui/button.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { focusFirstError } from '#src/ui/form/focus-first-error.ts';
import { ChatAlong } from './ChatAlong.tsx';
import { ContactFields } from './ContactFields.tsx';
import { $contact, type ContactContext } from './store.ts';
import { Thanks } from './Thanks.tsx';
import { useContactForm } from './use-contact-form.ts';
import { WithReceipt } from './WithReceipt.tsx';

const hide = () => $contact.set({ open: false });

/** The site-wide contact dialog; opened by `openContact` of its store. */
export function ContactDialog() {
  const contact = useStore($contact);
  const { about, chatHistory, message }: ContactContext = contact.open ? contact : {};
  const [withChat, setWithChat] = useState(true);
  useEffect(() => setWithChat(true), [chatHistory]);
  const form = useContactForm({
    context: { about, chatHistory: withChat ? chatHistory : undefined },
    onDone: hide,
  });
  const begin = useEffectEvent((words: string) => {
    const { message: draft } = form.values;
    if (!draft.includes(words)) form.set({ message: [draft, words].filter(Boolean).join('\n\n') });
  });
  useEffect(() => {
    if (message) begin(message);
  }, [message]);
  const submitting = form.status === 'submitting';

  function close() {
    if (submitting) return;
    hide();
    form.reset();
  }

  return (
    <Dialog
      open={contact.open}
      title={`Contact ${site.name}`}
      description="Fill out the form below and our team will get back to you as soon as possible."
      locked={submitting}
      headless={form.status === 'thanks'}
      onClose={close}
    >
      <WithReceipt filed={form.filed}>
        {form.status === 'thanks' ? (
          <Thanks />
        ) : (
          <form
            noValidate
            className="grid gap-5"
            onSubmit={(event) => {
              event.preventDefault();
              const element = event.currentTarget;
              void form.submit().then((isRight) => isRight || focusFirstError(element));
            }}
          >
            {about && (
              <p className="text-ui">
                About: <strong className="font-semibold">{about}</strong>
              </p>
            )}
            <ContactFields
              form={form}
              labels={{ name: 'Full Name', message: 'How can we help?' }}
            />
            {chatHistory && (
              <ChatAlong text={chatHistory} included={withChat} onIncluded={setWithChat} />
            )}
            <div className="flex justify-end gap-3">
              <button
                type="button"
                className={buttonClass({ variant: 'secondary' })}
                disabled={submitting}
                onClick={close}
              >
                Cancel
              </button>
              <button type="submit" className={buttonClass()} disabled={submitting}>
                {submitting ? 'Sending...' : 'Submit'}
              </button>
            </div>
          </form>
        )}
      </WithReceipt>
    </Dialog>
  );
}
