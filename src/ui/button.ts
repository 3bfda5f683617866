export type ButtonVariant = 'primary' | 'secondary' | 'marigold' | 'quiet';
export type ButtonSize = 'lg' | 'md' | 'sm';

interface ButtonStyle {
  variant?: ButtonVariant;
  /** 52, 46 or 40 px high; more if the label wraps. */
  size?: ButtonSize;
}

const base =
  'screen-only inline-flex items-center justify-center gap-2 rounded-sheet border text-center leading-tight font-semibold select-none transition-colors active:translate-y-px disabled:translate-y-0 disabled:opacity-50 aria-disabled:translate-y-0 aria-disabled:opacity-50';

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-cobalt text-on-cobalt not-disabled:hover:bg-cobalt-hover',
  // Inherits its color, so that it works on paper and on the cobalt band.
  secondary: 'border-current not-disabled:hover:bg-current/10',
  // At most one per view.
  marigold: 'border-transparent bg-marigold text-on-marigold not-disabled:hover:bg-marigold-hover',
  quiet:
    'border-transparent text-cobalt underline decoration-transparent underline-offset-4 not-disabled:hover:decoration-current',
};

const sizes: Record<ButtonSize, string> = {
  lg: 'min-h-13 px-6 py-2 text-[1rem]',
  md: 'min-h-11.5 px-5 py-2 text-ui',
  sm: 'min-h-10 px-4 py-1.5 text-ui',
};

/** The classes of a button, for Button.astro and the React islands. */
export function buttonClass({ variant = 'primary', size = 'md' }: ButtonStyle = {}): string {
  return `${base} ${variants[variant]} ${sizes[size]}`;
}
