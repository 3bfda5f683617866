import { atom } from 'nanostores';
import type { ListedMedia, Media } from '#src/contracts/media.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { attempt } from '../failure.ts';
import { createListing } from '../list/listing.ts';
import { adminRequest } from '../request.ts';
import { MEDIA } from './upload.ts';

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

/** The uploaded pictures, newest first. */
export const media = createListing(
  async (answer) => ({ value: (await answer.json()) as ListedMedia[] }),
  ({ id }) => id,
);

export function loadMedia(): Promise<void> {
  return media.fetchPage(`${MEDIA}?limit=24`, 'first');
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
