import { team, type TeamMember } from '#src/content/team.data.ts';
import type { NewBlogPost } from '../../schema.ts';
import { minutesToRead } from '../minutes-to-read.ts';

/** A demo article; `daysAgo` counts back from the day it is inserted. */
export interface LaunchArticle extends Omit<NewBlogPost, 'createdAt' | 'updatedAt'> {
  daysAgo: number;
  published: boolean;
}

/** The fields of an entry; the byline and the reading time are derived from them. */
type Entry = Pick<
  LaunchArticle,
  'title' | 'slug' | 'category' | 'summary' | 'metaDescription' | 'metaKeywords' | 'content'
> & {
  /** Id of the author in src/content/team.data.ts. */
  by: string;
  daysAgo: number;
  /** Articles are published unless this is set. */
  draft?: true;
};

/** Completes an entry. Its content is HTML. */
export function article({ by, draft, ...entry }: Entry): LaunchArticle {
  return {
    ...bylineOf(by),
    ...entry,
    readTimeMinutes: minutesToRead(entry.content),
    published: !draft,
  };
}

function bylineOf(id: string) {
  const { name, role, avatar } = team.find((member) => member.id === id) as TeamMember;
  return { author: name, authorTitle: role, authorImageUrl: avatar };
}
