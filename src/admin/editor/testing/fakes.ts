import { type request, RequestError } from '#src/lib/request.ts';

/** A server with one post and its versions, as in docs/api.md. */
export function fakeServer(post: Record<string, unknown>) {
  const calls: { method: string; url: string; ifMatch: string | undefined }[] = [];
  const state = {
    post,
    version: 1,
    /** Whether responses are lost although the requests are processed. */
    losing: false,
  };
  /** Bodies of created posts, by idempotency key. */
  const created = new Map<string, string>();
  const at = '2027-03-14T15:09:26.535Z';
  const answer = (body: unknown) => new Response(JSON.stringify(body), { headers: { ETag: `"${state.version}"` } });

  function create(key: string, body: unknown): void {
    const first = created.get(key);
    const isOther = first !== undefined && first !== JSON.stringify(body);
    if (isOther) {
      const message = 'This key was already used for another request';
      const failure = { message, errors: { 'Idempotency-Key': [message] } };
      throw new RequestError(422, JSON.stringify(failure), '/api/signal-board/7');
    }
    if (first === undefined) Object.assign(state, { post: { ...(body as object) }, version: 1 });
    created.set(key, JSON.stringify(body));
  }

  const call: typeof request = async (...asked) => {
    const answer = await work(...asked);
    if (state.losing) throw new TypeError('Failed to fetch');
    return answer;
  };

  const work: typeof request = async (url, { method = 'GET', body, headers } = {}) => {
    const ifMatch = headers?.['If-Match'];
    const key = headers?.['Idempotency-Key'];
    calls.push({ method, url, ifMatch });
    if (method === 'POST' && key) create(key, body);
    if (url.endsWith('/revisions')) return answer([]);
    if (method === 'PATCH') {
      if (ifMatch !== `"${state.version}"`) {
        throw new RequestError(412, '{"message":"Somebody has changed this post"}');
      }
      Object.assign(state.post, body);
      state.version++;
    }
    return answer({ id: 7, ...state.post, createdAt: at, updatedAt: at });
  };

  return {
    call,
    calls,
    /** Another user saves. */
    saveElsewhere(changes: Record<string, unknown>) {
      Object.assign(state.post, changes);
      state.version++;
    },
    recover: () => (state.losing = false),
    loseAnswers: () => (state.losing = true),
    /** How many posts were created in addition to the initial one. */
    created: () => created.size,
    post: () => state.post,
  };
}
