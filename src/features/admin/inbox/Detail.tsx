import { useState } from 'react';
import { buttonClass } from '#src/ui/button.ts';
import { Spinner } from '../Spinner.tsx';
import { Actions } from './Actions.tsx';
import { Content } from './Content.tsx';
import { Facts } from './Facts.tsx';
import { Notes } from './Notes.tsx';
import { openAgain, type Opened } from './store.ts';
import { kindNames, titleOf } from './words.ts';

interface Props {
  opened: Opened;
  onClose: () => void;
}

/** The item that is open: beside the list, or instead of it where there is no room for both. */
export function Detail({ opened, onClose }: Props) {
  if (opened.status === 'none') {
    return (
      <div className="inbox-detail inbox-none">
        <p className="text-ink-2">Choose an item to read it here.</p>
      </div>
    );
  }
  return (
    <section
      id="inbox-detail"
      className="inbox-detail"
      aria-label="The item that is open"
      tabIndex={-1}
    >
      <button type="button" className="text-button inbox-back" onClick={onClose}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M10 3 5 8l5 5" />
        </svg>
        Back to the inbox
      </button>
      {opened.status === 'loading' && <Spinner />}
      {opened.status === 'failed' && <Missing text="It could not be fetched" again />}
      {opened.status === 'gone' && <Missing text="This is no longer in the inbox" />}
      {opened.status === 'ready' && (
        <Item key={`${opened.name.kind} ${opened.name.id}`} item={opened.item} />
      )}
    </section>
  );
}

function Item({ item }: { item: Extract<Opened, { status: 'ready' }>['item'] }) {
  // What is typed survives whatever else happens to the item.
  const [note, setNote] = useState('');
  return (
    <article aria-labelledby="inbox-item">
      <p className="detail-kind">
        {kindNames[item.kind]}
        {item.isSpam && <span className="mark mark-spam">Possible spam</span>}
        {item.cancelledAt && <span className="mark">Cancelled</span>}
      </p>
      <h2 id="inbox-item">{titleOf(item)}</h2>
      <Actions item={item} />
      <Facts item={item} />
      <Content item={item} />
      <Notes notes={item.notes} text={note} onText={setNote} />
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
          onClick={openAgain}
        >
          Try Again
        </button>
      )}
    </div>
  );
}
