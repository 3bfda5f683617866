import { createRoot } from 'react-dom/client';
import { adoptStyles } from '#src/ui/window/adopt-styles.ts';
import styles from './chat.css?inline';
import { ChatWindow } from './ChatWindow.tsx';
import { reload, resume } from './conversation.ts';
import { keepOpenState, makeRoom } from './open-state.ts';

export function mount(root: Element): void {
  adoptStyles(styles);
  keepOpenState();
  makeRoom();
  // Back to a page that the browser had put by: the conversation may have gone on since.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    reload();
    resume();
  });
  createRoot(root).render(<ChatWindow />);
  resume();
}
