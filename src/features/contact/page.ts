import { startTabs } from '#src/ui/tabs.ts';
import { $department, storedDraft } from './draft.ts';

/**
 * The contact page's behavior: tabs that select the department, and the form's island on the first
 * interaction, or at once if there is a draft to restore.
 */
export function startContactPage(tabs: HTMLElement, root: HTMLElement): void {
  startTabs(tabs, (id) => {
    $department.set(id as ReturnType<typeof $department.get>);
    if (id === 'support') showOpeningState().catch(() => {});
  });

  let loading: Promise<void> | undefined;
  const load = () =>
    (loading ??= import('./page-form-island.tsx').then(async ({ hydrate }) => {
      await hydrate(root);
      root.removeEventListener('submit', submitOnceLoaded, true);
    }));
  // A submit before the island is loaded waits for it; if it fails to load, the form posts itself.
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
  // The form works without it, so a failure here does not affect the form.
  const tryToLoad = () => void load().catch(() => {});
  for (const type of ['focusin', 'pointerover']) {
    root.addEventListener(type, tryToLoad, { once: true });
  }
  if (storedDraft.read()) tryToLoad();
}

/** Shows on the support tab whether somebody answers the phone now; without it, the tab shows the hours. */
async function showOpeningState(): Promise<void> {
  const { openingState } = await import('#src/domain/booking/business-hours.ts');
  const place = document.querySelector('[data-opening-state]');
  if (place) place.textContent = openingState(new Date());
}
