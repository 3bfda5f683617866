import type { FileWords } from '#src/features/hero/store.ts';

/** The longest that a slip waits for the sheet with the visitor's words to land, in ms. */
const LONGEST_WAIT = 4000;

/** Lets a sheet with the visitor's words land in the scene of the hero; at once where none is moving in view. */
export function fileInScene(form: HTMLFormElement, words: string): Promise<void> {
  const scene = form.closest('section')?.querySelector('[data-hero-scene][data-playing]');
  return new Promise((onFiled) => {
    const detail: FileWords = { words, onFiled };
    const event = new CustomEvent('file-words', { detail, cancelable: true });
    if (!scene || scene.dispatchEvent(event)) onFiled();
    else setTimeout(onFiled, LONGEST_WAIT);
  });
}
