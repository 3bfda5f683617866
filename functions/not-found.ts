import { HttpFailure } from './shared/http-failure.ts';
import type { Handler } from './shared/answer.ts';
import { respond } from './shared/respond.ts';

/**
 * Every path under /api/ that no other function answers, by the rewrite in netlify.toml: a function
 * with a path of its own could stand in front of the others.
 */
const notFound: Handler = (request, context) =>
  respond(request, context, () =>
    Promise.reject(new HttpFailure(404, 'There is no such address.')),
  );

export default notFound;
