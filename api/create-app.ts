/** Every request to the API goes the same way, whichever host hands it in. */
import { type ErrorHandler, Hono, type NotFoundHandler } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { failures } from '#src/content/messages.ts';
import type { Api } from './context.ts';
import { HttpFailure, toFailure } from './http/http-failure.ts';
import { answer } from './middleware/answer.ts';

/** An app of some routes. A trailing slash of a path makes no difference. */
export function createApp(...routes: readonly Hono<Api>[]): Hono<Api> {
  const app = new Hono<Api>({ strict: false });
  app.use(answer);
  app.use(methodNotAllowed({ app, onMethodNotAllowed: (c, methods) => onError(notAllowed(methods), c) }));
  for (const each of routes) app.route('/', each);
  app.notFound(notFound);
  app.onError(onError);
  return app;
}

const onError: ErrorHandler<Api> = (error, c) => {
  const { status, body, headers } = toFailure(error);
  return c.json(body, status as ContentfulStatusCode, headers);
};

const notFound: NotFoundHandler<Api> = (c) => c.json(new HttpFailure(404, failures.noSuchAddress).body, 404);

/** 405, once no route was found: so that it ranks before all that guards refuse. */
function notAllowed(methods: readonly string[]): HttpFailure {
  const allowed = methods.join(', ');
  return new HttpFailure(405, failures.wrongMethod(allowed), { headers: { Allow: allowed } });
}
