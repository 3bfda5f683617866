import { useStore } from '@nanostores/react';
import { isScheduled } from '#src/domain/posts/publication.ts';
import type { PreviewLink as Link } from '#src/contracts/post.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { Button, LinkButton } from '../parts/Button.tsx';
import { instantIn, when } from '../agency-time.ts';
import { Panel, Spinner } from '../parts/Screen.tsx';
import { showLink } from '../parts/CopyField.tsx';
import { attempt } from '../failure.ts';
import { type EditorProps, EditorForm } from './EditorForm.tsx';
import { leaveFor } from './LeaveDialog.tsx';
import { type Editor, load } from './editor.ts';

/** A complete editor, from loading the post to leaving. */
export function PostEditor(props: EditorProps) {
  const { editor } = props;
  const { words, dashboard, name } = editor.board;
  const id = useStore(editor.$id);
  const phase = useStore(editor.$phase);
  const { values } = useStore(editor.$base);
  const isOnSite =
    values.published &&
    values.slug !== '' &&
    !isScheduled({ ...values, publishedAt: instantIn(values.publishedAt) }, Date.now());
  return (
    <>
      <div className="column pt-3 pb-3.5">
        <Button
          variant="quiet"
          size="sm"
          className="min-h-9! px-0!"
          onClick={() => leaveFor(editor, dashboard)}
        >
          <svg
            viewBox="0 0 20 20"
            className="w-4.5 fill-none stroke-current stroke-[1.75]"
            aria-hidden="true"
          >
            <path d="M17 10H3m5-5-5 5 5 5" />
          </svg>
          {words.back}
        </Button>
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <h1 className="font-body text-ui text-ink-2">
            {id === null ? words.create : words.edit}
          </h1>
          {isOnSite && (
            <a
              href={`/${name}/${encodeURIComponent(values.slug)}`}
              target="_blank"
              rel="noopener"
              className="link text-ui"
            >
              View the page
            </a>
          )}
          {id !== null && phase === 'ready' && !isOnSite && (
            <LinkButton className="text-ui" onClick={() => void copyPreviewLink(editor)}>
              Copy preview link
            </LinkButton>
          )}
        </div>
      </div>
      {phase !== 'ready' && (
        <div className="column">
          {phase === 'loading' ? (
            <Spinner />
          ) : (
            <Panel
              title={words.loadFailed}
              text={
                phase === 'gone'
                  ? 'There is no such post. If it was deleted, you can restore it from the dashboard for 30 days.'
                  : 'Our server gave an unexpected answer. Nothing has been changed.'
              }
              onAgain={() => void load(editor)}
            />
          )}
        </div>
      )}
      {phase === 'ready' && <EditorForm {...props} />}
    </>
  );
}

/** Creates a preview link, with which anybody can read the last saved version before it is published. */
async function copyPreviewLink({ board, $id, call }: Editor): Promise<void> {
  await attempt('No link was made', async () => {
    const path = `/api/${board.name}/${$id.get()}/preview-link`;
    const { url, expiresAt } = (await (await call(path, { method: 'POST' })).json()) as Link;
    try {
      await navigator.clipboard.writeText(url);
      const description = `It shows what was saved last, and works until ${when(expiresAt)}.`;
      toast({ title: 'Preview link copied', description });
    } catch {
      // The clipboard is unavailable on plain HTTP, and some browsers require another click.
      showLink({
        link: url,
        title: 'Preview link',
        description: 'Anyone who has it can read the post as last saved, for a week.',
      });
    }
  });
}
