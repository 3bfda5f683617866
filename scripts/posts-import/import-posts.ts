import { PlainError } from '#server/plain-error.ts';
import { site as agency } from '#src/content/site.ts';
import { BLOG_SLUG_LENGTH, blogPost } from '#src/contracts/blog.ts';
import { checkWith } from '#src/contracts/failure.ts';
import { shorten } from '#src/domain/posts/shorten.ts';
import { slugOf, slugsOf } from '#src/domain/slug.ts';
import { wallClockAt } from '#src/lib/wall-clock.ts';
import { categoryBy, otherCategory } from './categories.ts';
import { importedContent, type ImportSurroundings } from './content.ts';
import { textOfHtml } from './html-tree.ts';
import type { ImportedPost, Note, Source } from './imported-post.ts';
import { OldLinks } from './old-links.ts';
import { correctable, type Decisions, NO_LABEL, ownCategories } from './owner-file.ts';
import type { Refusal, SiteClient } from './site-client.ts';

/** Length of a summary that is taken from the text, in characters. */
const SUMMARY = 200;

interface ImportOptions {
  /** Everything becomes a draft. */
  drafts?: boolean;
  /** The owner's; what is missing in them is added. */
  decisions: Decisions;
  /** Told of each post. */
  tell?: (line: string) => void;
}

interface Arrived {
  title: string;
  slug: string;
  oldAddress?: string | undefined;
}

export interface ImportReport {
  created: Arrived[];
  /** There already, by their slug, and unchanged. */
  present: Arrived[];
  /** Posts that the blog does not take as they are, with the reasons. */
  refused: { key: string; title: string; reason: string }[];
  /** Those of them that wait in the editor as drafts, by title. */
  drafts: string[];
  notes: Note[];
  /** Why it ended before all posts were seen. */
  stopped?: string;
}

/** A post with all that is decided before its pictures are brought. */
interface Planned {
  post: ImportedPost;
  slug: string;
  fields: Record<string, unknown> & { title: string };
  html: string;
  notes: Note[];
}

/**
 * Creates the posts, the oldest first, with their pictures. What is there already stays as it is, so that a run that was
 * interrupted goes on. One that fails does not end the others.
 *
 * @param site undefined to only look: nothing is created
 */
export async function importPosts(
  { posts, notes }: Source,
  site: SiteClient | undefined,
  { drafts = false, decisions, tell = () => {} }: ImportOptions,
): Promise<ImportReport> {
  const report: ImportReport = { created: [], present: [], refused: [], drafts: [], notes: [...notes] };
  const refuse = ({ post, fields }: Planned, { message, errors }: Refusal) => {
    report.refused.push({ key: post.key, title: fields.title || post.key, reason: message });
    hold(decisions, post.key, fields, errors);
  };

  const taken = new Set<string>();
  // Once the owner has seen what posts without a category get, it is no guess.
  const isDecided = NO_LABEL in decisions.categories;
  const planned = posts.map((post) => plan(post, decisions, taken, { drafts, isDecided }));
  const fitting: Planned[] = [];
  const lacking: [Planned, Refusal][] = [];
  const nowhere = new OldLinks([]);
  for (const one of planned) {
    const refusal = await refusalOf(one, nowhere);
    if (refusal) lacking.push([one, refusal]);
    else fitting.push(one);
  }
  const links = new OldLinks(fitting);
  const oldestFirst = fitting.toSorted((a, b) => (a.post.publishedAt ?? '').localeCompare(b.post.publishedAt ?? ''));

  try {
    const there = site ? await site.slugs() : new Set();
    const begun = site ? await site.drafts() : new Map<string, string>();
    for (const [one, refusal] of lacking) {
      const { post, slug, fields } = one;
      if (there.has(slug)) {
        // Somebody has completed its draft.
        report.present.push({ title: fields.title, slug, oldAddress: post.oldAddress });
        continue;
      }
      const isKept = site && (begun.has(slug) || !(await keepDraft(one, site, links)));
      report.notes.push(...one.notes);
      refuse(one, refusal);
      if (isKept) report.drafts.push(fields.title || post.key);
    }
    for (const [index, one] of oldestFirst.entries()) {
      const { post, slug, fields } = one;
      const arrived = { title: fields.title, slug, oldAddress: post.oldAddress };
      const said = `${index + 1} of ${oldestFirst.length}: ${fields.title}`;
      if (there.has(slug)) {
        report.present.push(arrived);
        tell(`${said} (is there)`);
        continue;
      }
      const refusal = await create(one, site, links, begun.get(slug));
      report.notes.push(...one.notes);
      if (refusal) refuse(one, refusal);
      else report.created.push(arrived);
      tell(refusal ? `${said} (not created)` : said);
    }
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    report.stopped = error.message;
  }
  return report;
}

interface PlanOptions {
  drafts: boolean;
  /** The owner has said what posts without a category get. */
  isDecided: boolean;
}

function plan(post: ImportedPost, decisions: Decisions, taken: Set<string>, options: PlanOptions): Planned {
  const decided = categoryBy(post.labels, decisions.categories);
  const category = decided ?? otherCategory(decisions.categories);
  const { content: html = post.html, slug: ownSlug, ...given } = decisions.posts[post.key] ?? {};
  const corrected = Object.fromEntries(
    correctable.flatMap((name) => (name in given ? [[name, given[name as keyof typeof given]]] : [])),
  );
  const title = given.title ?? post.title;
  const slug = freeSlug(ownSlug || slugOf(post.slug) || title, taken);
  const notes = post.notes.map((note) => ({ ...note, of: title || post.key }));
  if (!decided && !given.category && !options.isDecided) {
    const what = post.labels.length > 0 ? `${category} (there: ${post.labels.join(', ')})` : category;
    notes.push({ kind: 'category', of: title || post.key, what });
  }
  return {
    post,
    slug,
    html,
    notes,
    fields: {
      title,
      slug,
      summary: post.summary,
      category,
      author: post.author || agency.name,
      ...(post.labels.length > 0 && { metaKeywords: shorten(post.labels.join(', '), 1000) }),
      ...corrected,
      published: post.published && !options.drafts,
      ...(post.publishedAt && { publishedAt: post.publishedAt }),
    },
  };
}

/** The same slug in every run over the same posts, and never twice in one. */
function freeSlug(wanted: string, taken: Set<string>): string {
  for (const slug of slugsOf(wanted, BLOG_SLUG_LENGTH)) {
    if (taken.has(slug)) continue;
    taken.add(slug);
    return slug;
  }
  throw new Error('There is always another number.');
}

const errorsIn = checkWith(blogPost(ownCategories));

/** What the blog's form would say, before anything is sent. */
async function refusalOf(one: Planned, links: OldLinks): Promise<Refusal | undefined> {
  const content = await tried(() => whole(one, { links, bring: async () => undefined, note: () => {} }));
  if ('refusal' in content) return content.refusal;
  Object.assign(one.fields, { summary: content.fields.summary });
  const errors = errorsIn(content.fields);
  if (Object.keys(errors).length === 0) return undefined;
  one.fields.content = content.fields.content;
  return { message: Object.values(errors).flat().join('; '), errors };
}

/** @param draft the ETag of the draft that an earlier run has left of it */
async function create(
  one: Planned,
  site: SiteClient | undefined,
  links: OldLinks,
  draft?: string,
): Promise<Refusal | undefined> {
  const { post, fields } = one;
  const surroundings = surroundingsOf(one, site, links);
  const result = await tried(async () => {
    const { fields: complete } = await whole(one, surroundings);
    const featuredImage = post.picture && (await surroundings.bring(post.picture, fields.title))?.url;
    const pictures = featuredImage && { featuredImage, thumbnailUrl: featuredImage };
    return site?.create({ ...complete, ...pictures }, draft);
  });
  return result && 'refusal' in result ? result.refusal : result;
}

/** Leaves what the blog would refuse as a draft, to be completed in the editor. @returns why that was refused, too */
async function keepDraft(one: Planned, site: SiteClient, links: OldLinks): Promise<Refusal | undefined> {
  const { post, html } = one;
  const read = await tried(() => whole(one, surroundingsOf(one, site, links)));
  const fields = 'refusal' in read ? { ...one.fields, content: html } : read.fields;
  const { published, publishedAt, title, ...texts } = fields as Planned['fields'];
  const values = {
    ...Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, String(value ?? '')])),
    title: title.trim() || post.key,
    published: published === true,
    publishedAt: typeof publishedAt === 'string' ? asTyped(publishedAt) : '',
  };
  const result = await tried(() => site.createDraft(values));
  return result && 'refusal' in result ? result.refusal : result;
}

/** An instant as the form has it: the local time of the agency, e.g. '2024-05-02T09:30'. */
function asTyped(instant: string): string {
  const { date, time } = wallClockAt(new Date(instant), agency.timeZone);
  return `${date}T${time}`;
}

/** What a post's content needs of the site, and the notes about it. */
function surroundingsOf(one: Planned, site: SiteClient | undefined, links: OldLinks) {
  const { post, fields, notes } = one;
  const seen = new Set(notes.map(({ kind, what }) => `${kind} ${what}`));
  const note: ImportSurroundings['note'] = ({ kind, what }) => {
    const said = `${kind} ${what}`;
    if (!seen.has(said)) notes.push({ kind, what, of: fields.title });
    seen.add(said);
  };
  const bring = async (address: string, alt: string) => {
    if (!site) return undefined;
    const brought = await site.picture(address, post.base, alt);
    if ('url' in brought) return brought;
    note({ kind: 'picture', what: `${address.slice(0, 200)}: ${brought.reason}` });
    return undefined;
  };
  return { links, bring, note };
}

/** The fields with the content, and with a summary from it where there is none. */
async function whole({ post, fields, html }: Planned, around: ImportSurroundings) {
  const content = await importedContent(html, post.base, around);
  const summary = fields.summary || shorten(textOfHtml(content), SUMMARY);
  return { fields: { ...fields, content, summary } };
}

/** Nothing about one post ends the others; only a site that cannot be reached does. */
async function tried<T>(work: () => Promise<T>): Promise<T | { refusal: Refusal }> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PlainError) throw error;
    return { refusal: { message: (error as Error).message, errors: { content: [(error as Error).message] } } };
  }
}

/** Leaves the fields that are wrong for the owner to correct. */
function hold({ posts }: Decisions, key: string, fields: Record<string, unknown>, errors: Refusal['errors']): void {
  const wrong = correctable.filter((name) => name in errors);
  if (wrong.length === 0) return;
  const left = Object.fromEntries(['title' as const, ...wrong].map((name) => [name, String(fields[name] ?? '')]));
  posts[key] = { why: Object.values(errors).flat(), ...posts[key], ...left };
}
