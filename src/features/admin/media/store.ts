import { atom } from 'nanostores';
import type { ListedMedia, Media } from '#src/contracts/media.ts';
import { toast } from '#src/ui/toast.ts';
import { type Loadable, loadPage } from '../loadable.ts';
import { adminRequest } from '../request.ts';
import { attempt } from '../failure.ts';
import { MEDIA } from './upload.ts';

const PAGE = 24;

/** What a picture is requested for. */
export interface Wish {
  /** Pasted or dropped pictures, handled one by one. */
  files?: readonly File[];
  /** Only a new picture can be used. */
  isNew?: true;
  onPicture: (media: Pick<Media, 'url' | 'alt'>) => void;
}

/** Null if no picture is requested. */
export const $wish = atom<Wish | null>(null);

/** The loaded pictures, newest first. */
export const $media = atom<Loadable<ListedMedia[]>>({ status: 'loading', value: undefined });
export const $isMore = atom(false);

/** @param more loads the next page after the loaded pictures */
export function loadMedia(more = false): Promise<void> {
  return loadPage({ $list: $media, $isMore, address: `${MEDIA}?limit=${PAGE}` }, more);
}

export async function removeMedia({ id }: ListedMedia): Promise<void> {
  await attempt('The picture was not deleted', async () => {
    await adminRequest(`${MEDIA}/${id}`, { method: 'DELETE' });
    toast({ title: 'Picture deleted' });
  });
  await loadMedia();
}

/** The picture files among what is pasted or dropped. */
export function picturesIn(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
}
