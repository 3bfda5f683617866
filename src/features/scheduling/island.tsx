import { createRoot } from 'react-dom/client';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import './styles.ts';

export function mount(root: Element): void {
  createRoot(root).render(<ScheduleDialog />);
}
