import { Fragment } from 'react';
import { openSchedule } from '#src/features/scheduling/store.ts';
import { coversPage } from '#src/ui/window/sheet.ts';
import { readMarkup, type Piece } from './markup.ts';
import { closeChat } from './store.ts';

interface Props {
  text: string;
  onPerson: () => void;
}

/** An answer of the assistant, from its marks; nothing in it is ever taken for HTML. */
export function Reply({ text, onPerson }: Props) {
  return readMarkup(text).map(({ spaced, pieces }, index) => (
    <p key={index} className={spaced ? 'chat-line-spaced' : undefined}>
      <Pieces pieces={pieces} onPerson={onPerson} />
    </p>
  ));
}

function Pieces({ pieces, onPerson }: { pieces: readonly Piece[]; onPerson: () => void }) {
  return pieces.map((piece, index) => <Fragment key={index}>{draw(piece, onPerson)}</Fragment>);
}

function draw(piece: Piece, onPerson: () => void) {
  if (typeof piece === 'string') return piece;
  if (piece.kind === 'action') {
    const open = { schedule: openSchedule, contact: onPerson }[piece.action];
    return (
      <button type="button" className="chat-action" onClick={open}>
        {piece.text}
      </button>
    );
  }
  const inside = <Pieces pieces={piece.inside} onPerson={onPerson} />;
  if (piece.kind === 'bold') return <strong>{inside}</strong>;
  return (
    // A sheet covers the page that the link leads to; a window beside the page stays open.
    <a href={piece.href} className="link" onClick={() => coversPage() && closeChat()}>
      {inside}
    </a>
  );
}
