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

/** A script tag as Astro writes it. */
const ENTRY = /<script type="module" src="([^"]+)"><\/script>/g;

/**
 * Lists all of a page's script files in the page, including imported ones, so that they load in parallel
 * instead of one after the other, and leaves out files that only import another. They start after the first
 * paint. Astro has no setting for this.
 */
export function nameScripts(html: Buffer, scripts: Scripts): Buffer {
  // Latin-1 is a character per byte: decoding and encoding UTF-8 would take a third of a post's time.
  const text = html.toString('latin1');
  const end = text.lastIndexOf('</body>');
  if (end < 0) return html;
  const entries = [...text.matchAll(ENTRY)];
  const named = tags(
    entries.map(([, path = '']) => path),
    scripts,
  );
  const edits = entries.map(({ index, 0: tag }) => ({ at: index, removed: tag.length, added: '' }));
  edits.push({ at: end, removed: 0, added: named });
  let from = 0;
  const pieces: Uint8Array[] = [];
  for (const { at, removed, added } of edits.sort((one, other) => one.at - other.at)) {
    pieces.push(html.subarray(from, at), Buffer.from(added));
    from = at + removed;
  }
  return Buffer.concat([...pieces, html.subarray(from)]);
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
