import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import { InputCell } from './Cell.tsx';
import { Button } from './Button.tsx';
import { openDialog } from './open-dialog.ts';

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
  label?: string;
  /** What else can be done; the dialog closes before. */
  action?: readonly [label: string, act: () => void];
}

/** Shows a link to copy and pass on. */
export function showLink({ link, label = 'Link', action, ...words }: Link): void {
  const [other, act] = action ?? ['Done'];
  void openDialog(({ open, onClose }) => (
    <Dialog {...{ open, onClose, ...words }}>
      <div className="sheet">
        <InputCell label={label} readOnly value={link} onFocus={({ target }) => target.select()} />
      </div>
      <div className="mt-7 flex flex-wrap gap-3">
        <CopyButton text={link} what={label} />
        <Button
          variant="secondary"
          onClick={() => {
            onClose();
            act?.();
          }}
        >
          {other}
        </Button>
      </div>
    </Dialog>
  ));
}
