/** Characters of a title that is set smaller, or it would fill the screen. */
const LONG_TITLE = 70;

/** The class that sets the heading of a post's page. */
export function titleSize(title: string): 'text-h2' | 'text-closing' {
  return title.length > LONG_TITLE ? 'text-h2' : 'text-closing';
}
