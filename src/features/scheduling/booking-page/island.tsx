import { createRoot } from 'react-dom/client';
import '../styles.ts';
import { BookingPage } from './BookingPage.tsx';

export function mount(root: Element): void {
  createRoot(root).render(<BookingPage />);
}
