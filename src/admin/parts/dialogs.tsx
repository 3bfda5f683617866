import type * as z from 'zod/mini';
import { type ComponentProps, type ReactElement, useId } from 'react';
import type { Elements } from '#src/ui/elements.ts';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Dialog } from './Dialog.tsx';
import { Boundary } from '#src/ui/island/Boundary.tsx';
import type { FieldErrors } from '#src/contracts/failure.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { Button } from './Button.tsx';
import { useBusy } from './hooks.ts';
import { keepTyped } from './keep-typed.ts';
import { FieldSheet, InputCell, type Typed, useUncontrolledForm } from './form.tsx';

/** What a dialog is told by what opened it. */
export interface DialogProps {
  open: boolean;
  onClose: () => void;
  /** Closes it with an answer. */
  onDone?: (answer: unknown) => void;
}

/**
 * Opens a dialog over the page. It begins anew each time, and once closed it is gone with everything typed in it: nobody
 * finds a password later on a shared computer.
 *
 * @param render the dialog, which gets these props
 * @returns its answer, once it is closed; undefined if it has none
 */
export function openDialog(render: (opened: Required<DialogProps>) => ReactElement): Promise<unknown> {
  const opener = document.activeElement;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const fillIn = keepTyped(place);
  return new Promise((resolve) => {
    const show = (open: boolean) => {
      const opened = { open, onClose: () => onDone(undefined), onDone };
      const failed = (again: () => void) => {
        const onAgain = () => {
          flushSync(again);
          fillIn();
        };
        return <FailedDialog {...opened} onAgain={onAgain} />;
      };
      root.render(<Boundary failed={failed}>{render(opened)}</Boundary>);
    };
    const onDone = (answer: unknown) => {
      // Before it is removed, because closing returns the focus.
      flushSync(() => show(false));
      // Now, not in a later task: the toasts in it go back to the page (ui/toast/toaster.ts).
      document.dispatchEvent(new Event('close'));
      root.unmount();
      place.remove();
      // A dialog that failed took the place with it to which closing returns the focus.
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
      resolve(answer);
    };
    show(true);
  });
}

/** In place of a dialog that failed, so that it can be closed. */
function FailedDialog({ open, onClose, onAgain }: DialogProps & { onAgain: () => void }) {
  return (
    <Dialog
      {...{ open, onClose }}
      title="Something went wrong here"
      description="Try again, and what you typed is there. The page behind this dialog is as you left it."
    >
      <div className="flex flex-wrap gap-3">
        <Button label="Try again" onClick={onAgain} />
        <Button label="Close" variant="secondary" onClick={onClose} />
      </div>
    </Dialog>
  );
}

interface Question {
  title: string;
  /** What it is about, by name. */
  name?: string | undefined;
  text: string | ReactElement;
  action: string;
  /** It destroys something, unless this is false. */
  isDanger?: boolean;
  /** While it runs, nothing closes the dialog. Then it closes, unless this resolves to false. */
  onConfirm?: () => unknown;
}

/** Asks for confirmation of an action that may be accidental. @returns whether it was given, once the dialog is closed */
export async function confirm(question: Question): Promise<boolean> {
  return (await openDialog((opened) => <ConfirmDialog {...opened} {...question} />)) === true;
}

/** Cancel, its first control, has the focus. */
function ConfirmDialog(props: Question & Required<DialogProps>) {
  const { open, title, name, text, action, isDanger = true, onConfirm, onClose, onDone } = props;
  const [busy, run] = useBusy();
  const id = useId();
  const act = async () => {
    if ((await onConfirm?.()) !== false) onDone(true);
  };
  return (
    <Dialog {...{ open, title, onClose }} locked={busy} asks={id}>
      <div id={id}>
        {name && (
          <p className="mb-2 font-semibold wrap-anywhere" dir="auto">
            {name}
          </p>
        )}
        <div className="text-ink-2">{text}</div>
      </div>
      <div className="mt-7 flex flex-wrap justify-end gap-3">
        <Button label="Cancel" variant="secondary" aria-disabled={busy} onClick={() => !busy && onClose()} />
        <Button label={action} isDanger={isDanger} busy={busy} onClick={() => void run(act)} />
      </div>
    </Dialog>
  );
}

export interface FormDialogProps extends DialogProps {
  title: string;
  description: string;
  action: string;
  isDanger?: boolean;
  /** It can be closed while it is sent. */
  isStoppable?: boolean;
  /** Title of the toast for a failure that is not about a field. */
  failure: string;
  fields?: ComponentProps<typeof FieldSheet>['fields'];
  /** What is wrong before anything is sent. */
  schema?: z.ZodMiniType;
  /** May throw a RequestError. Then the dialog closes, unless this resolves to false. */
  onSubmit: (typed: Typed) => Promise<unknown>;
  head?: Elements;
  children?: Elements | ((errors: Readonly<FieldErrors>) => Elements);
}

/** A form that the server validates, in a dialog. @returns what `onSubmit` resolves to, once it is closed */
export function openForm(form: Omit<FormDialogProps, keyof DialogProps>): Promise<unknown> {
  return openDialog((opened) => <FormDialog {...opened} {...form} />);
}

/** The same as a part, for a form that changes while it is open. */
export function FormDialog(props: FormDialogProps) {
  const { open, title, description, action, isDanger = false, isStoppable, onClose } = props;
  const { fields = [], head, children, onDone = onClose } = props;
  const { busy, errors, form } = useUncontrolledForm({
    ...props,
    async send(typed) {
      const answer = await props.onSubmit(typed);
      if (answer !== false) onDone(answer);
    },
  });
  const locked = busy && !isStoppable;
  return (
    <Dialog {...{ open, title, description, locked, onClose }}>
      <form {...form}>
        {head}
        {fields.length > 0 && <FieldSheet {...{ fields, errors }} />}
        {typeof children === 'function' ? children(errors) : children}
        <div className="mt-7 flex flex-wrap gap-3">
          <Button label={action} type="submit" isDanger={isDanger} busy={locked} aria-disabled={busy} />
          <Button label="Cancel" variant="secondary" disabled={locked} onClick={onClose} />
        </div>
      </form>
    </Dialog>
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
  return <Button label="Copy" onClick={() => void copy()} />;
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
          label={other}
          variant="secondary"
          onClick={() => {
            onClose();
            act?.();
          }}
        />
      </div>
    </Dialog>
  ));
}
