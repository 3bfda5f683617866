import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { contact } from '#src/content/messages.ts';
import { site } from '#src/content/site.ts';
import { openSchedule } from '#src/features/scheduling/store.ts';
import { Button } from '#src/ui/Button.tsx';
import { Sentence } from '#src/ui/Sentence.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { focusFirstError } from '#src/ui/form/focus-first-error.ts';
import { ContactFields } from './ContactFields.tsx';
import { storedDraft } from './draft.ts';
import { FormOrThanks } from './FormOrThanks.tsx';
import { $contact } from './store.ts';
import { useContactForm } from './use-contact-form.ts';

export const closeContact = () => $contact.set({ ...$contact.get(), open: false });

/** The site-wide contact dialog; opened by `openContact` of its store. */
export function ContactDialog() {
  const opened = useStore($contact);
  const { open, about, chatHistory, message, isWithoutChat = false } = opened;
  const isTalking = useRef(false);
  const withChat = !isWithoutChat;
  const form = useContactForm({
    context: { about, chatHistory: withChat ? chatHistory : undefined },
    onThanked: closeContact,
  });
  const begin = useEffectEvent((words: string) => {
    const { message: draft } = form.values;
    if (!draft.includes(words)) form.set({ message: [draft, words].filter(Boolean).join('\n\n') });
  });
  useEffect(() => {
    if (open && message) begin(message);
  }, [open, message]);

  function close() {
    if (form.isSending) return;
    storedDraft.write(undefined);
    closeContact();
  }

  /** Only once nobody sees it anymore. */
  function empty() {
    if (!isTalking.current) form.reset();
    isTalking.current = false;
  }

  /** What was typed stays for when the dialog is opened again. */
  function talk() {
    isTalking.current = true;
    closeContact();
    openSchedule();
  }

  return (
    <Dialog
      open={open}
      title={contact.formTitle(site.name)}
      description={contact.dialogDescription}
      locked={form.isSending}
      headless={form.isThanking}
      onClose={close}
      onGone={empty}
    >
      <FormOrThanks form={form}>
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
              <Sentence parts={contact.aboutSubject(<strong className="font-semibold">{about}</strong>)} />
            </p>
          )}
          <ContactFields
            form={form}
            labels={{ name: contact.nameLabelInDialog, message: contact.messageLabelInDialog }}
          />
          {chatHistory && (
            <div className="border-l-3 border-double border-cobalt-soft pl-3.5 text-ui">
              <p>
                <span>
                  {withChat
                    ? contact.conversationIsSent(site.assistant)
                    : contact.conversationIsLeftOut(site.assistant)}
                </span>{' '}
                <button
                  type="button"
                  className="link"
                  onClick={() => $contact.set({ ...opened, isWithoutChat: withChat })}
                >
                  {withChat ? contact.leaveConversationOut : contact.sendConversation}
                </button>
              </p>
              {withChat && (
                <details>
                  <summary className="w-fit link">{contact.readConversation}</summary>
                  <p
                    className="mt-1 max-h-40 overflow-y-auto text-note wrap-anywhere whitespace-pre-wrap text-ink-2"
                    role="group"
                    aria-label={contact.conversation}
                    tabIndex={0}
                  >
                    {chatHistory}
                  </p>
                </details>
              )}
            </div>
          )}
          <p className="text-ui text-ink-2">
            <Sentence
              parts={contact.ratherTalk(
                (words) => (
                  <button type="button" className="link" disabled={form.isSending} onClick={talk}>
                    {words}
                  </button>
                ),
                (words) => (
                  <a href="/contact" className="link">
                    {words}
                  </a>
                ),
              )}
            />
          </p>
          <div className="flex justify-end gap-3">
            <Button variant="secondary" disabled={form.isSending} onClick={close}>
              {contact.cancel}
            </Button>
            <Button type="submit" disabled={form.isSending}>
              {form.isSending ? contact.sending : contact.submit}
            </Button>
          </div>
        </form>
      </FormOrThanks>
    </Dialog>
  );
}
