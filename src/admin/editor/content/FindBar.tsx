import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLoaded } from '#src/ui/use-loaded.ts';
import { TextButton } from '../../parts/Button.tsx';
import type { MountedEditor, SearchStep } from './mounted-editor.ts';

interface Props {
  /** Of the current view. */
  editor: MountedEditor;
  /** The text, which may change while the bar is open. */
  content: string;
  disabled: boolean;
  onClose: () => void;
}

const FIELD = 'min-h-9 min-w-0 flex-[1_1_9rem] rounded-sheet border border-field bg-sheet px-2.5 text-[1rem]';

/** Finds and replaces in the text, in either view. Enter goes to the next place, Escape back to the text. */
export function FindBar({ editor, content, disabled, onClose }: Props) {
  const [text, setText] = useState('');
  const [replacement, setReplacement] = useState('');
  const [isCaseSensitive, setCaseSensitive] = useState(false);
  const [steps, setSteps] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLInputElement>(null);
  const { value: { count, at } = { count: 0, at: 0 } } = useLoaded(
    async () => editor.find({ text, replacement, isCaseSensitive }),
    [steps, isCaseSensitive, text, replacement, content].join('\n'),
  );

  useEffect(() => {
    first.current?.focus();
    return () => void editor.find({ text: '', replacement: '', isCaseSensitive: false });
  }, [editor]);

  function step(kind: SearchStep) {
    if (text === '') return;
    editor.stepTo(kind);
    setSteps(steps + 1);
  }
  const change = (kind: SearchStep) => !disabled && step(kind);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
      editor.focus();
    }
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    // Not the form of the post.
    event.preventDefault();
    if (event.target !== first.current && event.target.type !== 'checkbox') change('replace');
    else step(event.shiftKey ? 'previous' : 'next');
  });
  useEffect(() => {
    const here = bar.current;
    const listener = (event: KeyboardEvent) => onKey(event);
    here?.addEventListener('keydown', listener);
    return () => here?.removeEventListener('keydown', listener);
  }, []);
  return (
    <div
      ref={bar}
      role="group"
      aria-label="Find and replace"
      className="mx-px flex flex-wrap items-center gap-x-2 gap-y-1.5 border-b border-rule bg-sheet px-3 py-2 text-ui"
    >
      <input
        ref={first}
        type="text"
        dir="auto"
        className={FIELD}
        aria-label="Find"
        placeholder="Find"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <span role="status" className="min-w-16 text-note text-ink-2">
        {text && wordsFor(count, at)}
      </span>
      <TextButton label="Previous" disabled={count === 0} onClick={() => step('previous')} />
      <TextButton label="Next" disabled={count === 0} onClick={() => step('next')} />
      <label className="flex min-h-9 items-center gap-2 text-note">
        <input
          type="checkbox"
          className="size-4.5 accent-cobalt"
          checked={isCaseSensitive}
          onChange={({ target }) => setCaseSensitive(target.checked)}
        />
        <span>Match case</span>
      </label>
      <span className="flex flex-[1_1_100%] flex-wrap items-center gap-x-2 gap-y-1.5">
        <input
          type="text"
          dir="auto"
          className={FIELD}
          aria-label="Replace with"
          placeholder="Replace with"
          autoComplete="off"
          value={replacement}
          onChange={({ target }) => setReplacement(target.value)}
        />
        <TextButton label="Replace" disabled={count === 0 || disabled} onClick={() => change('replace')} />
        <TextButton label="Replace all" disabled={count === 0 || disabled} onClick={() => change('all')} />
        <TextButton
          label="Close"
          of="find and replace"
          className="ml-auto"
          onClick={() => {
            onClose();
            editor.focus();
          }}
        />
      </span>
    </div>
  );
}

function wordsFor(count: number, at: number): string {
  if (count === 0) return 'Not found';
  return at > 0 ? `${at} of ${count}` : `${count} found`;
}
