import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import type { InboxDetail } from '#src/contracts/inbox.ts';
import { randomId } from '#src/lib/random-id.ts';
import { RequestError } from '#src/lib/request.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { $drafts, changeDraft, type ReplyDraft } from '../drafts.ts';
import { AnswersDialog } from './AnswersDialog.tsx';
import { keyOf } from '../query.ts';
import { $busy, $desk } from '../state.ts';
import { refresh, sendReply } from '../store.ts';
import { replySubject, replyText } from '../words.ts';
import { Button, SmallButton, TextButton } from '../../parts/Button.tsx';
import { InputCell } from '../../parts/Cell.tsx';
import { Select } from '../../parts/Choice.tsx';
import { confirm } from '../../parts/confirm.tsx';
import { openDialog } from '../../parts/open-dialog.ts';
import { typedIn, useForm } from '../../parts/use-form.ts';

/** Begins a reply, which opens its form; one that was begun before is continued. */
export function beginReply(item: InboxDetail): void {
  const draft = $drafts.get()[keyOf(item)];
  const fresh = { subject: replySubject(), text: replyText(item), key: randomId() };
  changeDraft(keyOf(item), { ...draft, reply: draft?.reply ?? fresh });
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLTextAreaElement>('[data-reply] textarea');
    const at = draft?.reply ? 0 : afterGreeting(fresh.text);
    field?.focus();
    field?.setSelectionRange(at, at);
  });
}

/** The form of a reply that was begun; it is kept until it is sent or discarded. */
export function Reply({ item, draft }: { item: InboxDetail; draft: ReplyDraft }) {
  const answers = useStore($desk)?.answers ?? [];
  const busy = useStore($busy);
  const root = useRef<HTMLFormElement>(null);
  const key = keyOf(item);
  const keep = (reply: ReplyDraft | undefined) => {
    const { note = '' } = $drafts.get()[key] ?? {};
    changeDraft(key, { note, ...(reply && { reply }) });
  };
  const typed = (): ReplyDraft => ({ ...draft, ...(root.current && typedIn(root.current)) });
  const drop = () => {
    keep(undefined);
    document.getElementById('inbox-detail')?.focus();
  };
  /** Puts an answer where the caret is. */
  const insert = (id: string) => {
    const answer = answers.find((one) => String(one.id) === id);
    const field = root.current?.querySelector('textarea');
    if (!answer || !field) return;
    const at = field.selectionStart || afterGreeting(field.value);
    field.setRangeText(answer.text.replaceAll('{name}', item.name || 'there'), at, at, 'end');
    field.focus();
    keep(typed());
  };
  const { errors, form } = useForm({
    failure: 'The reply was not sent',
    async send() {
      try {
        await sendReply(typed());
      } catch (error) {
        if (!(error instanceof RequestError && error.fields['Idempotency-Key'])) throw error;
        // The answer to the first attempt was lost, and the text has been changed since.
        keep({ ...typed(), key: randomId() });
        refresh();
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
  const discard = async () => {
    const isTyped = typed().text !== replyText(item);
    const text = 'What you have written is lost then.';
    const question = { title: 'Discard this reply?', action: 'Discard', text };
    if (!isTyped || (await confirm(question))) drop();
  };
  return (
    <section aria-labelledby="inbox-reply">
      <h3 id="inbox-reply">Reply to {item.email}</h3>
      <form
        ref={root}
        {...form}
        className="inbox-form"
        onInput={(event) => {
          form.onInput(event);
          keep(typed());
        }}
      >
        <div className="small-fields flex flex-wrap gap-2">
          <Select
            aria-label="Insert a canned answer"
            value=""
            options={[
              ['', 'Insert an answer …'],
              ...answers.map(({ id, title }) => [String(id), title] as const),
            ]}
            onValue={insert}
          />
          <TextButton onClick={() => void openDialog((opened) => <AnswersDialog {...opened} />)}>
            Edit the answers
          </TextButton>
        </div>
        <div className="sheet [&_textarea]:min-h-64" data-reply>
          <InputCell
            label="Subject"
            name="subject"
            error={errors.subject}
            defaultValue={draft.subject}
          />
          <InputCell
            label="Your reply"
            name="text"
            rows={12}
            error={errors.text}
            defaultValue={draft.text}
          />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="sm" busy={busy}>
            Send the reply
          </Button>
          <SmallButton onClick={() => void discard()}>Discard</SmallButton>
        </div>
      </form>
    </section>
  );
}

/** The place after the first empty line; the beginning if there is none. */
function afterGreeting(text: string): number {
  const end = text.indexOf('\n\n');
  return end < 0 ? 0 : end + 2;
}
