import { loadOnTouch } from '#src/lib/first-touch.ts';
import { startTabs } from '#src/ui/tabs.ts';
import { $department, storedDraft } from './draft.ts';

/** Starts the tabs, which select the department, and the form, at once if there is a draft to restore. */
export function startContactPage(tabs: HTMLElement, root: HTMLElement): void {
  startTabs(tabs, (id) => {
    $department.set(id as ReturnType<typeof $department.get>);
    if (id === 'support') showOpeningState().catch(() => {});
  });

  const load = () => import('./page-form-island.tsx').then(({ hydrate }) => hydrate(root));
  // Without it the form posts itself.
  loadOnTouch(root, load, Boolean(storedDraft.read()), (form) => form?.submit());
}

/** Shows on the support tab whether somebody answers the phone now; without it, the tab shows the hours. */
async function showOpeningState(): Promise<void> {
  const [{ openingState }, { currentSettings }] = await Promise.all([
    import('#src/domain/booking/business-hours.ts'),
    import('#src/domain/current-settings.ts'),
  ]);
  const open = await currentSettings();
  const place = document.querySelector('[data-opening-state]');
  if (place) place.textContent = openingState(new Date(), open);
}
