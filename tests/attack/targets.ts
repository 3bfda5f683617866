import type { Arbitrary } from 'fast-check';
import { readRoutes } from '#functions/tests/support/routes.ts';
import { fieldsOf } from './fields.ts';
import { valuesOf } from './from-schema.ts';

/** Where a request goes, and what is read of it there. */
export interface Target {
  method: string;
  /** With the placeholders of its function. */
  path: string;
  /** Names that the query may have. */
  query: readonly string[];
  /** Fields that the body may have. */
  fields: readonly string[];
  /** Bodies made from its schema; undefined where it takes none. */
  bodies?: Arbitrary<unknown> | undefined;
}

/** Pages, files, and what looks like one of them. */
const PAGES = [
  ...['/', '/contact', '/blog', '/blog/:slug', '/signal-board/:slug', '/admin', '/:page', '/404'],
  ...['/_astro/:file', '/robots.txt', '/sitemap.xml', '/version.json', '/_headers', '/_redirects'],
  ...['/.env', '/.git/config', '/.netlify/functions/:name', '/.netlify/functions/run-due'],
  ...[
    '/.netlify/functions/run-due-background',
    '/.netlify/functions/deploy-succeeded',
    '/api/:name',
  ],
  ...['/api', '/api/', '/package.json', '/functions/contact.ts', '/%2e%2e/package.json', '*'],
];

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
  // What takes a body can go wrong in more ways than what takes none.
  const weighty = calls.filter(({ fields }) => fields.length > 0);
  return [...calls, ...weighty, ...weighty, ...pages];
}
