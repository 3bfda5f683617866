import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { InboxDetail } from '#src/contracts/inbox.ts';
import { randomId } from '#src/lib/random-id.ts';
import { RequestError } from '#src/lib/request.ts';
import { Field } from '#src/ui/form/Field.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import { $answerDrafts, $drafts, changeDraft, type ReplyDraft } from '../drafts.ts';
import { AnswersDialog } from './AnswersDialog.tsx';
import { keyOf } from '../query.ts';
import { $busy, $desk } from '../state.ts';
import { reload, sendReply } from '../store.ts';
import { replySubject, replyText } from '../words.ts';
import { Button, SmallButton, TextButton } from '../../parts/Button.tsx';
import { Select } from '../../parts/Choice.tsx';
import { confirm } from '../../parts/confirm.tsx';
import { openDialog } from '../../parts/open-dialog.ts';
import { fieldsOf, useSubmit } from '../../parts/use-request-form.ts';

/** Begins a reply, which opens its form; one that was begun before is continued. */
export function beginReply(item: InboxDetail): void {
  const { reply } = $drafts.get()[keyOf(item)] ?? {};
  const fresh = { subject: replySubject(), text: replyText(item), key: randomId() };
  changeDraft(keyOf(item), { reply: reply ?? fresh });
  requestAnimationFrame(() => focusText(item));
}

/** The form of a reply that was begun; it is kept until it is sent or discarded. */
export function Reply({ item }: { item: InboxDetail }) {
  const key = keyOf(item);
  const draft = useStore($drafts)[key]?.reply;
  return draft ? <ReplyForm key={key} item={item} draft={draft} /> : null;
}

function ReplyForm({ item, draft }: { item: InboxDetail; draft: ReplyDraft }) {
  const desk = useStore($desk);
  const busy = useStore($busy);
  const hasUnsaved = Object.keys(useStore($answerDrafts)).length > 0;
  const caret = useRef<number>(undefined);
  const key = keyOf(item);
  const set = (change: Partial<ReplyDraft>) => changeDraft(key, { reply: { ...draft, ...change } });
  const drop = () => {
    changeDraft(key, { reply: undefined });
    document.getElementById('inbox-detail')?.focus();
  };

  useEffect(() => {
    const field = fieldOf();
    if (caret.current === undefined || !field) return;
    field.focus();
    field.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });

  const insert = (id: string) => {
    const answer = desk?.answers.find((one) => String(one.id) === id);
    if (!answer) return;
    const at = fieldOf()?.selectionStart || afterGreeting(draft.text);
    const text = answer.text.replaceAll('{name}', item.name || 'there');
    caret.current = at + text.length;
    set({ text: draft.text.slice(0, at) + text + draft.text.slice(at) });
  };
  const { errors, onSubmit } = useSubmit({
    failure: 'The reply was not sent',
    async send() {
      try {
        await sendReply(draft);
      } catch (error) {
        if (!(error instanceof RequestError && error.fields['Idempotency-Key'])) throw error;
        // The answer to the first attempt was lost, and the text has been changed since.
        set({ key: randomId() });
        reload();
        return toast({
          title: 'It was sent before your last change',
          description: 'Check the history. Send it again only if the change matters.',
          destructive: true,
        });
      }
      drop();
      toast({ title: 'Reply sent', description: `To ${item.email}` });
    },
  });
  const field = fieldsOf<ReplyDraft>(draft, errors, set);
  const isTyped = draft.text !== replyText(item);
  const discard = async () => {
    const isConfirmed = await confirm({
      title: 'Discard this reply?',
      action: 'Discard',
      text: <p className="text-ink-2">What you have written is lost then.</p>,
    });
    if (isConfirmed) drop();
  };
  return (
    <section aria-labelledby="inbox-reply">
      <h3 id="inbox-reply">Reply to {item.email}</h3>
      <form className="inbox-form" noValidate onSubmit={onSubmit}>
        <div className="small-fields flex flex-wrap gap-2">
          <Select
            aria-label="Insert a canned answer"
            value=""
            options={[
              ['', 'Insert an answer …'],
              ...(desk?.answers ?? []).map(({ id, title }) => [String(id), title] as const),
            ]}
            onValue={insert}
          />
          <TextButton onClick={() => void openDialog((opened) => <AnswersDialog {...opened} />)}>
            Edit the answers
            {hasUnsaved && ' (one is not saved)'}
          </TextButton>
        </div>
        <div className="sheet [&_textarea]:min-h-64" data-reply>
          <Field wide label="Subject" {...field('subject')} />
          <Field wide rows={12} label="Your reply" {...field('text')} />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="sm" busy={busy}>
            Send the reply
          </Button>
          <SmallButton onClick={() => (isTyped ? void discard() : drop())}>Discard</SmallButton>
        </div>
      </form>
    </section>
  );
}

function fieldOf(): HTMLTextAreaElement | null {
  return document.querySelector('[data-reply] textarea');
}

/** Puts the caret after the greeting. */
function focusText(item: InboxDetail): void {
  const field = fieldOf();
  field?.focus();
  if (field?.value === replyText(item)) {
    const at = afterGreeting(field.value);
    field.setSelectionRange(at, at);
  }
}

/** The place after the first empty line; the beginning if there is none. */
function afterGreeting(text: string): number {
  const end = text.indexOf('\n\n');
  return end < 0 ? 0 : end + 2;
}
