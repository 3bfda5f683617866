import { useStore } from '@nanostores/react';
import { buttonClass } from '#src/ui/button.ts';
import { isScheduled } from '#src/domain/posts/publication.ts';
import { instantIn } from '../agency-time.ts';
import { Spinner } from '../Spinner.tsx';
import type { PostValues } from './board.ts';
import type { EditorProps } from './editor-props.ts';
import { EditorForm } from './EditorForm.tsx';
import { leaveFor } from './leave.ts';
import { load } from './load.ts';
import { PreviewLink } from './PreviewLink.tsx';

/** A complete editor, from loading the post to leaving. */
export function PostEditor<V extends PostValues>(props: EditorProps<V>) {
  const { editor, titles } = props;
  const id = useStore(editor.$id);
  const phase = useStore(editor.$phase);
  const { values } = useStore(editor.$base);
  const isOnSite =
    values.published &&
    values.slug !== '' &&
    !isScheduled({ ...values, publishedAt: instantIn(values.publishedAt) }, Date.now());
  return (
    <>
      <div className="column editor-head">
        <button
          type="button"
          className={`${buttonClass({ variant: 'quiet', size: 'sm' })} back`}
          onClick={() => leaveFor(editor, editor.board.dashboard)}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M17 10H3m5-5-5 5 5 5" />
          </svg>
          {titles.back}
        </button>
        <div className="editor-title">
          <h1>{id === null ? titles.create : titles.edit}</h1>
          {isOnSite && (
            <a
              href={`/${editor.board.name}/${encodeURIComponent(values.slug)}`}
              target="_blank"
              rel="noopener"
              className="link text-ui"
            >
              View the page
            </a>
          )}
          {id !== null && phase === 'ready' && !isOnSite && <PreviewLink editor={editor} />}
        </div>
      </div>
      {phase === 'loading' && (
        <div className="column">
          <Spinner />
        </div>
      )}
      {(phase === 'failed' || phase === 'gone') && (
        <div className="column">
          <div className="admin-panel" role="alert">
            <div>
              <p className="font-heading text-h3">{editor.board.words.loadFailed}</p>
              <p className="mt-1 text-ink-2">
                {phase === 'gone'
                  ? 'There is no such post. If it was deleted, you can restore it from the dashboard for 30 days.'
                  : 'Our server gave an unexpected answer. Nothing has been changed.'}
              </p>
            </div>
            <button
              type="button"
              className={buttonClass({ variant: 'secondary', size: 'sm' })}
              onClick={() => void load(editor)}
            >
              Try Again
            </button>
          </div>
        </div>
      )}
      {phase === 'ready' && <EditorForm {...props} />}
    </>
  );
}
