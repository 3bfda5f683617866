import '#src/ui/form/form-styles.ts';
import { createRoot } from 'react-dom/client';
import receipt from '#src/ui/receipt/receipt.css?inline';
import { adoptStyles } from '#src/ui/window/adopt-styles.ts';
import styles from './contact.css?inline';
import { ContactDialog } from './ContactDialog.tsx';

export function mount(root: Element): void {
  adoptStyles(styles + receipt);
  createRoot(root).render(<ContactDialog />);
}
