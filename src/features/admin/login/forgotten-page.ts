import { forgotten } from '#src/contracts/login.ts';
import { request } from '#src/lib/request.ts';
import { errorsOf, toastFailure } from '../failure.ts';
import { showFieldError } from './field-error.ts';

/** Requests a password reset link by mail; the answer is the same whether or not the account exists. */
export function startForgottenPage(form: HTMLFormElement): void {
  const name = form.elements.namedItem('username') as HTMLInputElement;
  const wrong = document.getElementById('forgotten-error') as HTMLElement;
  let sending = false;
  const submit = async () => {
    const body = { username: name.value };
    const message = errorsOf(forgotten.safeParse(body)).username?.[0];
    showFieldError(name, wrong, message);
    if (message) return name.focus();
    sending = true;
    try {
      await request('/api/admin/password-resets', { method: 'POST', body });
      const sent = document.getElementById('forgotten-sent') as HTMLElement;
      sent.textContent = 'If this account exists and has an email address, a link is on its way.';
    } catch (failure) {
      toastFailure('No link was sent', failure, 'Our server did not answer. Please try again.');
    }
    sending = false;
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!sending) void submit();
  });
}
