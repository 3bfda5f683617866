import '#src/ui/form-styles.ts';
import { createRoot } from 'react-dom/client';
import styles from '#src/ui/receipt/receipt.css?inline';
import { adoptStyles } from '#src/ui/window/adopt-styles.ts';
import { ContactDialog } from './ContactDialog.tsx';

export function mount(root: Element): void {
  adoptStyles(styles);
  createRoot(root).render(<ContactDialog />);
}
