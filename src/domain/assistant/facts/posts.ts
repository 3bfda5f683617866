import { facts as words } from '#src/content/messages.ts';
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
  blog: { link: { label: words.blogName, href: '/blog' }, next: words.whatIsNew },
  'signal-board': {
    link: { label: words.signalBoardName, href: '/signal-board' },
    next: words.whatIsSignalBoard,
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
    names: [title, words.postName(title)],
    named: true,
    reading: true,
    lead: lede,
    passages: [
      {
        text: author ? words.articleBy(author, kind) : words.onSignalBoard(kind),
        about: words.aboutPost,
      },
    ],
    sections: sectionsOf(content),
    link: { label: words.readItLink, href: `/${board}/${encodeURIComponent(slug)}` },
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
      names: words.latestNames,
      asks: words.latestAsks,
      lead: `${words.newestAre}\n${listOf(posts)}`,
      link: hasContent('/blog') ? BOARDS.blog.link : BOARDS[latest.board].link,
    },
  ];
}

function writtenBy(author: string, posts: readonly KnownPost[]): Fact {
  return {
    id: `posts/by/${author}`,
    overview: true,
    names: words.byAuthorNames(author),
    asks: words.byAuthorAsks(author),
    lead: `${words.byAuthorAre(author)}\n${listOf(posts)}`,
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
