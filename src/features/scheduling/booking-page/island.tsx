import { createRoot } from 'react-dom/client';
import { adoptStyles } from '#src/ui/window/adopt-styles.ts';
import '../styles.ts';
import { BookingPage } from './BookingPage.tsx';
import styles from './booking-page.css?inline';

export function mount(root: Element): void {
  adoptStyles(styles);
  createRoot(root).render(<BookingPage />);
}
