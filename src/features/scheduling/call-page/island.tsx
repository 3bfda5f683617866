import { createRoot } from 'react-dom/client';
import '../styles.ts';
import { CallPage } from './CallPage.tsx';

export function mount(root: Element): void {
  createRoot(root).render(<CallPage />);
}
