/** A value that is the same in both themes, or one for each. */
export type Themed = string | readonly [light: string, dark: string];

/** The value in one theme. */
export function inTheme<Value extends string>(
  value: Value | readonly [light: Value, dark: Value],
  theme: 'light' | 'dark',
): Value {
  if (typeof value === 'string') return value;
  return theme === 'light' ? value[0] : value[1];
}

/** The value in CSS, which follows the theme. */
export function themed(value: Themed): string {
  return typeof value === 'string' ? value : `light-dark(${value[0]}, ${value[1]})`;
}
