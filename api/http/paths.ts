import type { Methods, Place } from './method.ts';

/** The params of a path: `{ id: number }` of `/api/blog/:id`. Ids and versions are numbers, others texts as sent. */
type ParamsOf<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Param<Name> & ParamsOf<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Param<Name>
    : unknown;
type Param<Name extends string> = Record<Name, Name extends 'id' | 'version' ? number : string>;

/**
 * A path of a function, with params such as `:id`, and its methods. A path whose id or version is no number that a row
 * can have does not exist.
 */
export function at<Path extends string, Get = never, Post = never, Patch = never, Delete = never>(
  path: Path,
  methods: Methods<Get, Post, Patch, Delete, ParamsOf<Path>>,
): Place {
  return atChecked(path, (params) => params, methods);
}

/** The same. @param read checks or changes the params; gives undefined if there can be no such path */
export function atChecked<Path extends string, Params, Get = never, Post = never, Patch = never, Delete = never>(
  path: Path,
  read: (params: ParamsOf<Path>) => Params | undefined,
  methods: Methods<Get, Post, Patch, Delete, Params>,
): Place {
  const pattern = new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`);
  const paramsAt = (pathname: string) => {
    const found = pattern.exec(pathname);
    if (!found) return undefined;
    const params = Object.entries(found.groups ?? {}).map(([name, text]) =>
      name === 'id' || name === 'version' ? [name, positive(text)] : [name, text],
    );
    if (params.some(([, value]) => value === undefined)) return undefined;
    return read(Object.fromEntries(params) as ParamsOf<Path>);
  };
  return { path, methods: methods as Place['methods'], paramsAt };
}

/** A number that can be the id of a row. */
function positive(text: string): number | undefined {
  const number = Number(text);
  return /^[1-9]\d{0,9}$/.test(text) && number < 2 ** 31 ? number : undefined;
}

/**
 * A `Link` header to the next page of a list (RFC 8288): the same address with another position. Parameters that the
 * list does not know are left out, since the cache may serve the answer to clients that did not send them.
 *
 * @param query the validated query
 * @param position the parameter of the position and its value
 */
export function nextLink(here: string, query: object, position: Readonly<Record<string, string>>): { Link: string } {
  const { pathname, searchParams } = new URL(here);
  const known = [...searchParams].filter(([name]) => Object.hasOwn(query, name));
  const next = new URLSearchParams(known);
  for (const [name, value] of Object.entries(position)) next.set(name, value);
  return { Link: `<${pathname}?${next}>; rel="next"` };
}

/**
 * A page of a list, and the link to the next one if there is one.
 *
 * @param rows read with one more than the limit, which shows whether there is a next page
 * @param query the validated query
 */
export function withNext<Row>(request: Request, rows: readonly Row[], query: { limit: number; offset: number }) {
  const { limit, offset } = query;
  const isMore = rows.length > limit;
  const next = isMore ? nextLink(request.url, query, { offset: String(offset + limit) }) : {};
  return { page: rows.slice(0, limit), next };
}
