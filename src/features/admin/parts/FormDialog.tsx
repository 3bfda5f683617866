import type { ComponentProps, ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { FieldErrors } from '#src/contracts/failure.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Button } from './Button.tsx';
import { InputCell } from './Cell.tsx';
import type { DialogProps } from './open-dialog.ts';
import { type Typed, useForm } from './use-form.ts';

export interface FormDialogProps extends DialogProps {
  title: string;
  description: string;
  action: string;
  isDanger?: boolean;
  /** Title of the toast for a failure that is not about a field. */
  failure: string;
  fields?: readonly (Omit<ComponentProps<typeof InputCell>, 'error'> & { name: string })[];
  /** What is wrong before anything is sent. */
  schema?: z.ZodMiniType;
  /** May throw a RequestError. Then the dialog closes, unless this resolves to false. */
  onSubmit: (typed: Typed) => Promise<unknown>;
  head?: ReactNode;
  children?: ReactNode | ((errors: Readonly<FieldErrors>) => ReactNode);
}

/** A dialog with a form that the server validates. */
export function FormDialog(props: FormDialogProps) {
  const { open, title, description, action, isDanger = false, onClose } = props;
  const { fields = [], head, children } = props;
  const { busy, errors, form } = useForm({
    ...props,
    async send(typed) {
      if ((await props.onSubmit(typed)) !== false) onClose();
    },
  });
  return (
    <Dialog {...{ open, title, description, onClose }} locked={busy}>
      <form {...form}>
        {head}
        {fields.length > 0 && (
          <div className="sheet">
            {fields.map((field) => (
              <InputCell key={field.name} {...field} error={errors[field.name]} />
            ))}
          </div>
        )}
        {typeof children === 'function' ? children(errors) : children}
        <div className="mt-7 flex flex-wrap gap-3">
          <Button type="submit" isDanger={isDanger} busy={busy}>
            {action}
          </Button>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
