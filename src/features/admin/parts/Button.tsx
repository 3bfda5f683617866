import type { ComponentProps } from 'react';
import { buttonClass, type ButtonSize, type ButtonVariant } from '#src/ui/button.ts';

interface Props extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Its action runs: it shows a ring, and keeps the focus, which `disabled` would drop. */
  busy?: boolean;
}

/** A button; `type` is `button` unless it is given. */
export function Button({ variant, size, busy, className = '', children, ...rest }: Props) {
  const look = `${buttonClass({ variant, size })} ${className}`.trimEnd();
  return (
    <button type="button" className={look} aria-disabled={busy} {...rest}>
      {busy && <span className="ring" aria-hidden="true" />}
      {children}
    </button>
  );
}

/** The button of an entry or of a bar. */
export function SmallButton(props: Omit<Props, 'variant' | 'size'>) {
  return <Button variant="secondary" size="sm" {...props} />;
}
