import { app } from '#api/app.ts';
import { readRoutes, type Route as RouteOfApp } from '#api/openapi/read-routes.ts';

export interface Route extends RouteOfApp {
  /** The path with sample values for its params. */
  path: string;
}

/** Sample values for params by name; others are `1`. */
const samples: Record<string, string> = {
  message: '00000000-0000-4000-8000-000000000000',
  key: `${'0'.repeat(32)}.png`,
  file: 'calls.ics',
  board: 'blog',
  kind: 'lead',
};

/** All routes of the API, so that tests of all routes include new ones. */
export const routes: readonly Route[] = readRoutes(app).map((route) => ({
  ...route,
  path: route.template.replace(/:(\w+)/g, (_, param: string) => samples[param] ?? '1'),
}));

/** `POST /api/contact`. */
export function nameOf({ method, path }: Pick<Route, 'method' | 'path'>): string {
  return `${method} ${path}`;
}
