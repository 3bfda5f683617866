import type { ComponentProps, MouseEvent } from 'react';

/** Whether a click on a link stays in this tab; new tabs and windows are left to the browser. */
export function isForThisPage({
  metaKey,
  ctrlKey,
  shiftKey,
}: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey'>): boolean {
  return !metaKey && !ctrlKey && !shiftKey;
}

/** A link that the page follows itself, without loading. */
export function PageLink({ onGo, ...link }: ComponentProps<'a'> & { onGo: () => void }) {
  const follow = (event: MouseEvent) => {
    if (!isForThisPage(event)) return;
    event.preventDefault();
    onGo();
  };
  return <a {...link} onClick={follow} />;
}
