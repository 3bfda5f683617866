import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { ContentTooLarge } from '#src/domain/render/budget.ts';
import { instantIn } from '../agency-time.ts';
import type { Editor } from './editor.ts';
import { loadRenderer } from './board.ts';
import { followPlace, type PageSource, paintPreview, postOf } from './preview.ts';

interface Props {
  editor: Editor;
  page: PageSource;
}

/** Debounce before the preview is updated, in ms. */
const PAUSE = 150;

/** A live preview of the post's page. */
export function PreviewPane({ editor, page }: Props) {
  const values = useStore(editor.$values);
  const [render, setRender] = useState<((content: string) => string) | null>(null);
  /** Why nothing can be shown; empty if it can. */
  const [problem, setProblem] = useState('');
  const host = useRef<HTMLDivElement>(null);
  /** The content that was rendered last. */
  const painted = useRef('');

  useEffect(() => {
    loadRenderer(editor.board).then(
      (loaded) => setRender(() => loaded),
      () =>
        setProblem(
          'The preview could not be loaded. Check the connection and choose the tab again.',
        ),
    );
  }, [editor]);

  useEffect(() => {
    if (!render) return;
    const paint = () => {
      setProblem('');
      const given = instantIn(values.publishedAt);
      const publishedAt = Number.isNaN(Date.parse(given)) ? new Date().toISOString() : given;
      if (!host.current) return;
      try {
        paintPreview(host.current, page, postOf(editor.board, values, publishedAt, render));
      } catch (error) {
        if (!(error instanceof ContentTooLarge)) throw error;
        return setProblem(error.message);
      }
      if (painted.current !== values.content) followPlace(host.current, editor);
      painted.current = values.content;
    };
    // The first rendering is immediate.
    const timer = setTimeout(paint, host.current?.hasChildNodes() ? PAUSE : 0);
    return () => clearTimeout(timer);
  }, [editor, page, render, values]);

  useEffect(
    () => editor.$place.listen(() => host.current && followPlace(host.current, editor)),
    [editor],
  );

  return (
    <>
      {!render && !problem && (
        <p className="p-6 text-ink-2" role="status">
          Loading
        </p>
      )}
      {problem && (
        <p className="p-6 text-ink-2" role="alert">
          {problem}
        </p>
      )}
      <div ref={host} />
    </>
  );
}
