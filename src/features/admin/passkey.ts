import type { Admin } from './store.ts';
import { request } from '#src/lib/request.ts';

const LOGIN = '/api/admin/login/passkey';

/**
 * Signs in with a passkey of this device, or of a phone beside it.
 *
 * @throws RequestError where it is not known; an error of the browser where nobody answered
 */
export async function signInWithPasskey(): Promise<Admin> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { options } = await (await request(LOGIN, { method: 'POST', body: {} })).json();
  const response = await startAuthentication({ optionsJSON: options });
  return (await request(LOGIN, { method: 'POST', body: { response } })).json();
}
