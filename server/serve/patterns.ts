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
