import type { ComponentProps } from 'react';

/** A button that looks like a link. */
export function Quiet(props: ComponentProps<'button'>) {
  const look = 'min-h-8 font-semibold text-cobalt underline-offset-[0.2em] hover:underline';
  return <button type="button" className={look} {...props} />;
}
