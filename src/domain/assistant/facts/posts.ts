import { hasContent } from '../../pages.ts';
import { categoryOf } from '../../posts/categories.ts';
import { type Fact, numbered } from '../fact.ts';
import { sectionsOf } from './sections.ts';

/** What the assistant knows of a published post. */
export interface KnownPost {
  board: 'blog' | 'signal-board';
  slug: string;
  title: string;
  lede: string;
  category: string;
  author?: string | null;
  /** Its beginning, as typed. */
  content: string;
}

const BOARDS = {
  blog: { link: { label: 'Blog', href: '/blog' }, next: 'What is new on the blog?' },
  'signal-board': {
    link: { label: 'Signal Board', href: '/signal-board' },
    next: 'What is the Signal Board?',
  },
};

const SOME = 3;

/** The published posts of the boards that the site has, newest first, and what is newest. */
export function postFacts(published: readonly KnownPost[]): Fact[] {
  const posts = published.filter(({ board }) => hasContent(`/${board}`));
  const authors = Map.groupBy(posts, ({ author }) => author);
  return [
    ...posts.map(post),
    ...newest(posts),
    ...[...authors].flatMap(([author, theirs]) => (author ? [writtenBy(author, theirs)] : [])),
  ];
}

function post({ board, slug, title, lede, category, author, content }: KnownPost): Fact {
  const kind = categoryOf(board, category).label;
  return {
    id: `post/${board}/${slug}`,
    names: [title, `Post: ${title}`],
    named: true,
    reading: true,
    lead: lede,
    passages: [
      {
        text: author ? `An article by ${author}, under ${kind}.` : `On the Signal Board, under ${kind}.`,
        about: 'post article author written read',
      },
    ],
    sections: sectionsOf(content),
    link: { label: 'Read it', href: `/${board}/${encodeURIComponent(slug)}` },
    next: Object.values(BOARDS).flatMap(({ link, next }) => (hasContent(link.href) ? next : [])),
  };
}

function newest(posts: readonly KnownPost[]): Fact[] {
  const [latest] = posts;
  if (!latest) return [];
  return [
    {
      id: 'posts',
      overview: true,
      names: ['Latest posts', 'Latest articles', 'News'],
      asks: ['What is new on the blog?', 'What have you written lately?', 'What should I read?'],
      lead: `The newest:\n${listOf(posts)}`,
      link: hasContent('/blog') ? BOARDS.blog.link : BOARDS[latest.board].link,
    },
  ];
}

function writtenBy(author: string, posts: readonly KnownPost[]): Fact {
  return {
    id: `posts/by/${author}`,
    overview: true,
    names: [`Articles by ${author}`],
    asks: [`What has ${author} written?`],
    lead: `By ${author}:\n${listOf(posts)}`,
    link: BOARDS.blog.link,
  };
}

function listOf(posts: readonly KnownPost[]): string {
  const lines = posts.slice(0, SOME).map(({ board, slug, title }) => {
    const label = title.replace(/[[\]]/g, '');
    return `[${label}](/${board}/${encodeURIComponent(slug)})`;
  });
  return numbered(lines);
}
