import type { LoginMethods } from '#src/contracts/login.ts';
import { request } from '#src/lib/request.ts';
import type { Admin } from '../session.ts';

let methods: Promise<LoginMethods> | undefined;

/** The first interaction with the page triggers the request, so that merely opening it sends none. */
const TOUCHES = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

const PASSKEY = '/api/admin/login/passkey';

/**
 * Looks for other methods to log in as soon as the user interacts with the page.
 *
 * @param isTouched the user was faster than this script
 * @param onFound not called if the request fails
 * @returns a function that stops waiting
 */
export function findMethods(
  isTouched: boolean,
  onFound: (methods: LoginMethods) => void,
): () => void {
  const touched = new AbortController();
  const find = () => {
    touched.abort();
    methods ??= request('/api/admin/password-resets').then((response) => response.json());
    methods.then(
      ({ mail, passkeys }) =>
        onFound({ mail, passkeys: passkeys && 'PublicKeyCredential' in window }),
      () => (methods = undefined),
    );
  };
  const { signal } = touched;
  if (isTouched) find();
  else
    for (const touch of TOUCHES) document.addEventListener(touch, find, { signal, passive: true });
  return () => touched.abort();
}

/**
 * Signs in with a passkey, of this device or of a nearby phone.
 *
 * @throws RequestError if the server does not know it; an error of the browser if the user cancelled
 */
export async function signInWithPasskey(): Promise<Admin> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { options } = await (await request(PASSKEY, { method: 'POST', body: {} })).json();
  const response = await startAuthentication({ optionsJSON: options });
  return (await request(PASSKEY, { method: 'POST', body: { response } })).json();
}
