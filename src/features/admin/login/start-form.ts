import type * as z from 'zod/mini';
import type { FieldErrors } from '#src/contracts/failure.ts';
import { errorsOf } from '../failure.ts';

interface Options {
  /** Of the contract. */
  schema: z.ZodMiniType;
  /** Receives the values of the form. */
  send: (body: Record<string, FormDataEntryValue>) => Promise<void>;
  onFailure: (error: unknown) => void;
}

/**
 * Starts a form of Cell.astro without React: it is checked on the first submit and from then on with each change,
 * and sends one request at a time.
 */
export function startForm(form: HTMLFormElement, { schema, send, onFailure }: Options): void {
  const button = form.querySelector('[type=submit]') as HTMLButtonElement;
  let isChecked = false;
  const valuesOf = () => Object.fromEntries(new FormData(form));
  const check = () => {
    const errors = errorsOf(schema.safeParse(valuesOf()));
    showErrors(form, errors);
    return Object.keys(errors).length === 0;
  };
  const setBusy = (isBusy: boolean) => {
    // Not `disabled`, which would drop the focus.
    button.ariaDisabled = String(isBusy);
    button.toggleAttribute('data-busy', isBusy);
  };
  const submit = async () => {
    isChecked = true;
    if (!check()) return form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    setBusy(true);
    try {
      await send(valuesOf());
    } catch (error) {
      onFailure(error);
    }
    setBusy(false);
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!isBusy(form)) void submit();
  });
  form.addEventListener('input', () => isChecked && check());
  form.addEventListener('reset', () => (isChecked = false));
}

/** Whether a request of the form is on its way. */
export function isBusy(form: HTMLFormElement): boolean {
  return form.querySelector('[data-busy]') !== null;
}

/** Shows the messages of the fields at their places; fields without one are valid. */
export function showErrors(form: HTMLFormElement, errors: FieldErrors): void {
  for (const place of form.querySelectorAll<HTMLElement>('[data-error]')) {
    const field = inputOf(form, place.dataset.error ?? '');
    const message = errors[field.name]?.[0] ?? '';
    place.textContent = message;
    place.hidden = !message;
    field.ariaInvalid = message ? 'true' : null;
    // What describes the valid field.
    field.dataset.described ??= field.getAttribute('aria-describedby') ?? '';
    const described = message ? place.id : field.dataset.described;
    if (described) field.setAttribute('aria-describedby', described);
    else field.removeAttribute('aria-describedby');
  }
}

/** The control of this name. */
export function inputOf(form: HTMLFormElement, name: string): HTMLInputElement {
  return form.elements.namedItem(name) as HTMLInputElement;
}
