/** Pages that no visitor asks for by their address; they leave the built site. */
export const SHELLS = 'shells';

/** Built pages by the name under which functions know them. */
const pages = {
  blogPost: `${SHELLS}/blog-post`,
  blogNotFound: `${SHELLS}/blog-not-found`,
  signalBoardPost: `${SHELLS}/signal-board-post`,
  signalBoardNotFound: `${SHELLS}/signal-board-not-found`,
  failed: `${SHELLS}/failed`,
  notFound: '404',
  blogEditor: 'admin-dashboard/blog/post',
  signalBoardEditor: 'admin-dashboard/post',
};

type PageName = keyof typeof pages;

/** Answered with to the letter: their own scripts fill what is marked in them. */
const AS_BUILT: readonly string[] = ['blogEditor', 'signalBoardEditor'];

export const pageNames = Object.keys(pages) as PageName[];

/**
 * The pages that are filled when they are asked for, or for each post: with marks for what is known only
 * then (src/domain/template.ts).
 *
 * @param origin that the pages name
 * @param read gives the HTML of a page by its path, `shells/failed`
 */
export async function makeTemplates(
  origin: string,
  read: (path: string) => Promise<string>,
): Promise<Record<PageName, string>> {
  const made = pageNames.map(async (name) => {
    const path = pages[name];
    const html = await read(path);
    return [name, AS_BUILT.includes(name) ? html : withMarks(html, { origin, path })];
  });
  return Object.fromEntries(await Promise.all(made)) as Record<PageName, string>;
}

/** The module that functions find them in (functions/shared/generated/pages.ts). */
export function moduleOf(templates: Record<string, string>): string {
  const lines = Object.entries(templates).map(([name, html]) => moduleLine(name, html));
  return `// Written by build/templates.ts.\n${lines.join('')}`;
}

/** One export of the module; a page that is not built is empty. */
export function moduleLine(name: string, html: string): string {
  return `export const ${name}: string = ${JSON.stringify(html)};\n`;
}

/**
 * A built page with marks for where it will stand: `{{origin}}` of the site, so that the module is the
 * same for every SITE_URL, and of a shell `{{address}}`, and whether search engines may keep it.
 */
export function withMarks(
  html: string,
  { origin, path }: { origin: string; path: string },
): string {
  const marked = path.startsWith(SHELLS) ? withAddress(html, `${origin}/${path}`) : html;
  return marked.replaceAll(origin, '{{origin}}');
}

function withAddress(html: string, address: string): string {
  const canonical = `<link rel="canonical" href="${address}">`;
  const robots = '<meta name="robots" content="noindex">';
  const either =
    `<!--if:meta.noindex-->${robots}<!--/if:meta.noindex-->` +
    `<!--if:canonical--><link rel="canonical" href="{{canonical}}"><!--/if:canonical-->`;
  return html.replace(canonical, either).replaceAll(address, '{{address}}');
}
