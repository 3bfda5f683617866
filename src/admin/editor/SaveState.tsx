import { useStore } from '@nanostores/react';
import { shownTime, shownClock, instantIn } from '../agency-time.ts';
import { isolated } from '#src/lib/isolated.ts';
import { LinkButton } from '../parts/Button.tsx';
import { logInAgain } from '../request.tsx';
import { $admin } from '../session.ts';
import type { Actions } from './actions.ts';
import type { Editor } from './editor.ts';
import { useKind } from './kind.ts';
import { saveCopy, showOvertaking } from './versions/working-copy.ts';
import { words } from './words.data.ts';

interface Props {
  editor: Editor;
  actions: Actions;
}

/** What of the form is where: in this browser, on the server, before readers. */
export function SaveState({ editor, actions }: Props) {
  const kind = useKind(editor);
  const dirty = useStore(editor.$dirty);
  const unsent = useStore(editor.$unsent);
  const { values } = useStore(editor.$stored);
  const copy = useStore(editor.$copy);
  const { state } = useStore(editor.$copyState);
  const isBefore = kind === 'scheduled' || kind === 'public';
  const waits = isBefore && (dirty || copy !== null);
  return (
    <p
      className={`save-state order-3 flex w-full flex-wrap gap-x-2 py-1.5 text-note/[1.55] max-md:empty:min-h-8 md:order-1 md:w-auto md:flex-1 md:justify-end md:self-center md:text-right md:text-note/[1.3] md:empty:hidden ${unsent || waits ? '' : 'text-ink-2'}`}
    >
      {kind === 'scheduled' && <span>{`Scheduled for ${shownTime(instantIn(values.publishedAt))}. `}</span>}
      {waits && <span>Changes not public yet. </span>}
      <Saved editor={editor} />{' '}
      {state === 'signed-out' && <LinkButton label="Log in" onClick={() => void goOn(editor)} />}{' '}
      {state === 'overtaken' && <LinkButton label="Compare" onClick={() => void showOvertaking(editor)} />}{' '}
      {waits && <LinkButton label="Drop changes" onClick={() => void actions.drop()} />}{' '}
      {kind === 'public' && (
        <a
          href={`/${editor.board.name}/${encodeURIComponent(values.slug)}`}
          target="_blank"
          rel="noopener"
          className="link"
        >
          View it
        </a>
      )}
    </p>
  );
}

async function goOn(editor: Editor): Promise<void> {
  if (await logInAgain()) await saveCopy(editor);
}

/** Where what was typed last is. */
function Saved({ editor }: Pick<Props, 'editor'>) {
  const kind = useKind(editor);
  const unsent = useStore(editor.$unsent);
  const copy = useStore(editor.$copy);
  const copyState = useStore(editor.$copyState);
  const draftState = useStore(editor.$draftState);
  const me = useStore($admin)?.username;
  function text() {
    if (!unsent) {
      const by = copy?.by && copy.by !== me ? ` by ${isolated(copy.by)}` : '';
      if (copy) return `${kind === 'new' || kind === 'draft' ? 'Draft saved' : 'Saved'}${by}, ${shownClock(copy.at)}`;
      return { new: '', draft: 'All changes saved', scheduled: '', public: 'All changes are public.' }[kind];
    }
    if (copyState.state === 'refused') return `Not saved: ${copyState.message}`;
    const reason = words.notSent[copyState.state];
    if (copyState.state === 'idle' || copyState.state === 'sending') return reason;
    if (draftState.state === 'refused') return `${reason} This browser can’t store drafts.`;
    return draftState.state === 'stored' ? `${reason} Kept in this browser, ${shownClock(draftState.at)}.` : reason;
  }
  const said = text();
  return said ? <span>{said}</span> : null;
}
