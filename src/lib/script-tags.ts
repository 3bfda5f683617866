/** What a build knows of the scripts of its pages, all by path. */
export interface Scripts {
  /** Text of the inline script that starts the others after the first paint (integrations/script-start.ts). */
  start: string;
  files: Record<string, ScriptFile>;
}

export interface ScriptFile {
  /** The scripts that run: the file itself, or what it imports where it does nothing else. */
  runs: string[];
  /** What it imports statically, and what that imports. */
  imports: string[];
  /** SHA-384 as the attribute wants it (SRI). */
  integrity: string;
}

/** A script as Astro writes it into a page. */
const ENTRY = /<script type="module" src="([^"]+)"><\/script>/g;

/**
 * Has a page name all of its script files, those that others import included, so that they come side by
 * side and not one after the other, and leaves out files that only import another. They start after the
 * first paint. Astro has no setting for any of it.
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
  // By `nomodule`, no browser with modules fetches it: the script behind them does.
  const named = all.map(
    (path) =>
      `<script nomodule src="${path}" integrity="${files[path]?.integrity ?? ''}"></script>`,
  );
  return `${named.join('')}<script>${start}</script>`;
}
