import { createRoot } from 'react-dom/client';
import { ContactDialog } from './ContactDialog.tsx';

export function mount(root: Element): void {
  createRoot(root).render(<ContactDialog />);
}
