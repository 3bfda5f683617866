import { site } from '#src/content/site.ts';
import { startIsland } from '#src/ui/island/start-island.tsx';
import { closeSchedule, ScheduleDialog } from './ScheduleDialog.tsx';
import './styles.ts';

export function mount(root: Element): void {
  startIsland(root, <ScheduleDialog />, site, closeSchedule);
}
