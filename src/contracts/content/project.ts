import type { DocumentKind } from './automation.ts';

/** A finished project: a card on the showcase and a page at `/` plus its slug. */
export interface Project {
  /** The title in lower case without accents, everything but letters and digits replaced by hyphens. */
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** Same-site URL of the cover. */
  readonly demoImage: string;
  /**
   * What the cover shows and its hue, a step of the color wheel from 0 to 15. The drawing is covers/<slug>.svg of the
   * content.
   */
  readonly cover: { readonly alt: string; readonly hue: number };
  readonly features: readonly string[];
  readonly tags: readonly string[];
  /** The client’s rating at handover, out of five. */
  readonly rating: number;
  readonly complexity: 'Medium' | 'High';
  /** yyyy-MM-dd. */
  readonly launchDate: string;
  /** What 'Try Demo' opens: the example on the project's own page. */
  readonly demoUrl: string;
  readonly icon: DocumentKind;
  /** Text of the page: the problem, the solution, the results. */
  readonly challenge: string;
  readonly built: string;
  readonly result: string;
  /** One invented record and what happens to it, step by step. */
  readonly sample: readonly SampleStep[];
  /** A text like those it reads: visitors can replace it and see which fields plain rules read from it. */
  readonly tryText?: string;
  /** Slugs of related projects. */
  readonly related: readonly string[];
}

interface SampleStep {
  /** e.g. 'Comes in'. */
  readonly step: string;
  readonly shown: string;
}

/** What each entry states; the URLs are derived from the title. */
export type ProjectEntry = Omit<Project, 'slug' | 'demoImage' | 'demoUrl'>;

/** Adds the URLs that are derived from an entry's title. */
export function project(entry: ProjectEntry): Project {
  const slug = entry.title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '-');
  return { ...entry, slug, demoImage: `/covers/${slug}.svg`, demoUrl: `/${slug}#demo` };
}
