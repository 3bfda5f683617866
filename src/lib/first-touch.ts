/**
 * Loads the code of a form within `root` on the first interaction with it, or at once. A form that is sent before is
 * sent again when it works.
 *
 * @param load resolves when the form works
 * @param onFailure called with the form if it was being sent
 */
export function loadOnTouch(
  root: HTMLElement,
  load: () => Promise<void>,
  atOnce: boolean,
  onFailure: (form?: HTMLFormElement) => void,
): void {
  let loading: Promise<void> | undefined;
  const start = (form?: HTMLFormElement) => {
    loading ??= load().then(() => root.removeEventListener('submit', hold, true));
    loading.then(
      // The form that stands there now, which may have been built anew.
      () => form && root.querySelector('form')?.requestSubmit(),
      () => {
        loading = undefined;
        onFailure(form);
      },
    );
  };
  function hold(event: Event): void {
    event.preventDefault();
    event.stopPropagation();
    start(event.target as HTMLFormElement);
  }
  root.addEventListener('submit', hold, true);
  for (const type of ['focusin', 'pointerover']) {
    root.addEventListener(type, () => start(), { once: true });
  }
  if (atOnce) start();
}
