import type { Element, Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { toHtml } from 'hast-util-to-html';
import { parseFragment } from 'parse5';
import { site as agency } from '#src/content/site.ts';
import { BLOG_SLUG_LENGTH, blogCategories } from '#src/contracts/blog.ts';
import { renderHtml } from '#src/domain/render/render.ts';
import { shorten } from '#src/domain/posts/shorten.ts';
import { slugOf } from '#src/domain/slug.ts';
import type { SiteClient } from './site-client.ts';

/** Length of a summary that is taken from the text, in characters. */
const SUMMARY = 200;

/** Of posts whose labels name none of the blog's categories. */
const CATEGORY = 'business';

export interface ImportReport {
  created: { slug: string; oldAddress?: string }[];
  /** Titles of posts that were not created, with the site's reason. */
  refused: { title: string; reason: string }[];
  /** Pictures that could not be brought along, with the slug of their post. */
  lost: { slug: string; picture: string }[];
}

/** Creates the posts, the oldest first, with their pictures. What is there already is refused and unchanged. */
export async function importPosts(
  posts: readonly ImportedPost[],
  site: SiteClient,
  drafts: boolean,
): Promise<ImportReport> {
  const report: ImportReport = { created: [], refused: [], lost: [] };
  const oldestFirst = posts.toSorted((a, b) => (a.publishedAt ?? '').localeCompare(b.publishedAt ?? ''));
  for (const post of oldestFirst) {
    const { title, oldAddress } = post;
    const slug = slugOf(post.slug || title, BLOG_SLUG_LENGTH);
    const bring = async (picture: string, alt: string) => {
      const stored = await site.picture(picture, post.base, alt);
      const isKnown = report.lost.some((one) => one.slug === slug && one.picture === picture);
      if (!stored && !isKnown) report.lost.push({ slug, picture });
      return stored;
    };
    const content = await contentOf(post, bring);
    const featuredImage = post.picture && (await bring(post.picture, title));
    const reason = await site.create({
      title,
      slug,
      summary: post.summary || shorten(content.replace(/<[^>]+>/g, ' '), SUMMARY),
      content,
      category: categoryOf(post),
      author: post.author || agency.name,
      ...(featuredImage && { featuredImage, thumbnailUrl: featuredImage }),
      ...(post.labels.length > 0 && { metaKeywords: post.labels.join(', ') }),
      published: post.published && !drafts,
      ...(post.publishedAt && { publishedAt: post.publishedAt }),
    });
    if (reason === undefined) report.created.push({ slug, ...(oldAddress && { oldAddress }) });
    else report.refused.push({ title, reason });
  }
  return report;
}

/** The text as the site would render it, with pictures from its own library where they could be brought. */
async function contentOf(
  { html }: ImportedPost,
  bring: (picture: string, alt: string) => Promise<string | undefined>,
): Promise<string> {
  const root = fromParse5(parseFragment(html)) as Root;
  for (const { properties } of picturesIn(root)) {
    const { src, alt } = properties;
    if (typeof src !== 'string') continue;
    properties.src = (await bring(src, typeof alt === 'string' ? alt : '')) ?? src;
  }
  return renderHtml(toHtml(root)).trim();
}

function picturesIn(node: Root | Element): Element[] {
  return node.children.flatMap((child) =>
    child.type !== 'element' ? [] : child.tagName === 'img' ? [child] : picturesIn(child),
  );
}

function categoryOf({ labels }: ImportedPost): string {
  const names = labels.map((label) => label.toLowerCase().replaceAll(' ', '-'));
  return blogCategories.find((one) => names.includes(one)) ?? CATEGORY;
}

/** A post of another system, before it becomes one of the blog. */
export interface ImportedPost {
  title: string;
  /** The last part of its old address. */
  slug: string;
  /** Its old address on the other site, if known. */
  oldAddress?: string | undefined;
  summary: string;
  html: string;
  labels: readonly string[];
  author: string;
  publishedAt?: string | undefined;
  published: boolean;
  /** The picture on top: an address, or a path relative to `base`. */
  picture?: string | undefined;
  /** What relative addresses of pictures start from: a folder or a URL. */
  base: string;
}

/** Undefined for what is no date. */
export function instantOf(date: string): string | undefined {
  const time = Date.parse(date);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}
