import { postPath } from '#src/domain/posts/paths.ts';
import { comparablePath } from '#src/domain/redirects.ts';
import type { ImportReport } from './import-posts.ts';
import { noteKinds, type NoteKind } from './imported-post.ts';

interface Told extends ImportReport {
  /** How many posts there were. */
  total: number;
  /** Nothing was created: it was only looked. */
  isTrial: boolean;
  /** Where the owner decides, if a file was written. */
  decisions: string | undefined;
}

/** The closing report: everything that is not here as it was there, counted and named; then the redirects. */
export function reportOf({
  created,
  present,
  refused,
  drafts,
  notes,
  stopped,
  total,
  isTrial,
  decisions,
}: Told): string {
  const lines: string[] = [];
  const section = (heading: string, entries: readonly string[]) => {
    if (entries.length > 0) lines.push(`${heading}: ${entries.length}`, ...entries.map((entry) => `  ${entry}`), '');
  };
  for (const kind of Object.keys(noteKinds) as NoteKind[]) {
    const found = notes.filter((note) => note.kind === kind);
    section(
      noteKinds[kind],
      found.map(({ of, what }) => `${oneLine(of)}: ${oneLine(what)}`),
    );
  }
  section(
    'There already, and unchanged',
    present.map(({ title, slug }) => `${oneLine(title)} (${postPath('blog', slug)})`),
  );
  section(
    'Refused by the blog',
    refused.map(({ title, reason }) => `${oneLine(title)}: ${oneLine(reason)}`),
  );
  section('Of these, waiting as drafts to be completed in the editor', drafts.map(oneLine));
  if (decisions)
    lines.push(
      `Categories and what was refused are for you to decide in ${decisions}. Then run the same command again.`,
    );
  if (stopped) lines.push(stopped);
  lines.push(
    isTrial
      ? `${created.length} of ${total} posts would be created. Nothing was sent.`
      : `${created.length + present.length} of ${total} posts are in the blog, ${created.length} of them new.`,
  );
  const moved = isTrial ? [] : redirectsOf([...created, ...present]);
  if (moved.length > 0) {
    lines.push('', 'From the old addresses, for src/content/redirects.data.ts:', ...moved);
  }
  return lines.join('\n');
}

/** A line of the list of redirects for each post that had another address. */
function redirectsOf(posts: ImportReport['created' | 'present']): string[] {
  return posts.flatMap(({ slug, oldAddress }) => {
    const url = oldAddress ? URL.parse(oldAddress, 'https://here.invalid') : null;
    const from = comparablePath(url?.pathname ?? '');
    const to = postPath('blog', slug);
    return from && from !== to ? [`  ${JSON.stringify(from)}: ${JSON.stringify(to)},`] : [];
  });
}

/** Without signs that a terminal would obey. */
function oneLine(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 300);
}
