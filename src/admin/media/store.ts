import type { ListedMedia, Media } from '#src/contracts/media.ts';
import { RequestError } from '#src/lib/request.ts';
import { act, logInAgain } from '../request.tsx';
import { createListing } from '../loadable.ts';

const MEDIA = '/api/admin/media';

interface Sending {
  file: Blob;
  alt: string;
  /** 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/**
 * Uploads a picture. If the session has ended, the user is asked to log in again, and the upload is repeated.
 *
 * @throws RequestError for an error response; TypeError if there was no response; the signal's reason if
 *   aborted
 */
export async function uploadPicture(sending: Sending): Promise<Media> {
  for (;;) {
    const { status, responseText } = await send(sending);
    if (status === 201) return JSON.parse(responseText) as Media;
    if (status !== 401 || !(await logInAgain())) throw new RequestError(status, responseText);
  }
}

/** XMLHttpRequest, because `fetch` does not report upload progress. */
function send({ file, alt, onProgress, signal }: Sending): Promise<XMLHttpRequest> {
  const body = new FormData();
  body.set('file', file);
  body.set('alt', alt);
  const xhr = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => xhr.abort());
    xhr.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    xhr.addEventListener('load', () => resolve(xhr));
    xhr.addEventListener('error', () => reject(new TypeError('There was no answer.')));
    xhr.addEventListener('abort', () => reject(signal.reason as Error));
    xhr.open('POST', MEDIA);
    xhr.send(body);
  });
}

/** The uploaded pictures, newest first. */
export const media = createListing<ListedMedia>({
  address: () => `${MEDIA}?limit=24`,
  read: async (answer) => ({ value: await answer.json() }),
  keyOf: ({ id }) => id,
});

export async function removeMedia({ id }: ListedMedia): Promise<void> {
  await act('DELETE', `${MEDIA}/${id}`, 'The picture wasn’t deleted', { title: 'Picture deleted' });
  await media.load();
}

/** The picture files among what is pasted or dropped. */
export function picturesIn(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
}
