import { startTabs } from '#src/ui/tabs.ts';
import { keptDraft } from './draft.ts';
import { $department } from './store.ts';

/**
 * The contact page's behaviour: tabs that choose the department, and the form's island on first touch, or
 * at once where something half-written is to stand in it again.
 */
export function startContactPage(tabs: HTMLElement, root: HTMLElement): void {
  startTabs(tabs, (id) => $department.set(id as ReturnType<typeof $department.get>));

  let loading: Promise<void> | undefined;
  const load = () =>
    (loading ??= import('./page-form-island.tsx').then(async ({ takeOver }) => {
      await takeOver(root);
      root.removeEventListener('submit', submitOnceLoaded, true);
    }));
  // Sent before the island is there: it waits for it, and without it the form posts itself.
  function submitOnceLoaded(event: Event): void {
    event.preventDefault();
    event.stopPropagation();
    const form = event.target as HTMLFormElement;
    load().then(
      () => form.requestSubmit(),
      () => form.submit(),
    );
  }
  root.addEventListener('submit', submitOnceLoaded, true);
  // The form works without it, so a failure here is no failure of the form.
  const tryToLoad = () => void load().catch(() => {});
  for (const type of ['focusin', 'pointerover']) {
    root.addEventListener(type, tryToLoad, { once: true });
  }
  if (keptDraft.read()) tryToLoad();
}
