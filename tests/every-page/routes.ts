import { demoArticles as blog, demoSignals as signalBoard } from '#src/domain/posts/demo.ts';
import { furtherLegal } from '#src/content/legal/further.data.ts';
import { pageMeta } from '#src/content/page-meta.data.ts';
import { projects } from '#src/content/projects.ts';
import { hasContent } from '#src/domain/pages.ts';
import { pricedAutomations } from '#src/domain/price-slip/slip-line.ts';
import { atNight } from '../fixtures.ts';
import { hasPage } from '../parts.ts';

type Post = { slug: string; published: boolean; url?: string | null };

const pathsOf = (board: string, posts: readonly Post[]) =>
  posts.filter(({ published, url }) => published && !url).map(({ slug }) => `/${board}/${slug}`);

const single = Object.keys(pageMeta).filter((path) => path !== '/coming-soon' && hasContent(path));
/** Price slips differ in their texts alone, so one of them stands for all. */
const slip = `/slip/${pricedAutomations[0]?.id}`;
/** Groups of pages with the same layout. */
const alike = [
  ['/privacy-policy', '/terms-of-service', ...furtherLegal.map(({ slug }) => `/${slug}`), '/trust'].filter(hasPage),
  projects.map(({ slug }) => `/${slug}`),
  pathsOf('signal-board', signalBoard),
  pathsOf('blog', blog),
];

/** The sitemap, where nothing was published since the seed. */
export const listed: readonly string[] = [...single, ...alike.flat()];

/** Those of them that are posts. */
export const postsListed = listed.filter((path) => /^\/(blog|signal-board)\/./.test(path));

/** Every page that a visitor can reach. */
export const pages: readonly string[] = [...listed, slip, '/coming-soon', '/no-such-page'];

/** One page of each kind. */
export const kinds: readonly string[] = pages.filter((path) => !alike.some((paths) => paths.indexOf(path) > 0));

/** Marks a test as one for the night, unless what it is about is among what is tested by day. */
export const nightlyUnless = (byDay: readonly string[], one: string) => (byDay.includes(one) ? {} : atNight);
