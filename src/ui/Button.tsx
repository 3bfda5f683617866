import type { ComponentProps } from 'react';
import { buttonClass, type ButtonSize, type ButtonVariant } from './button.ts';

interface Props extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** A button of an island; `type` is `button` unless it is given. */
export function Button({ variant, size, className = '', ...rest }: Props) {
  const look = `${buttonClass({ variant, size })} ${className}`.trimEnd();
  return <button type="button" className={look} {...rest} />;
}
