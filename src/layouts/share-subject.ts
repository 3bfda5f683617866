import { caseStudy } from '#src/content/case-study.ts';
import { projects } from '#src/content/projects.ts';
import { site } from '#src/content/site.ts';
import type { ShareSubject } from '#src/domain/share-image.ts';

/** What a page's share image says; the title is the page's own where none is given. */
export type ShareWords = Omit<ShareSubject, 'title'> & Partial<Pick<ShareSubject, 'title'>>;

const words: Readonly<Record<string, ShareWords>> = {
  '/': { kind: 'Business automation', hue: 11 },
  '/services': { kind: 'Catalogue', hue: 3 },
  '/services-old': { kind: 'Services', hue: 13 },
  '/projects': { kind: 'Our work', hue: 8 },
  '/case-study': { kind: 'Case Study', hue: 6, title: caseStudy.title },
  '/contact': { kind: 'Talk to us', hue: 2 },
  '/start': { kind: 'Three questions', hue: 15 },
  '/signal-board': { kind: 'Collected', hue: 9 },
  '/blog': { kind: 'Blog', hue: 4 },
  '/privacy-policy': { kind: 'Legal', hue: 1 },
  '/terms-of-service': { kind: 'Legal', hue: 12 },
};

/** For a page that brings no words of its own: by its address, projects in turning colours. */
export function shareWordsOf(path: string): ShareWords {
  const project = projects.findIndex(({ slug }) => path === `/${slug}`);
  if (project >= 0) return { kind: 'Project', hue: project * 2 };
  return words[path] ?? { kind: site.name, hue: 11 };
}
