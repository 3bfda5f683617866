import type { APIRequestContext } from '@playwright/test';
import { kinds } from '../every-page/routes.ts';
import { expect, test } from '../fixtures.ts';
import { EVERYTHING, newerInScripts, newerInStyles, newerOfGlobals } from './compatibility.ts';
import { newer } from './newer.data.ts';

const adminPages = ['/admin-login', '/admin-dashboard', '/admin-dashboard/post', '/admin-dashboard/blog/post'];

test('what the oldest browsers lack is named, with what they do without it', async ({ request }) => {
  const { styles, scripts } = await filesOf(request, [...kinds, '/call']);
  const found = [...newerInStyles(styles), ...newerInScripts(scripts)];
  expect(found.filter((name) => !(name in newer))).toEqual([]);
  expect(
    Object.keys(newer).filter((name) => !found.includes(name)),
    'no longer used',
  ).toEqual([]);
});

test('a feature above the floor is found, unless it is asked for', () => {
  const styles = '.a{color:red;field-sizing:content}@media (width>=1px){.b:has(a){width:calc-size(auto,size)}}';
  expect(newerInStyles(styles)).toEqual(['function: calc-size', 'property: field-sizing', 'selector: has']);
  expect(newerInStyles(`@supports (field-sizing:content){${styles}}.c{color:oklch(1 0 0)}`)).toEqual([]);
  expect(newerInScripts('a.checkVisibility(),URL.parse(a),a.toSorted(),JSON.parse(a)')).toEqual([
    'member: URL.parse',
    'member: checkVisibility',
  ]);
  expect(newerOfGlobals('URL.canParse(a),URL.parse(a),b.parse(a)', EVERYTHING)).toEqual(['member: URL.parse']);
});

test('the admin area uses nothing that the oldest of its browsers lack', async ({ request }) => {
  const { scripts } = await filesOf(request, adminPages);
  const found = newerOfGlobals(scripts, EVERYTHING);
  // Libraries ask for what there is of passkeys.
  expect(found.filter((name) => !(name in newer) && !name.includes('PublicKeyCredential'))).toEqual([]);
});

/** The styles in pages, and the scripts that these load, also later. */
async function filesOf(request: APIRequestContext, paths: readonly string[]) {
  const fetched = async (path: string) => (await request.get(path)).text();
  const pages = await Promise.all(paths.map(fetched));
  const styles = pages.flatMap((html) => [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, style]) => style));
  const scripts = new Map<string, string>();
  const load = async (path: string): Promise<void> => {
    if (scripts.has(path)) return;
    scripts.set(path, '');
    const script = await fetched(path);
    scripts.set(path, script);
    await Promise.all([...script.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)].map(([, name]) => load(`/_astro/${name}`)));
  };
  await Promise.all(pages.flatMap((html) => html.match(/\/_astro\/[^"' ]+\.js/g) ?? []).map(load));
  return { styles: styles.join('\n'), scripts: [...scripts.values()].join('\n') };
}
