import type { LoginMethods } from '#src/contracts/login.ts';
import { request } from '#src/lib/request.ts';
import type { Admin } from '../session.ts';

let methods: Promise<LoginMethods> | undefined;

/** The first interaction with the page triggers the request, so that merely opening it sends none. */
const TOUCHES = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Shows the other login methods as soon as the user interacts with the page. */
export function offerLoginMethods(form: HTMLFormElement): void {
  // The user was faster than this script.
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

/** Shows no other methods if the request fails. */
async function offer(form: HTMLFormElement): Promise<void> {
  try {
    methods ??= request('/api/admin/password-resets').then((response) => response.json());
    const { mail, passkeys } = await methods;
    const show = (name: string, isShown: boolean) => {
      (form.querySelector(`[data-${name}]`) as HTMLElement).hidden = !isShown;
    };
    const canUsePasskey = passkeys && 'PublicKeyCredential' in window;
    show('passkey', canUsePasskey);
    show('forgotten', mail);
    show('other-ways', canUsePasskey || mail);
  } catch {
    methods = undefined;
  }
}

const LOGIN = '/api/admin/login/passkey';

/**
 * Signs in with a passkey, of this device or of a nearby phone.
 *
 * @throws RequestError if the server does not know it; an error of the browser if the user cancelled
 */
export async function signInWithPasskey(): Promise<Admin> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { options } = await (await request(LOGIN, { method: 'POST', body: {} })).json();
  const response = await startAuthentication({ optionsJSON: options });
  return (await request(LOGIN, { method: 'POST', body: { response } })).json();
}
