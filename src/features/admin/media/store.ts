import type { ListedMedia } from '#src/contracts/media.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { attempt } from '../failure.ts';
import { createListing } from '../list/listing.ts';
import { adminRequest } from '../request.ts';
import { MEDIA } from './upload.ts';

/** The uploaded pictures, newest first. */
export const media = createListing<ListedMedia>({
  address: () => `${MEDIA}?limit=24`,
  read: async (answer) => ({ value: await answer.json() }),
  keyOf: ({ id }) => id,
});

export async function removeMedia({ id }: ListedMedia): Promise<void> {
  await attempt('The picture was not deleted', async () => {
    await adminRequest(`${MEDIA}/${id}`, { method: 'DELETE' });
    toast({ title: 'Picture deleted' });
  });
  await media.load();
}

/** The picture files among what is pasted or dropped. */
export function picturesIn(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
}
