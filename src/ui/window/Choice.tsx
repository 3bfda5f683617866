import type { ComponentProps } from 'react';

/** What the visitor can ask or do with one press. */
export function Choice({ className = '', ...props }: ComponentProps<'button'>) {
  const look =
    'rounded-sheet border border-field bg-sheet px-3 py-1.75 text-left leading-[1.35] font-medium text-cobalt hover:border-current';
  return <button type="button" className={`${look} ${className}`.trimEnd()} {...props} />;
}
