import { atom } from 'nanostores';
import type { ListedMedia, Media } from '#src/contracts/media.ts';
import { toast } from '#src/ui/toast.ts';
import type { Known } from '../known.ts';
import { adminRequest } from '../request.ts';
import { toastFailure } from '../toast-failure.ts';
import { MEDIA } from './upload.ts';

const PAGE = 24;

/** What a picture is wanted for. */
export interface Wish {
  /** Pictures that were pasted or dropped, to be gone through one by one. */
  files?: readonly File[];
  /** Only a new one will do. */
  isNew?: true;
  onPicture: (media: Pick<Media, 'url' | 'alt'>) => void;
}

/** Null while nobody wants a picture. */
export const $wish = atom<Wish | null>(null);

/** Pictures that are here, the newest first, as far as they were asked for. */
export const $media = atom<Known<ListedMedia[]>>({ status: 'loading', value: undefined });
export const $isMore = atom(false);

/** @param more those after the ones that are here */
export async function loadMedia(more = false): Promise<void> {
  const before = more ? ($media.get().value ?? []) : [];
  $media.set({ status: 'loading', value: more ? before : $media.get().value });
  try {
    const response = await adminRequest(`${MEDIA}?limit=${PAGE}&offset=${before.length}`);
    const value = [...before, ...((await response.json()) as ListedMedia[])];
    $isMore.set(response.headers.has('Link'));
    $media.set({ status: 'ready', value });
  } catch {
    $media.set({ status: 'failed', value: undefined });
  }
}

export async function removeMedia({ id }: ListedMedia): Promise<void> {
  try {
    await adminRequest(`${MEDIA}/${id}`, { method: 'DELETE' });
    toast({ title: 'Picture deleted' });
  } catch (error) {
    toastFailure('The picture was not deleted', error);
  }
  await loadMedia();
}

/** Pictures among what is pasted or dropped. */
export function picturesIn(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
}
