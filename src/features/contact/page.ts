import { startTabs } from '#src/ui/tabs.ts';
import { $department } from './store.ts';

/** The contact page's behaviour: tabs that choose the department, and the form's island on first touch. */
export function startContactPage(tabs: HTMLElement, root: HTMLElement): void {
  startTabs(tabs, (id) => $department.set(id as ReturnType<typeof $department.get>));

  let loading: Promise<void> | undefined;
  const load = () =>
    (loading ??= import('./page-form-island.tsx').then(({ takeOver }) => takeOver(root)));
  for (const type of ['focusin', 'pointerover']) {
    // Until it has come the form works as it is, so a failure here is no failure of the form.
    root.addEventListener(type, () => load().catch(() => {}), { once: true });
  }
}
