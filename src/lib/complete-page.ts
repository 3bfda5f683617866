/** What a build knows about the scripts of its pages, all by path. */
export interface Scripts {
  /** Text of the inline script that starts the others after first paint (integrations/script-start.ts). */
  start: string;
  files: Record<string, ScriptFile>;
}

export interface ScriptFile {
  /** The scripts to run: the file itself, or its imports if it does nothing else. */
  runs: string[];
  /** Its static imports, transitively. */
  imports: string[];
  /** SHA-384 in the form of the `integrity` attribute (SRI). */
  integrity: string;
}

/** Tags as Astro writes them, without the path and the number. No text of a visitor or an editor can contain a tag. */
const SCRIPT = ['<script type="module" src="', '"></script>'] as const;
const STYLES = ['<style>@@', '@@</style>'] as const;

/** What a page is rendered with in place of its styles, which are most of a post, always the same, and slow to encode. */
export function stylesMarker(index: number): string {
  return `@@${index}@@`;
}

/**
 * Lists all of a page's script files in the page, including imported ones, so that they load in parallel
 * instead of one after the other, and leaves out files that only import another. They start after the first
 * paint. Astro has no setting for this. Puts the styles in the place of their markers.
 *
 * @param styles with their tag, by the number in the marker
 */
export function completePage(html: Buffer, scripts: Scripts, styles: readonly Buffer[] = []): Buffer {
  const body = html.lastIndexOf('</body>');
  if (body < 0) return html;
  const entries = marksIn(html, SCRIPT);
  const named = tags(
    entries.map(({ value }) => value),
    scripts,
  );
  const edits = [
    ...entries.map((entry) => ({ ...entry, added: NOTHING })),
    ...marksIn(html, STYLES).map((mark) => ({ ...mark, added: styles[Number(mark.value)] ?? NOTHING })),
    { from: body, to: body, added: Buffer.from(named) },
  ];
  let at = 0;
  const pieces: Buffer[] = [];
  for (const { from, to, added } of edits.sort((one, other) => one.from - other.from)) {
    pieces.push(html.subarray(at, from), added);
    at = to;
  }
  return Buffer.concat([...pieces, html.subarray(at)]);
}

const NOTHING = Buffer.alloc(0);

/** Searched in the bytes: a page as a string would be one more copy, and slow to make where it is large. */
function marksIn(html: Buffer, [before, after]: typeof SCRIPT | typeof STYLES) {
  const marks: { from: number; to: number; value: string }[] = [];
  for (let from = html.indexOf(before); from >= 0; from = html.indexOf(before, from + 1)) {
    const end = html.indexOf(after, from + before.length);
    marks.push({ from, to: end + after.length, value: html.toString('latin1', from + before.length, end) });
  }
  return marks;
}

function tags(paths: string[], { start, files }: Scripts): string {
  const imported = paths.flatMap((path) => files[path]?.imports ?? []);
  const run = paths.flatMap((path) => files[path]?.runs ?? []);
  const all = [...new Set([...imported, ...run])];
  if (all.length === 0) return '';
  // Browsers with modules do not fetch `nomodule` scripts: the inline script above starts them.
  const named = all.map(
    (path) => `<script nomodule src="${path}" integrity="${files[path]?.integrity ?? ''}"></script>`,
  );
  return `${named.join('')}<script>${start}</script>`;
}
