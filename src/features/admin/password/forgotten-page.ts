import { fieldErrors } from '#src/contracts/failure.ts';
import { forgotten } from '#src/contracts/login.ts';
import { request, RequestError } from '#src/lib/request.ts';
import { toast } from '#src/ui/toast.ts';

/** Requests a password reset link by mail; the answer is the same whether or not the account exists. */
export function startForgottenPage(form: HTMLFormElement): void {
  const name = form.elements.namedItem('username') as HTMLInputElement;
  const wrong = document.getElementById('forgotten-error') as HTMLElement;
  let sending = false;
  const submit = async () => {
    const body = { username: name.value };
    const { error } = forgotten.safeParse(body);
    wrong.textContent = error ? (fieldErrors(error).username?.[0] ?? '') : '';
    wrong.hidden = !error;
    if (error) {
      name.setAttribute('aria-invalid', 'true');
      name.setAttribute('aria-describedby', wrong.id);
      return name.focus();
    }
    name.removeAttribute('aria-invalid');
    name.removeAttribute('aria-describedby');
    sending = true;
    try {
      await request('/api/admin/password-resets', { method: 'POST', body });
      const sent = document.getElementById('forgotten-sent') as HTMLElement;
      sent.textContent = 'If this account exists and has an email address, a link is on its way.';
    } catch (failure) {
      const said = failure instanceof RequestError ? failure.serverMessage : undefined;
      const description = said ?? 'Our server did not answer. Please try again.';
      toast({ title: 'No link was sent', description, destructive: true });
    }
    sending = false;
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!sending) void submit();
  });
}
