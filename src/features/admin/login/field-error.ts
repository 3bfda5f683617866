/** Shows the message of a field at its place; without one, the place is empty and the field valid. */
export function showFieldError(field: HTMLElement, place: HTMLElement, message = ''): void {
  place.textContent = message;
  place.hidden = !message;
  if (message) {
    field.setAttribute('aria-invalid', 'true');
    field.setAttribute('aria-describedby', place.id);
  } else {
    field.removeAttribute('aria-invalid');
    field.removeAttribute('aria-describedby');
  }
}
