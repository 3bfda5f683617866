import { controls } from '#src/messages/en/index.ts';
import { type DialogProps, Dialog as AnyDialog } from '#src/ui/dialog/Dialog.tsx';

/** A dialog of the admin, which speaks English on any site. */
export function Dialog(props: DialogProps) {
  return <AnyDialog closeName={controls.close} {...props} />;
}
