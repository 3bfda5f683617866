import type { ReactNode } from 'react';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import { Cell } from './Cell.tsx';
import { Button } from './Button.tsx';
import { openDialog } from './open-dialog.ts';

interface Props {
  label: string;
  text: string;
  /** Buttons after Copy. */
  children: ReactNode;
}

/** A text to copy, with a button that does. */
export function CopyField({ label, text, children }: Props) {
  return (
    <>
      <div className="sheet">
        <Cell label={label} wide>
          {(control) => (
            <input {...control} readOnly value={text} onFocus={({ target }) => target.select()} />
          )}
        </Cell>
      </div>
      <div className="mt-7 flex flex-wrap gap-3">
        <CopyButton text={text} what={label} />
        {children}
      </div>
    </>
  );
}

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

interface Link {
  link: string;
  title: string;
  description: string;
}

/** Shows a link to copy and pass on. */
export function showLink({ link, ...words }: Link): void {
  void openDialog((opened) => (
    <Dialog {...opened} {...words}>
      <CopyField label="Link" text={link}>
        <Button variant="secondary" onClick={opened.onClose}>
          Done
        </Button>
      </CopyField>
    </Dialog>
  ));
}
