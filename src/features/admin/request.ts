import { request, RequestError } from '#src/lib/request.ts';
import { logInAgain } from './login/log-in-again.tsx';

/**
 * A request that needs a session. If the session has ended, the user is asked to log in again, in a dialog
 * over the page, and the request is repeated; if the user declines, it fails.
 *
 * @throws RequestError for an error response; TypeError if there was no response.
 */
export async function adminRequest(...call: Parameters<typeof request>): Promise<Response> {
  for (;;) {
    try {
      return await request(...call);
    } catch (error) {
      const isOver = error instanceof RequestError && error.status === 401;
      if (!isOver || !(await logInAgain())) throw error;
    }
  }
}
