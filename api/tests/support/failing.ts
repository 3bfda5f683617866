import { Hono } from 'hono';
import type { Api } from '#api/context.ts';
import { createApp } from '#api/create-app.ts';
import { contextOf, newClient } from './harness.ts';

/** The answer of a route whose handler throws. @param route the pattern of its path */
export function answerOfFailing(route: string, error: Error): Response | Promise<Response> {
  const routes = new Hono<Api>();
  routes.get(route, () => {
    throw error;
  });
  return createApp(routes).request(route, {}, contextOf(newClient()));
}
