import { projects } from '#src/content/projects.ts';
import { shareWords } from '#src/content/share-words.data.ts';
import { site } from '#src/content/site.ts';
import type { ShareSubject } from '#src/domain/share-image.ts';

const words: Readonly<Record<string, Partial<ShareSubject>>> = shareWords;

/** The text of a page's share image; projects cycle through the colors. */
export function shareSubjectOf(path: string, title: string): ShareSubject {
  const project = projects.findIndex(({ slug }) => path === `/${slug}`);
  if (project >= 0) return { title, kind: 'Project', hue: (project * 2) % 16 };
  return { title, kind: site.name, hue: 11, ...words[path] };
}
