/** Pictures that a text shows from other sites, and how they come into the library. */
import type { Media } from '#src/contracts/media.ts';
import { RequestError } from '#src/lib/request.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { messageOf } from '../../failure.ts';
import { counted } from '../../list/query.ts';
import { openForm } from '../../parts/dialogs.tsx';
import { adminRequest } from '../../request.tsx';

/** By the address elsewhere, the one in the library. */
export type Brought = ReadonlyMap<string, string>;

/** Whether a picture is shown from another site. */
export function isForeign(address: unknown): address is string {
  return typeof address === 'string' && /^https:/i.test(address) && new URL(address).origin !== location.origin;
}

/**
 * Asks whether the pictures of other sites are to be brought into the library, and brings them.
 *
 * @param shown addresses of pictures, none twice
 */
export async function offerPictures(shown: readonly string[]): Promise<Brought> {
  const addresses = shown.filter(isForeign);
  if (addresses.length === 0) return new Map();
  const isOne = addresses.length === 1;
  const brought = await openForm({
    title: isOne ? 'Bring the picture into the library?' : `Bring ${addresses.length} pictures into the library?`,
    action: isOne ? 'Bring it' : 'Bring them',
    description: `${isOne ? 'It is' : 'They are'} shown from another site, which can remove or change ${isOne ? 'it' : 'them'} and sees who reads the post. Make sure that you may use ${isOne ? 'it' : 'them'}.`,
    failure: 'The pictures weren’t brought over',
    onSubmit: () => bringPictures(addresses),
  });
  return (brought as Brought | undefined) ?? new Map();
}

function reasonOf(error: unknown): string {
  const [reason] = (error instanceof RequestError && error.fields.address) || [];
  return reason ?? messageOf(error, 'The picture wasn’t copied');
}

/** Brings pictures into the library, one after the other, and says which could not be. */
export async function bringPictures(addresses: readonly string[]): Promise<Brought> {
  const brought = new Map<string, string>();
  const reasons: string[] = [];
  for (const address of addresses) {
    try {
      const answer = await adminRequest('/api/admin/media/copies', { method: 'POST', body: { address } });
      brought.set(address, ((await answer.json()) as Media).url);
    } catch (error) {
      reasons.push(`${new URL(address).host}: ${reasonOf(error)}`);
    }
  }
  const [reason] = reasons;
  const done = `${counted(brought.size, 'picture')} brought into the library`;
  if (reason === undefined) toast({ title: done });
  else {
    const title = `${counted(reasons.length, 'picture')} couldn’t be brought over`;
    toast({ title, description: `${reason} The text shows the original as before.`, destructive: true });
  }
  return brought;
}
