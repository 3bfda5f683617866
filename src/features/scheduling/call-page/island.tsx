import { createRoot } from 'react-dom/client';
import { adoptStyles } from '#src/ui/window/adopt-styles.ts';
import '../styles.ts';
import { CallPage } from './CallPage.tsx';
import styles from './call-page.css?inline';

export function mount(root: Element): void {
  adoptStyles(styles);
  createRoot(root).render(<CallPage />);
}
