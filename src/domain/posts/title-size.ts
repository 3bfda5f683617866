/** Titles with more characters than this are set smaller, so that they do not fill the screen. */
const LONG_TITLE = 70;

/** The class for the font size of a post's heading. */
export function titleSize(title: string): 'text-h2' | 'text-closing' {
  return title.length > LONG_TITLE ? 'text-h2' : 'text-closing';
}
