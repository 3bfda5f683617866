import type { LoginMethods } from '#src/contracts/login.ts';
import { request } from '#src/lib/request.ts';
import type { Admin } from '../session.ts';

const PASSKEY = '/api/admin/login/passkey';

/** The other methods to log in; none if the request fails. */
export async function findMethods(): Promise<LoginMethods> {
  try {
    const methods: LoginMethods = await (await request('/api/admin/password-resets')).json();
    return { ...methods, passkeys: methods.passkeys && 'PublicKeyCredential' in window };
  } catch {
    return { mail: false, passkeys: false };
  }
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
