import { RequestError } from '#src/lib/request.ts';
import type { request } from '#src/lib/request.ts';

interface Call {
  method: string;
  url: string;
  body: Record<string, unknown>;
  ifMatch: string | undefined;
}

/** A server that holds one post with versions, as the calls of docs/api.md answer. */
export function fakeServer(post: Record<string, unknown>) {
  const calls: Call[] = [];
  const state = { post, version: 1, by: '', failWith: undefined as RequestError | undefined };
  const at = '2027-03-14T15:09:26.535Z';
  const answer = (body: unknown) =>
    new Response(JSON.stringify(body), { headers: { ETag: `"${state.version}"` } });

  const call: typeof request = async (url, { method = 'GET', body, headers } = {}) => {
    const ifMatch = headers?.['If-Match'];
    calls.push({ method, url, body: (body ?? {}) as Record<string, unknown>, ifMatch });
    if (state.failWith) throw state.failWith;
    if (url.endsWith('/revisions')) {
      return answer([{ version: state.version - 1, replacedBy: state.by, replacedAt: at }]);
    }
    if (method === 'PATCH') {
      if (ifMatch !== `"${state.version}"`) {
        throw new RequestError(412, '{"message":"Somebody has changed this post"}');
      }
      Object.assign(state.post, body);
      state.version++;
    }
    return answer({ ...state.post, createdAt: at, updatedAt: at });
  };

  return {
    call,
    calls,
    at,
    /** What somebody else saves meanwhile. */
    saveBy(name: string, changes: Record<string, unknown>) {
      Object.assign(state.post, changes);
      state.by = name;
      state.version++;
    },
    failWith: (status: number, failure: object) =>
      (state.failWith = new RequestError(status, JSON.stringify(failure))),
    recover: () => (state.failWith = undefined),
    post: () => state.post,
  };
}
