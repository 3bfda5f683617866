import { useLayoutEffect, useRef, useState } from 'react';
import type { Message } from './message.ts';

/** How far from the end still counts as being there, in px. */
const NEAR = 24;

/**
 * Follows the conversation as it grows, but only for who is at its end: whoever reads further up is
 * not moved, and is told that there is more. What the visitor sends always leads to the end.
 */
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

  // Opened, or made smaller by a keyboard: who was at the end still is.
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
    // Hidden, it has no height and no place.
    if (!box || box.clientHeight === 0) return;
    wasAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
    if (wasAtEnd.current) setBehind(false);
  }

  return { ref, isBehind, onScroll, toEnd: () => ref.current && follow(ref.current) };
}

/** To the end; to the beginning of the last turn where that alone fills the window. */
function follow(box: HTMLElement): void {
  const turn = box.querySelector<HTMLElement>('[role=log] > :last-child');
  box.scrollTop = Math.min(box.scrollHeight, turn ? turn.offsetTop - NEAR : Infinity);
}
