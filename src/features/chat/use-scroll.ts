import { useLayoutEffect, useRef, useState } from 'react';
import type { Message } from './conversation.ts';

/** Within how many pixels of the end the visitor counts as being there. */
const NEAR = 24;

/** Scrolls along as the conversation grows, except for visitors who read further up: they see a hint. */
export function useScroll(messages: readonly Message[], waiting: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const wasAtEnd = useRef(true);
  const [isBehind, setBehind] = useState(false);

  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    if (!wasAtEnd.current && messages.at(-1)?.from === 'bot') setBehind(true);
    else follow(box);
  }, [messages, waiting]);

  // On opening, or when the keyboard shrinks the window, visitors at the end stay there.
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const observer = new ResizeObserver(() => {
      if (wasAtEnd.current) follow(box);
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  function onScroll() {
    const box = ref.current;
    // A hidden window has no height and no scroll position.
    if (!box || box.clientHeight === 0) return;
    wasAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
    if (wasAtEnd.current) setBehind(false);
  }

  return { ref, isBehind, onScroll, toEnd: () => ref.current && follow(ref.current) };
}

/** Scrolls to the end, or to the start of the last turn if it alone fills the window. */
function follow(box: HTMLElement): void {
  const turn = box.querySelector<HTMLElement>('[role=log] > :last-child');
  box.scrollTop = Math.min(box.scrollHeight, turn ? turn.offsetTop - NEAR : Infinity);
}
