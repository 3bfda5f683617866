import type { DocumentKind } from '../automations.ts';

/** A piece of finished work: a card on the showcase and a page at `/` plus its slug. */
export interface Project {
  /** The title in lower case, everything but letters and digits made a hyphen. */
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** Same-site address of the cover. */
  readonly demoImage: string;
  readonly features: readonly string[];
  readonly tags: readonly string[];
  /** The client’s mark at handover, out of five. */
  readonly rating: number;
  readonly complexity: 'Medium' | 'High';
  /** yyyy-MM-dd. */
  readonly launchDate: string;
  /** What 'Try Demo' opens: the worked sample on the project's own page. */
  readonly demoUrl: string;
  readonly icon: DocumentKind;
  /** For the page: how it was, what stands there now, what came of it. */
  readonly challenge: string;
  readonly built: string;
  readonly result: string;
  /** One invented record on its way through, step by step. */
  readonly sample: readonly SampleStep[];
  /** Slugs of two projects that a reader of this one might want next. */
  readonly related: readonly [string, string];
}

interface SampleStep {
  /** e.g. 'Comes in'. */
  readonly step: string;
  readonly shown: string;
}

/** What is written down; the addresses follow from the title. */
export type ProjectEntry = Omit<Project, 'slug' | 'demoImage' | 'demoUrl'>;

/** Completes an entry with the addresses that its title gives. */
export function project(entry: ProjectEntry): Project {
  const slug = entry.title.toLowerCase().replace(/[^a-z0-9]/g, '-');
  return { ...entry, slug, demoImage: `/covers/${slug}.svg`, demoUrl: `/${slug}#demo` };
}
