/** A figure in three parts: the middle one counts up, prefix and suffix are set smaller. */
export interface Figure {
  readonly prefix: string;
  readonly value: number;
  readonly suffix: string;
}

/** The figure as one string, e.g. '$4M+'. */
export function figureText({ prefix, value, suffix }: Figure): string {
  return `${prefix}${value}${suffix}`;
}
