import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { filledIn } from '#src/contracts/canned-answer.ts';
import type { CannedAnswer, InboxDetail, InboxReply } from '#src/contracts/inbox.ts';
import { shownTime } from '../../agency-time.ts';
import { randomId } from '#src/lib/random-id.ts';
import { RequestError } from '#src/lib/request.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { isolated } from '#src/lib/isolated.ts';
import { $drafts, changeDraft, type ReplyDraft } from '../drafts.ts';
import { openItemSection, replyField } from '../focus.ts';
import { keyOf } from '../query.ts';
import { API, $busy, $desk, lastReplyOf, loadDesk, refresh, reloadOpened, sendReply } from '../store.ts';
import { dialogs } from '../words.data.ts';
import { replySubject, replyText, withAnswer } from '../words.ts';
import { Button, SmallButton, TextButton } from '../../parts/Button.tsx';
import { InputCell, Select, typedIn, useUncontrolledForm } from '../../parts/form.tsx';
import { confirm, type DialogProps, FormDialog, openDialog } from '../../parts/dialogs.tsx';
import { attempt } from '../../failure.ts';
import { adminRequest } from '../../request.tsx';

/** Begins a reply, which opens its form; one that was begun before is continued. */
export function beginReply(item: InboxDetail): void {
  const draft = $drafts.get()[keyOf(item)];
  const last = lastReplyOf(item);
  const text = replyText(item, $desk.get()?.signature);
  const fresh = { subject: replySubject, text, key: randomId(), begunAfter: last, seen: last };
  changeDraft(keyOf(item), { ...draft, reply: draft?.reply ?? fresh });
  requestAnimationFrame(() => {
    const at = draft?.reply ? 0 : afterGreeting(fresh.text);
    replyField.current?.focus();
    replyField.current?.setSelectionRange(at, at);
  });
}

/** The form of a reply that was begun; it is kept until it is sent or discarded. */
export function ReplyForm({ item, draft }: { item: InboxDetail; draft: ReplyDraft }) {
  const answers = useStore($desk)?.answers ?? [];
  const busy = useStore($busy);
  const root = useRef<HTMLFormElement>(null);
  const answersMeanwhile = useRef<HTMLDivElement>(null);
  const key = keyOf(item);
  const keep = (reply: ReplyDraft | undefined) => {
    const { note = '' } = $drafts.get()[key] ?? {};
    changeDraft(key, { note, ...(reply && { reply }) });
  };
  const isHandling = useRef(false);
  const typed = (): ReplyDraft => ({ ...draft, ...(root.current && typedIn(root.current)) });
  const drop = () => {
    keep(undefined);
    openItemSection.current?.focus();
  };
  /** Puts an answer where the caret is. */
  const insert = (id: string) => {
    const answer = answers.find((one) => String(one.id) === id);
    const field = replyField.current;
    if (!answer || !field) return;
    const { text, caret } = withAnswer(field.value, filledIn(answer.text, item.name), field.selectionStart);
    field.setRangeText(text, 0, field.value.length);
    field.setSelectionRange(caret, caret);
    field.focus();
    keep(typed());
  };
  const { errors, form } = useUncontrolledForm({
    failure: 'The reply wasn’t sent',
    onInput: () => keep(typed()),
    async send() {
      try {
        await sendReply(typed(), isHandling.current);
      } catch (error) {
        if (await isAnswered(error)) return toast(dialogs.answeredMeanwhile);
        if (!(error instanceof RequestError && error.fields['Idempotency-Key'])) throw error;
        // The answer to the first attempt was lost, and the text has been changed since.
        keep({ ...typed(), key: randomId() });
        refresh();
        return toast(dialogs.sentBefore);
      }
      drop();
      const title = isHandling.current ? 'Reply sent, marked as handled' : 'Reply sent';
      toast({ title, description: `To ${isolated(item.email)}` });
    },
  });
  /** Whether it was refused because a colleague has answered, which is shown then. */
  const isAnswered = async (error: unknown): Promise<boolean> => {
    if (!(error instanceof RequestError && error.status === 409)) return false;
    const now = await reloadOpened();
    const last = now ? lastReplyOf(now) : 0;
    if (last <= (draft.seen ?? 0)) return false;
    keep({ ...typed(), seen: last });
    requestAnimationFrame(() => answersMeanwhile.current?.focus());
    return true;
  };
  const discard = async () => {
    const isTyped = typed().text !== replyText(item, $desk.get()?.signature);
    if (!isTyped || (await confirm(dialogs.discard))) drop();
  };
  return (
    <section aria-labelledby="inbox-reply">
      <h3 id="inbox-reply">{`Reply to ${isolated(item.email)}`}</h3>
      <div ref={answersMeanwhile} role="status" tabIndex={-1}>
        <AnsweredMeanwhile replies={item.replies} after={draft.begunAfter} />
      </div>
      <form ref={root} {...form} className="inbox-form">
        <div className="small-fields flex flex-wrap gap-2">
          <Select
            aria-label="Insert a canned answer"
            value=""
            options={[['', 'Insert an answer …'], ...optionsOf(answers)]}
            onValue={insert}
          />
          <TextButton
            label="Edit the answers"
            onClick={() => void openDialog((opened) => <AnswersDialog {...opened} />)}
          />
        </div>
        <div className="sheet [&_textarea]:min-h-64">
          <InputCell name="subject" error={errors.subject} label="Subject" defaultValue={draft.subject} />
          <InputCell
            name="text"
            error={errors.text}
            label="Your reply"
            rows={12}
            ref={replyField}
            defaultValue={draft.text}
          />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button
            label="Send the reply"
            type="submit"
            size="sm"
            busy={busy}
            onClick={() => void (isHandling.current = false)}
          />
          {!item.handledAt && (
            <SmallButton
              label="Send and mark as handled"
              type="submit"
              aria-disabled={busy}
              onClick={() => void (isHandling.current = true)}
            />
          )}
          <SmallButton label="Discard" onClick={() => void discard()} />
        </div>
      </form>
    </section>
  );
}

/** What was answered since a reply was begun. @param after id of the last reply before it; undefined shows nothing */
function AnsweredMeanwhile({ replies, after }: { replies: readonly InboxReply[]; after: number | undefined }) {
  if (after === undefined) return null;
  return replies
    .filter(({ id }) => id > after)
    .map(({ id, author, createdAt, text }) => (
      <div key={id} className="mt-3 border-l-4 border-error pl-4">
        <p className="text-note font-semibold text-error">
          {`${isolated(author)} has answered while you were writing, ${shownTime(createdAt)}`}
        </p>
        <p className="typed" dir="auto">
          {text}
        </p>
      </div>
    ));
}

const optionsOf = (answers: readonly CannedAnswer[]) => answers.map(({ id, title }) => [String(id), title] as const);

/** The place after the first empty line; the beginning if there is none. */
function afterGreeting(text: string): number {
  const end = text.indexOf('\n\n');
  return end < 0 ? 0 : end + 2;
}

const PREFIX = 'answer-';
const NEW = 'new';

/** Adds, changes and deletes canned answers; what is not saved yet is kept as a draft. */
function AnswersDialog(opened: DialogProps) {
  const answers = useStore($desk)?.answers ?? [];
  const drafts = useStore($drafts);
  const [id, setId] = useState(
    () =>
      Object.keys(drafts)
        .find((key) => key.startsWith(PREFIX))
        ?.slice(PREFIX.length) ?? NEW,
  );
  const chosen = answers.find((answer) => String(answer.id) === id);
  // Also where somebody else has deleted the answer that a draft is of: it is then saved as a new one.
  const key = PREFIX + id;
  const draft = drafts[key]?.answer;
  const { title, text } = draft ?? chosen ?? { title: '', text: '' };

  const send = async (method: string, done: string, body?: object) => {
    const path = chosen ? `/${chosen.id}` : '';
    await adminRequest(`${API}/answers${path}`, { method, ...(body && { body }) });
    await loadDesk();
    toast({ title: done });
    changeDraft(key);
  };
  const remove = async () => {
    if (await attempt('The answer wasn’t deleted', () => send('DELETE', 'Answer deleted'))) opened.onClose();
  };
  const discard = () => {
    changeDraft(key);
    opened.onClose();
  };
  return (
    <FormDialog
      {...{ ...opened, ...dialogs.answers }}
      onSubmit={({ title, text }) => send(chosen ? 'PATCH' : 'POST', 'Answer saved', { title, text })}
    >
      {(errors) => (
        <>
          <div className="sheet">
            <InputCell
              label="Answer"
              value={chosen ? id : NEW}
              options={[[NEW, 'A new one'], ...optionsOf(answers)]}
              onValue={setId}
            />
          </div>
          <div
            key={key}
            className="sheet mt-4"
            onInput={({ currentTarget }) => {
              const { title = '', text = '' } = typedIn(currentTarget.closest('form') as HTMLFormElement);
              changeDraft(key, { answer: { title, text } });
            }}
          >
            <InputCell label="Name" name="title" error={errors.title} defaultValue={title} />
            <InputCell label="Text" name="text" error={errors.text} rows={8} defaultValue={text} />
          </div>
          <p className="mt-2 text-note text-ink-2" role="status">
            {draft && <span>Not saved yet. It is kept in this browser. </span>}
            {draft && <TextButton label="Discard it" onClick={discard} />}
            {chosen && <span>{`Last changed by ${isolated(chosen.changedBy)}. `}</span>}
            {chosen && <TextButton label="Delete the answer" isDanger onClick={() => void remove()} />}
          </p>
        </>
      )}
    </FormDialog>
  );
}
