import type { WaysIn } from '#src/contracts/login.ts';
import { request } from '#src/lib/request.ts';

let asked: Promise<WaysIn> | undefined;

/** Shows what else than a password leads in here; nothing where the server does not say. */
export async function offerWaysIn(form: HTMLFormElement): Promise<void> {
  try {
    asked ??= request('/api/admin/password-resets').then((response) => response.json());
    const { mail, passkeys } = await asked;
    const show = (name: string, isShown: boolean) => {
      (form.querySelector(`[data-${name}]`) as HTMLElement).hidden = !isShown;
    };
    const canUsePasskey = passkeys && 'PublicKeyCredential' in window;
    show('passkey', canUsePasskey);
    show('forgotten', mail);
    show('other-ways', canUsePasskey || mail);
  } catch {
    asked = undefined;
  }
}
