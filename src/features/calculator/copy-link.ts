import { toast } from '#src/ui/toast.ts';
import { addressOf } from './address-bar.ts';

/** Copies the URL that shows this result. */
export async function copyLink(): Promise<void> {
  try {
    await navigator.clipboard.writeText(addressOf().href);
    toast({ title: 'Link copied to clipboard!' });
  } catch {
    toast({
      title: 'Could not copy link to clipboard.',
      description: 'Please copy the URL manually.',
      destructive: true,
    });
  }
}
