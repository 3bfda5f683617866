import { caseStudy } from './case-study.data.ts';

interface ShareWords {
  /** Text on the index tab: the kind of page. */
  readonly kind: string;
  /** Color of the tab: a step of the color wheel, 0 to 15. */
  readonly hue: number;
  /** Defaults to the page's own title. */
  readonly title?: string;
}

/** Text of the pages' share images, by path; projects and posts have their own. */
export const shareWords = {
  '/': { kind: 'Business automation', hue: 11 },
  '/services': { kind: 'Catalog', hue: 3 },
  '/services-old': { kind: 'Services', hue: 13 },
  '/projects': { kind: 'Showcase', hue: 8 },
  '/case-study': { kind: 'Case Study', hue: 6, title: caseStudy.title },
  '/contact': { kind: 'Talk to us', hue: 2 },
  '/start': { kind: 'Three questions', hue: 15 },
  '/signal-board': { kind: 'Collected', hue: 9 },
  '/blog': { kind: 'Blog', hue: 4 },
  '/integrations': { kind: 'Your software', hue: 5 },
  '/trust': { kind: 'Trust', hue: 10 },
  '/privacy-policy': { kind: 'Legal', hue: 1 },
  '/terms-of-service': { kind: 'Legal', hue: 12 },
} as const satisfies Readonly<Record<string, ShareWords>>;
