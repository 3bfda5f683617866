import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef } from 'react';
import { site } from '#src/content/site.ts';
import { leadDetails } from '#src/contracts/contact.ts';
import type { InboxDetail } from '#src/contracts/inbox.ts';
import { contactReference } from '#src/domain/contact-reference.ts';
import { shownSlot } from '../../agency-days.ts';
import { besideSlot, shownTime } from '../../agency-time.ts';
import { TagForm } from '../BulkBar.tsx';
import { $drafts, changeDraft } from '../drafts.ts';
import { openItemSection } from '../focus.ts';
import { keyOf } from '../query.ts';
import { inBackground } from '../../news.ts';
import { $busy, changeItem, $desk, loadDesk, type Opened, openItem, reloadOpened } from '../store.ts';
import { kindNames } from '../words.data.ts';
import { ratingLines, transcriptText, titleOf } from '../words.ts';
import { TextButton } from '../../parts/Button.tsx';
import { named, Select } from '../../parts/form.tsx';
import { Panel, Spinner } from '../../parts/Screen.tsx';
import { Actions } from './Actions.tsx';
import { History } from './History.tsx';
import { ReplyForm } from './Reply.tsx';

const PANE =
  'rounded-sheet border border-rule-strong text-ui/body lg:sticky lg:top-4 lg:mt-13 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto';

/** The open item: beside the list, or instead of it on narrow screens. */
export function Detail({ opened, onClose }: { opened: Opened; onClose: () => void }) {
  const { status, key, item } = opened;
  if (status === 'none') {
    return (
      <p className={`${PANE} border-dashed px-[clamp(1.25rem,2.5vw,2rem)] py-16 text-center text-ink-2 max-lg:hidden`}>
        Choose an item to read it here.
      </p>
    );
  }
  return (
    <section
      ref={openItemSection}
      id="inbox-detail"
      className={`${PANE} bg-sheet p-[clamp(1.25rem,2.5vw,2rem)] [&_h3]:mt-7 [&_h3]:text-[1.125rem]`}
      aria-label="The open item"
      tabIndex={-1}
    >
      <TextButton label="Back to the inbox" className="-mt-2 mb-3 -ml-2.5 lg:hidden!" onClick={onClose} />
      {status === 'loading' && <Spinner />}
      {status === 'failed' && <Panel title="It could not be loaded" onAgain={() => void openItem(key)} />}
      {status === 'gone' && <Panel title="This is no longer in the inbox" />}
      {item && <Item key={key} item={item} />}
    </section>
  );
}

/** After this time, in ms, it is asked for what has become of a reply. */
const FOLLOWED_AFTER = 4000;

function Item({ item }: { item: InboxDetail }) {
  const key = keyOf(item);
  const draft = useStore($drafts)[key];
  const isOnItsWay = item.replies.at(-1)?.state === 'waiting';
  // What a mail server refuses is said while one is still here.
  useEffect(() => {
    if (!isOnItsWay) return;
    const timer = setTimeout(() => void reloadOpened(inBackground), FOLLOWED_AFTER);
    return () => clearTimeout(timer);
  }, [item, isOnItsWay]);
  return (
    <article aria-labelledby="inbox-item">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-note text-ink-2">
        <span>{kindNames[item.kind]}</span>
        {item.isSpam && <span className="mark border-error! text-error!">Possible spam</span>}
        {item.cancelledAt && <span className="mark">Canceled</span>}
      </p>
      <h2 id="inbox-item" dir="auto" className="text-h3 wrap-anywhere">
        {titleOf(item)}
      </h2>
      <Actions item={item} />
      <Facts item={item} />
      <Filing item={item} />
      <Content item={item} />
      {draft?.reply && <ReplyForm item={item} draft={draft.reply} />}
      <History item={item} text={draft?.note ?? ''} onText={(note) => changeDraft(key, { ...draft, note })} />
    </article>
  );
}

function Facts({ item }: { item: InboxDetail }) {
  const { email, company, phone, createdAt, date, timeSlot } = item;
  const facts: [string, string | false | null | undefined][] = [
    ['When', date && timeSlot && shownSlot({ date, timeSlot }) + besideSlot({ date, timeSlot })],
    ['Reference', item.kind === 'lead' && contactReference(item.id)],
    ['Company', company],
    ['Email', email],
    ['Phone', phone],
    ...leadDetails.map(([detail, label]): [string, string | undefined] => [
      label,
      item[detail]?.replace(/^./u, (first) => first.toUpperCase()),
    ]),
    [item.kind === 'call' ? 'Booked' : 'Received', shownTime(createdAt)],
    ['Canceled', item.cancelledAt && shownTime(item.cancelledAt)],
    ['Agreed to the Privacy Policy', item.consentAt && shownTime(item.consentAt)],
  ];
  return (
    <dl className="mt-5 border-t border-rule-strong">
      {facts.map(
        ([name, value]) =>
          value && (
            <div
              key={name}
              className="grid grid-cols-[clamp(6.5rem,28%,10rem)_minmax(0,1fr)] gap-x-4 border-b border-rule py-1.75"
            >
              <dt className="text-ink-2">{name}</dt>
              <dd className="wrap-anywhere" dir="auto">
                {value}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** The message or conversation, as it was typed. */
function Content({ item: { kind, message, chatHistory, turns } }: { item: InboxDetail }) {
  const conversation = turns.map((turn) => {
    const said = `Visitor: ${turn.message}\n\n${site.assistant}: ${turn.response ?? '(There was no answer.)'}`;
    return [said, ...ratingLines(turn)].join('\n\n');
  });
  const talk = chatHistory ?? conversation.join('\n\n');
  return (
    <>
      {kind === 'lead' && (
        <>
          <h3>Message</h3>
          <p className="typed" dir="auto">
            {message}
          </p>
        </>
      )}
      {talk && (
        <>
          <h3>{`Chat with ${site.assistant}`}</h3>
          <p className="typed" dir="auto">
            {transcriptText(talk)}
          </p>
        </>
      )}
    </>
  );
}

/** Who takes care of an item, and its tags. */
function Filing({ item }: { item: InboxDetail }) {
  const desk = useStore($desk);
  const busy = useStore($busy);
  const id = useId();
  const newTag = useRef<HTMLInputElement>(null);
  const { tags, assignee } = item;

  const setTags = (next: string[]) => changeItem({ tags: next }, 'The tags weren’t changed');
  const add = async (tag: string) => {
    const isDone = await setTags([...tags, tag]);
    if (isDone) void loadDesk();
    return isDone;
  };
  const remove = async (tag: string) => {
    await setTags(tags.filter((other) => other !== tag));
    // Its button, which had the focus, is gone.
    newTag.current?.focus();
  };
  return (
    <div className="small-fields mt-5 grid gap-x-8 gap-y-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <label htmlFor={`${id}-assignee`} className="min-w-26 text-ink-2">
          Assigned to
        </label>
        <Select
          id={`${id}-assignee`}
          value={assignee ?? ''}
          disabled={!desk}
          options={[['', 'Nobody'], ...named(desk?.people, assignee)]}
          onValue={(value) => void changeItem({ assignee: value || null }, 'It wasn’t assigned')}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <label htmlFor={`${id}-tag`} className="min-w-26 text-ink-2">
          Tags
        </label>
        {tags.length > 0 && (
          <ul className="flex flex-wrap gap-1.5" aria-label="Tags of this item">
            {tags.map((tag) => (
              <li key={tag} className="mark flex items-center gap-0.5 pr-0!">
                <span dir="auto">{tag}</span>
                <button
                  type="button"
                  className="min-h-7 min-w-7 text-ink-2 hover:text-error"
                  aria-label={`Remove the tag ${tag}`}
                  aria-disabled={busy}
                  onClick={() => void remove(tag)}
                >
                  <span aria-hidden="true">×</span>
                </button>
              </li>
            ))}
          </ul>
        )}
        <TagForm ref={newTag} id={`${id}-tag`} placeholder="New tag" busy={busy} onTag={add} />
      </div>
    </div>
  );
}
