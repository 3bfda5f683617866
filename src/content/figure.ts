/** A figure in three parts, so that the middle one can count up and the signs be set smaller. */
export interface Figure {
  readonly prefix: string;
  readonly value: number;
  readonly suffix: string;
}

/** The figure in one piece, e.g. '$4M+'. */
export function figureText({ prefix, value, suffix }: Figure): string {
  return `${prefix}${value}${suffix}`;
}
