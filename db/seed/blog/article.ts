import { team, type TeamMember } from '#src/content/team.data.ts';
import type { NewBlogPost } from '../../schema.ts';
import { minutesToRead } from '../minutes-to-read.ts';

/** An article of the launch; how many days before the launch it was written. */
export interface LaunchArticle extends Omit<NewBlogPost, 'createdAt' | 'updatedAt'> {
  daysAgo: number;
  published: boolean;
}

/** What is written down; the byline and the minutes follow from it. */
type Entry = Pick<
  LaunchArticle,
  'title' | 'slug' | 'category' | 'summary' | 'metaDescription' | 'metaKeywords' | 'content'
> & {
  /** Id of who wrote it, in src/content/team.data.ts. */
  by: string;
  daysAgo: number;
  /** Unless it is one, it is published. */
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
