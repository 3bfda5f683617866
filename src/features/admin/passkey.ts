import type { Admin } from './store.ts';
import { request } from '#src/lib/request.ts';

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
