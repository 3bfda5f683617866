import { blog } from '../../db/seed/blog.ts';
import { signalBoard } from '../../db/seed/signal-board.ts';
import { pageMeta } from '#src/content/page-meta.data.ts';
import { projects } from '#src/content/projects.ts';

type Post = { slug: string; published: boolean; url?: string | null };

const pathsOf = (board: string, posts: readonly Post[]) =>
  posts.filter(({ published, url }) => published && !url).map(({ slug }) => `/${board}/${slug}`);

const single = [
  ...Object.keys(pageMeta).filter((path) => path !== '/coming-soon'),
  '/privacy-policy',
  '/terms-of-service',
];
/** Pages that are many of a kind, by kind. */
const alike = [
  projects.map(({ slug }) => `/${slug}`),
  pathsOf('signal-board', signalBoard),
  pathsOf('blog', blog),
];

/** What the sitemap lists where nothing has been written since the launch. */
export const listed: readonly string[] = [...single, ...alike.flat()];

/** Every page that a visitor can come to. */
const pages: readonly string[] = [...listed, '/coming-soon', '/no-such-page'];

/** One of each kind. */
export const kinds: readonly string[] = pages.filter(
  (path) => !alike.some((paths) => paths.indexOf(path) > 0),
);

/** What journeys through all pages visit: one of each kind, at night every single one. */
export const visited = process.env.NIGHTLY ? pages : kinds;
