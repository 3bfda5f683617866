/** What stands in a page, by field; null where a post has no such thing. */
export type View = Readonly<Record<string, unknown>>;

/**
 * A page of pages/shells with a post in it, as a function fills it: what is between the marks of a field
 * that is null goes, and each `{{field}}` gives way to its words.
 *
 * @param view its `contentHtml` is safe HTML already; all else is text
 */
export function fillPage(shell: string, view: View): string {
  return shell
    .replace(/<!--if:(\w+)-->([\s\S]*?)<!--\/if:\1-->/g, (_, field: string, part: string) =>
      view[field] === null ? '' : part,
    )
    .replace(/\{\{(\w+)\}\}/g, (_, field: string) => {
      const words = String(view[field] ?? '');
      return field === 'contentHtml' ? words : escaped(words);
    });
}

function escaped(words: string): string {
  return words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
