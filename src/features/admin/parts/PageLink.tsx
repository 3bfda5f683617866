import type { ComponentProps, MouseEvent } from 'react';

/** Whether a click on a link stays in this tab; new tabs and windows are left to the browser. */
export function isForThisPage({
  metaKey,
  ctrlKey,
  shiftKey,
}: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey'>): boolean {
  return !metaKey && !ctrlKey && !shiftKey;
}

interface Props extends ComponentProps<'a'> {
  onGo: () => void;
}

/** A link that the page follows itself, without loading. */
export function PageLink({ onGo, href, children, ...link }: Props) {
  const follow = (event: MouseEvent) => {
    if (!isForThisPage(event)) return;
    event.preventDefault();
    onGo();
  };
  return (
    <a {...link} href={href} onClick={follow}>
      {children}
    </a>
  );
}
