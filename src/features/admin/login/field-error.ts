/**
 * Shows the message of a field at its place; without one, the place is empty and the field valid.
 *
 * @param hint id of what describes the valid field
 */
export function showFieldError(
  field: HTMLElement,
  place: HTMLElement,
  message = '',
  hint?: string,
): void {
  place.textContent = message;
  place.hidden = !message;
  field.ariaInvalid = message ? 'true' : null;
  const described = message ? place.id : hint;
  if (described) field.setAttribute('aria-describedby', described);
  else field.removeAttribute('aria-describedby');
}
