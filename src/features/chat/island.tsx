import { createRoot } from 'react-dom/client';
import { adoptStyles } from '#src/ui/window/adopt-styles.ts';
import styles from './chat.css?inline';
import { ChatWindow } from './ChatWindow.tsx';
import { reload, resume } from './conversation.ts';
import { persistOpenState, closeOverlapping } from './open-state.ts';

export function mount(root: Element): void {
  adoptStyles(styles);
  persistOpenState();
  closeOverlapping();
  // Restored from the back/forward cache: the conversation may have continued on another page.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    reload();
    resume();
  });
  createRoot(root).render(<ChatWindow />);
  resume();
}
