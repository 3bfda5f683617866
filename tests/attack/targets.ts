import type { Arbitrary } from 'fast-check';
import { readRoutes } from '#functions/tests/support/routes.ts';
import { PAGES } from './http.data.ts';
import { fieldsOf, valuesOf } from './schema.ts';

/** An address for requests, and what is read of them there. */
export interface Target {
  method: string;
  /** With the placeholders of its function. */
  path: string;
  /** Names of query parameters. */
  query: readonly string[];
  /** Names of body fields. */
  fields: readonly string[];
  /** Bodies generated from its schema. Undefined where it takes none. */
  bodies?: Arbitrary<unknown> | undefined;
}

/** Every method of every function, and pages. */
export async function readTargets(): Promise<Target[]> {
  const routes = await readRoutes();
  const calls = routes.map(({ method, template, does }) => ({
    method,
    path: template,
    query: method === 'GET' ? [...fieldsOf(does.query), 'scope', 'page'] : [],
    fields: fieldsOf(does.body),
    bodies: does.body && valuesOf(does.body),
  }));
  const pages = PAGES.map((path) => ({ method: 'GET', path, query: ['page'], fields: [] }));
  // Targets with a body can fail in more ways than others.
  const withFields = calls.filter(({ fields }) => fields.length > 0);
  return [...calls, ...withFields, ...withFields, ...pages];
}
