import { useStore } from '@nanostores/react';
import type { InboxDetail } from '#src/contracts/inbox.ts';
import { buttonClass } from '#src/ui/button.ts';
import { Spinner } from '../Spinner.tsx';
import { Actions } from './Actions.tsx';
import { Content } from './Content.tsx';
import { $drafts, changeDraft } from './drafts.ts';
import { Facts } from './Facts.tsx';
import { Filing } from './Filing.tsx';
import { History } from './History.tsx';
import { Notes } from './Notes.tsx';
import { keyOf } from './query.ts';
import { Reply } from './Reply.tsx';
import { reopen, type Opened } from './store.ts';
import { kindNames, titleOf } from './words.ts';

interface Props {
  opened: Opened;
  onClose: () => void;
}

/** The open item: beside the list, or instead of it on narrow screens. */
export function Detail({ opened, onClose }: Props) {
  const drafts = useStore($drafts);
  if (opened.status === 'none') {
    return (
      <div className="inbox-detail inbox-none">
        <p className="text-ink-2">Choose an item to read it here.</p>
      </div>
    );
  }
  return (
    <section id="inbox-detail" className="inbox-detail" aria-label="The open item" tabIndex={-1}>
      <button type="button" className="text-button inbox-back" onClick={onClose}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M10 3 5 8l5 5" />
        </svg>
        Back to the inbox
      </button>
      {opened.status === 'loading' && <Spinner />}
      {opened.status === 'failed' && <Missing text="It could not be loaded" again />}
      {opened.status === 'gone' && <Missing text="This is no longer in the inbox" />}
      {opened.status === 'ready' && (
        <Item
          key={keyOf(opened.name)}
          item={opened.item}
          note={drafts[keyOf(opened.name)]?.note ?? ''}
          onNote={(note) => changeDraft(keyOf(opened.name), { note })}
        />
      )}
    </section>
  );
}

interface ItemProps {
  item: InboxDetail;
  /** The unsaved note. */
  note: string;
  onNote: (text: string) => void;
}

function Item({ item, note, onNote }: ItemProps) {
  return (
    <article aria-labelledby="inbox-item">
      <p className="detail-kind">
        {kindNames[item.kind]}
        {item.isSpam && <span className="mark mark-spam">Possible spam</span>}
        {item.cancelledAt && <span className="mark">Canceled</span>}
      </p>
      <h2 id="inbox-item">{titleOf(item)}</h2>
      <Actions item={item} />
      <Facts item={item} />
      <Filing item={item} />
      <Content item={item} />
      <Reply item={item} />
      <History item={item} />
      <Notes notes={item.notes} text={note} onText={onNote} />
    </article>
  );
}

function Missing({ text, again }: { text: string; again?: boolean }) {
  return (
    <div className="admin-panel" role="alert">
      <p className="font-heading text-h3">{text}</p>
      {again && (
        <button
          type="button"
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
          onClick={reopen}
        >
          Try Again
        </button>
      )}
    </div>
  );
}
