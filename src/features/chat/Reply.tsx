import { Fragment } from 'react';
import { openSchedule } from '#src/features/scheduling/store.ts';
import { coversPage } from '#src/ui/window/sheet.ts';
import { readMarkup, type Piece } from './markup.ts';
import { closeChat } from './store.ts';

interface Props {
  text: string;
  onPerson: () => void;
}

/** An answer of the assistant, rendered from its markup; nothing in it is treated as HTML. */
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
    // A full-screen sheet would cover the linked page, so it closes; a window beside the page stays open.
    <a href={piece.href} className="link" onClick={() => coversPage() && closeChat()}>
      {inside}
    </a>
  );
}
