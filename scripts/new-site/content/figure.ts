import type { Figure } from '#src/contracts/content/figure.ts';

export type { Figure };

/** The figure as one string, e.g. '$4M+'. */
export function figureText({ prefix, value, suffix }: Figure): string {
  return `${prefix}${value}${suffix}`;
}
