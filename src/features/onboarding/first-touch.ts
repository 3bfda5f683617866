import { keptAnswers } from './kept-answers.ts';

/**
 * Brings the questionnaire's code with the first touch, or at once where there is something to resume:
 * the first question stands in the page and can be answered meanwhile.
 */
export function awaitFirstTouch(root: HTMLElement): void {
  let started: Promise<void> | undefined;
  const start = () =>
    (started ??= import('./wizard.ts').then(
      ({ startWizard }) => {
        root.removeEventListener('submit', hold);
        startWizard(root);
      },
      () => {
        started = undefined;
        document.dispatchEvent(new Event('load-failed'));
      },
    ));

  /** Continue, pressed before there is anything to continue with, is done when there is. */
  const hold = (event: Event) => {
    event.preventDefault();
    void start().then(() => started && (event.target as HTMLFormElement).requestSubmit());
  };
  root.addEventListener('submit', hold);
  for (const type of ['pointerover', 'focusin']) {
    root.addEventListener(type, () => void start(), { once: true });
  }
  if (location.search || keptAnswers.read()) void start();
}
