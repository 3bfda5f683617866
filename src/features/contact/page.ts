import { loadOnTouch } from '#src/lib/first-touch.ts';
import { startTabs } from '#src/ui/tabs.ts';
import { $department, storedDraft } from './draft.ts';

/** Starts the tabs, which select the department, and the form, at once if there is a draft to restore. */
export function startContactPage(tabs: HTMLElement, root: HTMLElement): void {
  startTabs(tabs, (id) => {
    $department.set(id as ReturnType<typeof $department.get>);
    if (id === 'support') showOpeningState().catch(() => {});
  });

  const load = () => {
    showAnswerTime().catch(() => {});
    return import('./page-form-island.tsx').then(({ hydrate }) => hydrate(root));
  };
  // Without it the form posts itself.
  loadOnTouch(root, load, Boolean(storedDraft.read()), (form) => form?.submit());
}

/** The office's hours, and what owners have set by now. */
async function officeHours() {
  const [hours, { currentSettings }] = await Promise.all([
    import('#src/domain/booking/business-hours.ts'),
    import('#src/domain/current-settings.ts'),
  ]);
  return { hours, open: await currentSettings() };
}

/** Shows on the support tab whether somebody answers the phone now; without it, the tab shows the hours. */
async function showOpeningState(): Promise<void> {
  const { hours, open } = await officeHours();
  const place = document.querySelector('[data-opening-state]');
  if (place) place.textContent = hours.openingState(new Date(), open);
}

/** Stamps the sheet, once somebody begins to write, with the time by which they are answered; until then it names the hours. */
async function showAnswerTime(): Promise<void> {
  const place = document.querySelector('[data-answer-by]');
  if (!place) return;
  const { hours, open } = await officeHours();
  const stamp = hours.answerStamp(new Date(), open);
  if (stamp) place.textContent = stamp;
}
