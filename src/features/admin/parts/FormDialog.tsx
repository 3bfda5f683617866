import type { ComponentProps, ReactNode } from 'react';
import type { FieldErrors } from '#src/contracts/failure.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Field } from '#src/ui/form/Field.tsx';
import { Button } from './Button.tsx';
import type { DialogProps } from './open-dialog.ts';
import { useRequestForm } from './use-request-form.ts';

/** What the rest of a form needs to know. */
interface FormState<Values> {
  values: Values;
  errors: Readonly<FieldErrors>;
  set: (changes: Partial<Values>) => void;
}

export interface FormDialogProps<Values> extends DialogProps {
  title: string;
  description: string;
  /** Label of the submit button. */
  action: string;
  /** Title of the toast for a failure that is not about a field. */
  failure: string;
  /** The values to begin with. */
  start: Values;
  fields: readonly (Omit<ComponentProps<typeof Field>, 'value' | 'onValue' | 'error'> & {
    name: keyof Values & string;
  })[];
  /** What is wrong before anything is sent. */
  check?: (values: Values) => FieldErrors;
  /** May throw a RequestError. Then the dialog closes, unless this resolves to false. */
  onSubmit: (values: Values) => Promise<unknown>;
  /** Above the fields. */
  head?: ReactNode;
  /** Below the fields. */
  children?: ReactNode | ((form: FormState<Values>) => ReactNode);
}

/** A dialog with a form that the server validates. */
export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const { open, title, description, action, fields, onClose, onSubmit, head, children } = props;
  const form = useRequestForm({
    ...props,
    async send(values) {
      if ((await onSubmit(values)) !== false) onClose();
    },
  });
  const { busy, values, errors, set } = form;
  const texts = form.field as (name: string) => ReturnType<typeof form.field>;
  return (
    <Dialog open={open} title={title} description={description} locked={busy} onClose={onClose}>
      <form noValidate onSubmit={form.onSubmit}>
        {head}
        {fields.length > 0 && (
          <div className="sheet">
            {fields.map((field) => (
              <Field key={field.name} wide {...field} {...texts(field.name)} />
            ))}
          </div>
        )}
        {typeof children === 'function' ? children({ values, errors, set }) : children}
        <div className="mt-7 flex flex-wrap gap-3">
          <Button type="submit" busy={busy}>
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
