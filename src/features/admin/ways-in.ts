import type { WaysIn } from '#src/contracts/login.ts';
import { request } from '#src/lib/request.ts';

let asked: Promise<WaysIn> | undefined;

/** With the first touch of the page, so that one which is only looked at asks for nothing. */
const TOUCHES = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Shows what else than a password leads in here, as soon as somebody is there. */
export function offerWaysIn(form: HTMLFormElement): void {
  // Somebody was quicker than this script.
  if (form.contains(document.activeElement)) return void offer(form);
  const touched = new AbortController();
  for (const touch of TOUCHES) {
    const listen = () => {
      touched.abort();
      void offer(form);
    };
    document.addEventListener(touch, listen, { signal: touched.signal, passive: true });
  }
}

/** Nothing where the server does not say. */
async function offer(form: HTMLFormElement): Promise<void> {
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
