import type { MiddlewareHandler } from 'hono';
import type { Api } from '#api/context.ts';
import { BODY_LIMIT, isForm, readForm } from '#api/http/body.ts';
import { type HttpFailure, toFailure } from '#api/http/http-failure.ts';

/** A route that also takes a plain HTML form. */
export interface WithForm {
  Variables: {
    /** The body of a form, as JSON would say it; undefined if the request is none. */
    form?: () => Promise<Record<string, unknown>>;
  };
}

/** How a route reads plain HTML forms and answers their failures. */
interface FormHandling {
  toInput: (typed: Record<string, string>) => Record<string, unknown>;
  /** @param typed the fields of the form; empty if it could not be read */
  failed: (failure: HttpFailure, typed: Record<string, string>) => Response;
}

/** Lets browsers without scripts send a form to the route. A failure is a page that shows what was typed. */
export function form({ toInput, failed }: FormHandling): MiddlewareHandler<Api & WithForm> {
  return async (c, next) => {
    const request = c.req.raw;
    if (!isForm(request)) return next();
    let reading: Promise<Record<string, string>> | undefined;
    const read = () => (reading ??= readForm(request, BODY_LIMIT));
    c.set('form', async () => toInput(await read()));
    await next();
    if (!c.error) return;
    const failure = toFailure(c.error);
    // What another site sends is not read.
    const typed = failure.status === 403 ? {} : await read().catch(() => ({}));
    c.res = failed(failure, typed);
  };
}
