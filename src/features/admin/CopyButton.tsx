import { toast } from '#src/ui/toast.ts';
import { Button } from './Button.tsx';

/** Copies a text and shows a toast. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const copy = async () => {
    try {
      // The clipboard is unavailable on plain HTTP.
      await navigator.clipboard.writeText(text);
      toast({ title: `${what} copied` });
    } catch {
      toast({ title: 'Please copy it by hand', destructive: true });
    }
  };
  return <Button onClick={() => void copy()}>Copy</Button>;
}
