import { projects } from '#src/content/projects.ts';
import { site } from '#src/content/site.ts';
import type { NavItem } from '#src/contracts/content/navigation.ts';

/** Pages that have nothing to show: those that the site goes without, and lists without entries. */
const empty: readonly string[] = [...site.without, ...(projects.length === 0 ? ['/projects'] : [])];

/** Whether this site has a tool. */
export function hasTool(tool: string): boolean {
  return !empty.includes(tool);
}

/** Whether a page of this site, or the tool that an address opens, has something to show. Menus, sitemap and feeds leave out those that do not. */
export function hasContent(href: string): boolean {
  const [path = ''] = href.split(/[?#]/);
  const [, hash = ''] = href.split('#');
  return !empty.includes(path) && !(path === '/' && empty.includes(hash));
}

/** The items of a menu that lead somewhere. */
export function leadingItems<Item extends NavItem>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ('children' in item ? { ...item, children: leadingItems(item.children) } : item))
    .filter((item) =>
      'children' in item ? item.children.length > 0 : hasContent(item.href) && hasTool(item.opens ?? ''),
    );
}
