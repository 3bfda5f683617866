import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type BenchArticle, markdownOf } from './posts.ts';

/** A blog as Astro comes: a collection of Markdown files and one page for all of them. */
const files: Record<string, string> = {
  'astro.config.mjs': `import { defineConfig } from 'astro/config';
export default defineConfig({ trailingSlash: 'never', build: { format: 'file' } });
`,
  'src/content.config.ts': `import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
const schema = z.object({ title: z.string(), description: z.string(), pubDate: z.coerce.date() });
const loader = glob({ base: './src/content/blog', pattern: '**/*.md' });
export const collections = { blog: defineCollection({ loader, schema }) };
`,
  'src/pages/blog/[slug].astro': `---
import { getCollection, render } from 'astro:content';
export async function getStaticPaths() {
  const posts = await getCollection('blog');
  return posts.map((post) => ({ params: { slug: post.id }, props: post }));
}
const { data } = Astro.props;
const { Content } = await render(Astro.props);
---
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>{data.title}</title>
    <meta name="description" content={data.description} />
  </head>
  <body>
    <main>
      <h1>{data.title}</h1>
      <p>{data.description}</p>
      <time datetime={data.pubDate.toISOString()}>{data.pubDate.toDateString()}</time>
      <Content />
    </main>
  </body>
</html>
`,
};

/** Writes the project anew, nothing cached, with these articles. */
export async function writeBareBlog(root: string, posts: readonly BenchArticle[]): Promise<void> {
  await rm(root, { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  const content = join(root, 'src/content/blog');
  await mkdir(content, { recursive: true });
  for (const post of posts) await writeFile(join(content, `${post.slug}.md`), markdownOf(post));
}
