import known from '@mdn/browser-compat-data/forLegacyNode';

type Engine = 'chrome' | 'firefox' | 'safari';
type Browsers = Readonly<Record<Engine, number>>;

/** The oldest browsers in which the site can be read and written to us (docs/decisions/0037). */
const FLOOR: Browsers = { chrome: 111, firefox: 115, safari: 16.4 };
/** The oldest in which everything works, the admin area too. */
export const EVERYTHING: Browsers = { chrome: 123, firefox: 128, safari: 17.5 };

interface Support {
  version_added: string | false;
  flags?: unknown;
  prefix?: string;
  alternative_name?: string;
  version_removed?: string;
}
interface Feature {
  __compat?: { support: Partial<Record<Engine, Support | Support[]>> };
  [name: string]: Feature | unknown;
}

const data = known as unknown as {
  css: Record<string, Feature>;
  api: Feature;
  javascript: Feature;
};

/** Whether these browsers have it. An engine that the data does not mention counts as one that has it. */
function isIn(browsers: Browsers, { __compat }: Feature): boolean {
  if (!__compat) return true;
  return (Object.keys(browsers) as Engine[]).every((engine) => {
    const statements = [__compat.support[engine] ?? []].flat();
    if (statements.length === 0) return true;
    return statements.some(({ version_added: since, flags, version_removed: until }) => {
      if (!since || since === 'preview' || flags) return false;
      const isGone = until !== undefined && parseFloat(until) <= browsers[engine];
      return !isGone && parseFloat(since.replace('≤', '')) <= browsers[engine];
    });
  });
}

/** By name, whether anything of this name is old enough. Several things may have one name, of which any may be meant. */
function index(root: unknown, depth: number, found = new Map<string, boolean>()): typeof found {
  for (const [name, feature] of Object.entries(root as Record<string, Feature>)) {
    if (name === '__compat') continue;
    if (feature.__compat) found.set(name, found.get(name) || isIn(FLOOR, feature));
    if (depth > 1) index(feature, depth - 1, found);
  }
  return found;
}

const css = {
  property: index(data.css.properties, 1),
  'at-rule': index(data.css['at-rules'], 1),
  selector: index(data.css.selectors, 1),
  'media feature': index(data.css['at-rules']?.media, 1),
  function: index(data.css.types, 3),
};
/** Interfaces whose members have names of their own; those of others are names of anything. */
const INTERFACES = ['CSSStyleSheet', 'Document', 'Element', 'HTMLDialogElement', 'HTMLElement', 'URL', 'Window'];
const member = index(data.javascript.builtins, 2);
for (const name of INTERFACES) index(data.api[name], 1, member);

const PATTERNS = {
  property: /[{;]([a-z][a-z-]*):/g,
  'at-rule': /@([a-z-]+)/g,
  selector: /[^:\s({;]?::?([a-z][a-z-]*)(?=[\s{,.:()[>+~])/g,
  'media feature': /@media[^{]*\(([a-z-]+)[:)<>=]/g,
  function: /[:\s,(]([a-z][a-z-]*)\(/g,
} as const;

/** What the styles use that browsers of the floor lack, as `kind: name`; what is asked for by `@supports` is left out. */
export function newerInStyles(styles: string): string[] {
  const asked = withoutSupports(styles);
  return unique(
    (Object.keys(PATTERNS) as (keyof typeof PATTERNS)[]).flatMap((kind) =>
      [...asked.matchAll(PATTERNS[kind])]
        .filter(([, name = '']) => css[kind].get(name) === false)
        .map(([, name]) => `${kind}: ${name}`),
    ),
  );
}

/** What the scripts use that browsers of the floor lack. A name that older things have too is not found. */
export function newerInScripts(scripts: string): string[] {
  const names = [...scripts.matchAll(/\.([A-Za-z][A-Za-z]+)\b/g)]
    .filter(([, name = '']) => member.get(name) === false)
    .map(([, name]) => `member: ${name}`);
  return unique([...names, ...newerOfGlobals(scripts, FLOOR)]);
}

/** What of globals, such as `URL.parse`, the scripts use that these browsers lack. */
export function newerOfGlobals(scripts: string, browsers: Browsers): string[] {
  return unique(
    [...scripts.matchAll(/(?<![.\w$])([A-Z][A-Za-z]+)\.([a-z][A-Za-z]+)\b/g)]
      .filter(([, global = '', name = '']) => !isIn(browsers, staticMember(global, name)))
      .map(([use]) => `member: ${use}`),
  );
}

function staticMember(global: string, name: string): Feature {
  const { [global]: builtIn } = data.javascript.builtins as Record<string, Feature>;
  const { [global]: inWindow } = data.api as Record<string, Feature>;
  return ((builtIn?.[name] ?? inWindow?.[`${name}_static`]) as Feature | undefined) ?? {};
}

/** Without the blocks of `@supports`: who does not have what they ask for does without them, or has what stands before. */
function withoutSupports(styles: string): string {
  let rest = styles;
  for (let at = rest.indexOf('@supports'); at >= 0; at = rest.indexOf('@supports')) {
    let end = rest.indexOf('{', at) + 1;
    for (let open = 1; open > 0 && end < rest.length; end++) open += { '{': 1, '}': -1 }[rest[end] ?? ''] ?? 0;
    rest = rest.slice(0, at) + rest.slice(end);
  }
  return rest;
}

const unique = (names: string[]) => [...new Set(names)].toSorted();
