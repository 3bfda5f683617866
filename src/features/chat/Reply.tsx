import { openSchedule } from '#src/features/scheduling/store.ts';
import { Choice } from '#src/ui/window/Choice.tsx';
import { capitalized } from '#src/lib/capitalized.ts';
import { coversPage } from '#src/ui/window/sheet.ts';
import { readMarkup, type ActionPiece, type Piece } from './markup.ts';
import { putAside } from './store.ts';

interface Props {
  text: string;
  onPerson: () => void;
}

/** An answer of the assistant; nothing in it is treated as HTML. What it offers to do, also within a sentence, are buttons below it. */
export function ChatReply({ text, onPerson }: Props) {
  const lines = readMarkup(text);
  const actions = new Map(lines.flatMap(({ pieces }) => actionsIn(pieces).map((action) => [action.text, action])));
  const open = { schedule: () => openSchedule(), contact: onPerson };
  return (
    <>
      {lines.map(({ spaced, pieces }, index) => {
        const said = withoutLastActions(pieces);
        return (
          said.length > 0 && (
            <p key={index} dir="auto" className={spaced ? 'mt-2.5' : undefined}>
              <Pieces pieces={said} />
            </p>
          )
        );
      })}
      {actions.size > 0 && (
        <p className="mt-2.5 flex flex-wrap gap-2">
          {[...actions.values()].map(({ action, text: label }) => (
            <Choice key={label} className="font-semibold!" onClick={open[action]}>
              {capitalized(label)}
            </Choice>
          ))}
        </p>
      )}
    </>
  );
}

function actionsIn(pieces: readonly Piece[]): ActionPiece[] {
  return pieces.flatMap((piece) => {
    if (typeof piece === 'string') return [];
    return piece.kind === 'action' ? [piece] : actionsIn(piece.inside);
  });
}

/** The pieces without actions at the end that are no part of a sentence: after its end, or alone on the line. */
function withoutLastActions(pieces: readonly Piece[]): readonly Piece[] {
  const last = pieces.at(-1);
  const before = pieces.slice(0, -1);
  if (typeof last === 'string') return last.trim() ? pieces : withoutLastActions(before);
  if (last?.kind !== 'action') return pieces;
  const text = before.at(-1) ?? '';
  return typeof text !== 'string' || /(?:^|\D)[.!?]\s*$|^\s*$/.test(text) ? withoutLastActions(before) : pieces;
}

function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map((piece, index) => <Part key={index} piece={piece} />);
}

function Part({ piece }: { piece: Piece }) {
  if (typeof piece === 'string') return <span>{piece}</span>;
  if (piece.kind === 'action') return <strong>{piece.text}</strong>;
  const inside = <Pieces pieces={piece.inside} />;
  if (piece.kind === 'bold') return <strong>{inside}</strong>;
  return (
    // A full-screen sheet would cover the linked page, so it makes room; a window beside the page stays open.
    <a href={piece.href} className="link" onClick={() => /^[/#]/.test(piece.href) && coversPage() && putAside()}>
      {inside}
    </a>
  );
}
