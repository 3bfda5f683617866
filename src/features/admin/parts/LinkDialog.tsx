import { Dialog } from '#src/ui/Dialog.tsx';
import { Button } from './Button.tsx';
import { CopyField } from './CopyField.tsx';

interface Props {
  /** Empty if the dialog is closed. */
  link: string;
  title: string;
  description: string;
  onClose: () => void;
}

/** Shows a link to copy and pass on. */
export function LinkDialog({ link, ...dialog }: Props) {
  return (
    <Dialog open={link !== ''} {...dialog}>
      <CopyField label="Link" text={link}>
        <Button variant="secondary" onClick={dialog.onClose}>
          Done
        </Button>
      </CopyField>
    </Dialog>
  );
}
