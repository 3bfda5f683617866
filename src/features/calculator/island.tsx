import '#src/ui/form/form-styles.ts';
import { site } from '#src/content/site.ts';
import { startIsland } from '#src/ui/island/start-island.tsx';
import { closeChat } from '#src/features/chat/store.ts';
import { dismissToast } from '#src/ui/toast/toast.ts';
import { adoptStyles } from '#src/ui/window/adopt-styles.ts';
import { hasRoomForTwo } from '#src/ui/window/sheet.ts';
import { readAddress, syncUrl } from './address.ts';
import { analyze } from './analysis.ts';
import styles from './calculator.css?inline';
import { CalculatorWindow } from './CalculatorWindow.tsx';
import { $calculatorOpen, closeCalculator } from './store.ts';

export function mount(root: Element): void {
  adoptStyles(styles);
  syncUrl();
  $calculatorOpen.subscribe((open) => {
    // If both windows do not fit, only the one opened last stays open.
    if (open && !hasRoomForTwo()) closeChat();
    if (!open) dismissToast('analysis');
  });
  startIsland(root, <CalculatorWindow />, site, closeCalculator);
  const params = readAddress(new URL(location.href));
  if (params) void analyze(params.industry, params.changes);
}
