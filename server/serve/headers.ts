/** One rule of `_headers` or of `[[headers]]` in netlify.toml. */
export interface HeaderRule {
  for: PathPattern;
  /** By lower-case name. */
  values: Record<string, string>;
}

/** The headers of all rules that match a path. Where two rules set the same header, the later wins. */
export function headersFor(rules: HeaderRule[], pathname: string): Record<string, string> {
  return Object.assign(
    {},
    ...rules.filter((rule) => rule.for.match(pathname)).map(({ values }) => values),
  );
}

/** Parses a `_headers` file: each path on its own line, followed by indented `Name: value` lines. */
export function headersFromFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    const content = line.trim();
    if (!content || content.startsWith('#')) continue;
    if (content.startsWith('/')) {
      rules.push({ for: pathPattern(content), values: {} });
      continue;
    }
    const colon = content.indexOf(':');
    const values = rules.at(-1)?.values;
    if (!values || colon < 1)
      throw new Error(`_headers contains a line that is not a header: ${content}`);
    add(values, content.slice(0, colon), content.slice(colon + 1));
  }
  return rules;
}

/** An entry of `[[headers]]`. */
export interface RawHeaders {
  for: string;
  values: Record<string, string | string[]>;
}

/** Parses the `[[headers]]` of netlify.toml. */
export function headersFromConfig(tables: readonly RawHeaders[]): HeaderRule[] {
  return tables.map((rule) => {
    const values: Record<string, string> = {};
    for (const [name, value] of Object.entries(rule.values)) {
      for (const one of [value].flat()) add(values, name, one);
    }
    return { for: pathPattern(rule.for), values };
  });
}

/** A header that occurs twice in one rule gets both values. */
function add(values: Record<string, string>, name: string, value: string): void {
  const key = name.trim().toLowerCase();
  values[key] = values[key] ? `${values[key]}, ${value.trim()}` : value.trim();
}

/**
 * Path patterns of `_redirects`, `_headers` and netlify.toml: `/team/:name` and `/blog/*`
 * (https://docs.netlify.com/manage/routing/redirects/redirect-options/).
 */
export interface PathPattern {
  /**
   * Values of the placeholders for a percent-encoded path, and what `*` matches as `splat`. Undefined where the
   * pattern does not match.
   */
  match: (pathname: string) => Record<string, string> | undefined;
}

/** A trailing slash of the path is ignored. `/blog/*` matches `/blog` too. */
export function pathPattern(pattern: string): PathPattern {
  const segments = encodeURI(pattern).split('/').filter(Boolean);
  const expression = new RegExp(`^${segments.map(segmentExpression).join('')}/?$`);
  return {
    match: (pathname) => {
      const found = expression.exec(pathname);
      if (!found) return undefined;
      return Object.fromEntries(
        Object.entries(found.groups ?? {}).map(([name, value]) => [name, value ?? '']),
      );
    },
  };
}

function segmentExpression(segment: string, index: number, all: string[]): string {
  if (segment === '*' && index === all.length - 1) return '(?:/(?<splat>.*))?';
  if (/^:\w+$/.test(segment)) return `/(?<${segment.slice(1)}>[^/]+)`;
  return `/${segment.split('*').map(escapeExpression).join('.*')}`;
}

function escapeExpression(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
