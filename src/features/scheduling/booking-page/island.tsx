import { site } from '#src/content/site.ts';
import { startIsland } from '#src/ui/island/start-island.tsx';
import '../styles.ts';
import { BookingPage } from './BookingPage.tsx';

export function mount(root: Element): void {
  startIsland(root, <BookingPage />, site);
}
