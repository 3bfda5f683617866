import { storedAnswers } from './stored-answers.ts';

/**
 * Loads the questionnaire's code on the first interaction, or at once if there are answers to resume. The
 * first question is already in the page and can be answered meanwhile.
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

  /** If Continue is pressed before the code has loaded, it runs as soon as it has. */
  const hold = (event: Event) => {
    event.preventDefault();
    void start().then(() => started && (event.target as HTMLFormElement).requestSubmit());
  };
  root.addEventListener('submit', hold);
  for (const type of ['pointerover', 'focusin']) {
    root.addEventListener(type, () => void start(), { once: true });
  }
  if (location.search || storedAnswers.read()) void start();
}
