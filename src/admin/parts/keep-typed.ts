type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Remembers what is typed and chosen within an element, in the memory of this page alone.
 *
 * @returns a function that fills it in again where the same controls were built anew
 */
export function keepTyped(root: HTMLElement): () => void {
  const kept = new Map<string, string | boolean>();
  const controls = () =>
    [...root.querySelectorAll<Control>('input[name], textarea[name], select[name]')].filter(
      ({ type }) => type !== 'file' && type !== 'hidden',
    );
  // Of all: choosing one radio button changes the others.
  const remember = () => controls().forEach((control) => kept.set(keyOf(control), valueOf(control)));
  root.addEventListener('input', remember);
  return () => {
    // What is filled in is remembered too, and of the others that they are empty yet.
    const typed = new Map(kept);
    for (const control of controls()) {
      const value = typed.get(keyOf(control));
      if (value !== undefined && value !== valueOf(control)) enter(control, value);
    }
  };
}

/** Radio buttons and boxes of one name differ by their values. */
function keyOf(control: Control): string {
  return isBox(control) ? `${control.name} ${control.value}` : control.name;
}

function valueOf(control: Control): string | boolean {
  return isBox(control) ? control.checked : control.value;
}

function isBox(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

/**
 * As a person would: React has a setter of its own on each control, and takes what it was told by that for known
 * (https://github.com/facebook/react/issues/10135).
 */
function enter(control: Control, value: string | boolean): void {
  if (typeof value === 'boolean') {
    if (value || control.type === 'checkbox') control.click();
    return;
  }
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
