import { readFile, writeFile } from 'node:fs/promises';
import { parse, stringify } from 'yaml';
import { PlainError } from '#server/plain-error.ts';
import { categoriesOf, categoryIds } from '#src/domain/posts/categories.ts';

/** The blog's own, by their ids. */
export const ownCategories = categoryIds('blog');

/** The id of a category of the blog by its id or by a name that its pages show, in any case. */
export function ownCategoryNamed(name: string): string | undefined {
  const same = (one: string | undefined) => one?.toLowerCase() === name.toLowerCase();
  const { blog } = categoriesOf;
  return (blog.find(({ id }) => same(id)) ?? blog.find(({ label, tab, choice }) => [label, tab, choice].some(same)))
    ?.id;
}

/** The fields of a post that an owner may set for it. */
export const correctable = ['title', 'slug', 'summary', 'category', 'author', 'content'] as const;

type Corrections = Partial<Record<(typeof correctable)[number], string>>;

/** What an owner decides beside the old posts: the file that a run leaves and the next one takes. */
export interface Decisions {
  /** Of the blog, by the old labels; null for a label that decides nothing. */
  categories: Record<string, string | null>;
  /** By the key of the post. */
  posts: Record<string, Corrections & { why?: string[] }>;
}

const HEADER = `What npm run posts:import asks of you. Change it and run the same command again: posts that are there are skipped.

categories: which category of the blog (${ownCategories.join(', ')}) the posts with an old label get; the
first of a post's labels that has one decides. "${'(none)'}" is for posts without any.
posts: what the blog would refuse as it is, and why. Correct the fields; title, slug, summary, category, author and content (HTML)
can be set for any post.`;

/** The name in the file for posts whose labels decide nothing. */
export const NO_LABEL = '(none)';

/** Beside the folder or the export, since nothing in it is changed. */
export function decisionsPath(source: string): string {
  return `${source.replace(/[/\\]+$/, '')}.import.yaml`;
}

/** @throws {PlainError} which names the line that is wrong */
export async function readDecisions(path: string): Promise<Decisions> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw new PlainError(`${path} cannot be read: ${error.message}`);
  });
  const read = sectionsOf(text, path);
  const categories: Decisions['categories'] = {};
  for (const [label, category] of Object.entries(read.categories)) {
    const known = ownCategoryNamed(String(category));
    if (!known && category !== null) {
      throw new PlainError(`${path}: “${String(category)}” is no category. Choose one of ${ownCategories.join(', ')}.`);
    }
    categories[label] = known ?? null;
  }
  const posts: Decisions['posts'] = {};
  for (const [key, fields] of Object.entries(read.posts)) {
    if (typeof fields !== 'object' || fields === null) throw new PlainError(`${path}: “${key}” has no fields.`);
    const given = fields as Record<string, unknown>;
    posts[key] = Object.fromEntries(
      correctable.flatMap((name) =>
        given[name] === undefined || given[name] === null ? [] : [[name, String(given[name])]],
      ),
    );
  }
  return { categories, posts };
}

function sectionsOf(text: string, path: string): { categories: object; posts: object } {
  let read: unknown;
  try {
    read = parse(text);
  } catch (error) {
    throw new PlainError(`${path} cannot be read: ${(error as Error).message.split('\n')[0]}`);
  }
  const { categories, posts } = (typeof read === 'object' && read !== null ? read : {}) as Record<string, unknown>;
  const section = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});
  return { categories: section(categories), posts: section(posts) };
}

export async function writeDecisions(path: string, { categories, posts }: Decisions): Promise<void> {
  const header = HEADER.split('\n')
    .map((line) => `# ${line}`.trimEnd())
    .join('\n');
  await writeFile(path, `${header}\n\n${stringify({ categories, posts }, { lineWidth: 0 })}`);
}
