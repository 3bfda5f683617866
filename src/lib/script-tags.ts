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
export function nameScripts(html: string, scripts: Scripts): string {
  const paths = [...html.matchAll(ENTRY)].map(([, path = '']) => path);
  const end = html.lastIndexOf('</body>');
  if (end < 0) return html;
  const [body, rest] = [html.slice(0, end), html.slice(end)];
  return body.replaceAll(ENTRY, '') + tags(paths, scripts) + rest.replaceAll(ENTRY, '');
}

function tags(paths: string[], { start, files }: Scripts): string {
  const imported = paths.flatMap((path) => files[path]?.imports ?? []);
  const run = paths.flatMap((path) => files[path]?.runs ?? []);
  const all = [...new Set([...imported, ...run])];
  if (all.length === 0) return '';
  // Browsers with modules do not fetch `nomodule` scripts: the inline script above starts them.
  const named = all.map(
    (path) =>
      `<script nomodule src="${path}" integrity="${files[path]?.integrity ?? ''}"></script>`,
  );
  return `${named.join('')}<script>${start}</script>`;
}
