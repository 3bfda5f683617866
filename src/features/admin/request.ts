import { request, RequestError } from '#src/lib/request.ts';
import { logInAgain } from './login-dialog.ts';

/**
 * One call that needs a session. Where the session is over, the person is asked to log in again, on top
 * of the page as it stands, and the call is repeated; whoever declines gets the error.
 *
 * @throws RequestError where the answer is no success; TypeError where there was no answer.
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
