import type { Media } from '#src/contracts/media.ts';
import { RequestError } from '#src/lib/request.ts';
import { logInAgain } from '../login-dialog.ts';

export const MEDIA = '/api/admin/media';

interface Sending {
  file: Blob;
  alt: string;
  /** 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/**
 * Sends a picture. Where the session is over, the person is asked to log in again, and it is sent once more.
 *
 * @throws RequestError where the answer is no success; TypeError where there was none; the signal's reason
 */
export async function upload(sending: Sending): Promise<Media> {
  for (;;) {
    const { status, responseText } = await send(sending);
    if (status === 201) return JSON.parse(responseText) as Media;
    if (status !== 401 || !(await logInAgain())) throw new RequestError(status, responseText);
  }
}

/** `fetch` does not say how far a body has come. */
function send({ file, alt, onProgress, signal }: Sending): Promise<XMLHttpRequest> {
  const body = new FormData();
  body.set('file', file);
  body.set('alt', alt);
  const call = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => call.abort());
    call.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    call.addEventListener('load', () => resolve(call));
    call.addEventListener('error', () => reject(new TypeError('There was no answer.')));
    call.addEventListener('abort', () => reject(signal.reason as Error));
    call.open('POST', MEDIA);
    call.send(body);
  });
}
