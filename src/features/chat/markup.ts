import { linkContacts } from '#src/domain/contact-links.ts';

/** A part of a line. Everything else is plain text. */
export type Piece =
  | string
  | { readonly kind: 'bold'; readonly inside: readonly Piece[] }
  | { readonly kind: 'link'; readonly href: string; readonly inside: readonly Piece[] }
  | ActionPiece;

export interface ActionPiece {
  readonly kind: 'action';
  readonly action: Action;
  readonly text: string;
}

/** Actions that a link may open instead of a page. */
type Action = 'schedule' | 'contact';

export interface Line {
  /** Starts a new block: begins with 1. to 6. (docs/spec.md), or follows a blank line. */
  readonly spaced: boolean;
  readonly pieces: readonly Piece[];
}

const actions = new Map<string, Action>([
  ['#schedule-a-call', 'schedule'],
  ['#contact', 'contact'],
]);

const MARKS = /\*\*(?<bold>[^*\n]+)\*\*|\[(?<text>[^[\]\n]+)\]\((?<target>[^\s()]+)\)/g;

/** Same-site paths and our own contact links: an answer can never lead a visitor to another site. */
const ALLOWED = /^(?:\/(?![/\\])|#[\w-]|mailto:|tel:)/;

const NUMBERED = /^\s*(?:\*\*)?[1-6]\./;

/**
 * Parses the Markdown subset used in answers: `**bold**`, `[text](/path)`, and lines that start with 1. to 6. The
 * agency's phone number and addresses are links as well. Everything else, HTML included, stays plain text.
 */
export function readMarkup(text: string): Line[] {
  const lines: Line[] = [];
  let afterBlank = false;
  for (const line of text.split(/\r?\n/)) {
    if (line.trim()) {
      const spaced = lines.length > 0 && (afterBlank || NUMBERED.test(line));
      lines.push({ spaced, pieces: readLine(line.trim()) });
    }
    afterBlank = !line.trim();
  }
  return lines;
}

/** The text without markup, for places that cannot render it. */
export function plainText(text: string): string {
  const words = (piece: Piece): string => {
    if (typeof piece === 'string') return piece;
    return piece.kind === 'action' ? piece.text : piece.inside.map(words).join('');
  };
  return readMarkup(text)
    .map(({ pieces }) => pieces.map(words).join(''))
    .join('\n');
}

function readLine(line: string, read = linked): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of line.matchAll(MARKS)) {
    const piece = readMark(match.groups ?? {}, read);
    if (!piece) continue;
    pieces.push(...read(line.slice(end, match.index)));
    pieces.push(piece);
    end = match.index + match[0].length;
  }
  pieces.push(...read(line.slice(end)));
  return pieces;
}

/** Links cannot be nested. */
const unlinked = (text: string): Piece[] => (text ? [text] : []);

/** Our phone number and addresses can be tapped, although an answer only names them. */
function linked(text: string): Piece[] {
  return linkContacts(text).map((part) =>
    typeof part === 'string' ? part : { kind: 'link' as const, href: part.href, inside: [part.text] },
  );
}

function readMark({ bold, text = '', target = '' }: Record<string, string>, read: typeof linked): Piece | undefined {
  if (bold !== undefined) return { kind: 'bold', inside: readLine(bold, read) };
  const action = actions.get(target);
  if (action) return { kind: 'action', action, text: text.replaceAll('**', '') };
  return ALLOWED.test(target) ? { kind: 'link', href: target, inside: readLine(text, unlinked) } : undefined;
}
