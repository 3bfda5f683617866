import { type request, RequestError } from '#src/lib/request.ts';

interface FakeCopy {
  postId: number | null;
  baseVersion: number | null;
  values: Record<string, unknown>;
  version: number;
}

/** A server with one post, its versions and working copies, as in docs/api.md. */
export function fakeServer(post: Record<string, unknown>) {
  const calls: { method: string; url: string; ifMatch: string | undefined }[] = [];
  const state = {
    post,
    version: 1,
    /** Whether responses are lost although the requests are processed. */
    losing: false,
    /** Whether nothing arrives. */
    offline: false,
    signedOut: false,
  };
  const copies = new Map<number, FakeCopy>();
  /** Bodies of what was created, by idempotency key. */
  const created = new Map<string, string>();
  const at = '2027-03-14T15:09:26.535Z';
  const answer = (body: unknown) => new Response(JSON.stringify(body), { headers: { ETag: `"${state.version}"` } });

  /** @returns whether it is the first with its key */
  function isFirst(key: string, body: unknown, location: string): boolean {
    const first = created.get(key);
    const isOther = first !== undefined && first !== JSON.stringify(body);
    if (isOther) {
      const message = 'This key was already used for another request';
      const failure = { message, errors: { 'Idempotency-Key': [message] } };
      throw new RequestError(422, JSON.stringify(failure), location);
    }
    created.set(key, JSON.stringify(body));
    return first === undefined;
  }

  const etagOf = (id: number) => `"${id}.${copies.get(id)?.version}"`;
  function wholeCopy(id: number) {
    const copy = copies.get(id);
    if (!copy) throw new RequestError(404, '{"message":"There is no such draft."}');
    return { id, board: 'signal-board', ...copy, etag: etagOf(id), updatedBy: 'dana', updatedAt: at };
  }
  const changed = () => new RequestError(412, '{"message":"Someone has changed this draft"}');

  /** Working copies have ids from 50 on. */
  const copyCall: typeof request = async (url, { method = 'GET', body, headers } = {}) => {
    const given = (body ?? {}) as Pick<FakeCopy, 'baseVersion' | 'values'> & { postId?: number | null };
    if (url.includes('post=')) {
      return answer([...copies].filter(([, { postId }]) => postId === 7).map(([id]) => wholeCopy(id)));
    }
    if (method === 'POST') {
      const ids = [...copies.keys()];
      const id = 50 + created.size;
      const key = `copy ${headers?.['Idempotency-Key']}`;
      const isTaken = given.postId && [...copies.values()].some(({ postId }) => postId === given.postId);
      const first = isFirst(key, body, `/api/admin/working-copies/${ids.at(-1)}`);
      if (first && isTaken) throw new RequestError(409, '{}');
      if (first) copies.set(id, { postId: null, ...given, version: 1 });
      return answer(wholeCopy(first ? id : (ids.at(-1) ?? 0)));
    }
    const id = Number(url.split('/').at(-1));
    const { version } = wholeCopy(id);
    if (method !== 'GET' && headers?.['If-Match'] !== etagOf(id)) throw changed();
    if (method === 'PUT') copies.set(id, { postId: null, ...copies.get(id), ...given, version: version + 1 });
    if (method === 'DELETE') {
      copies.delete(id);
      return answer(null);
    }
    return answer(wholeCopy(id));
  };

  const call: typeof request = async (...asked) => {
    if (state.offline) throw new TypeError('Failed to fetch');
    if (state.signedOut) throw new RequestError(401, '{}');
    const answer = await work(...asked);
    if (state.losing) throw new TypeError('Failed to fetch');
    return answer;
  };

  const work: typeof request = async (url, { method = 'GET', body, headers } = {}) => {
    const ifMatch = headers?.['If-Match'];
    const key = headers?.['Idempotency-Key'];
    calls.push({ method, url, ifMatch });
    if (url.includes('working-copies')) return copyCall(url, { method, body, headers: headers ?? {} });
    if (url.endsWith('/revisions')) return answer([]);
    if (method === 'POST' && key && isFirst(key, body, '/api/signal-board/7')) {
      Object.assign(state, { post: { ...(body as object) }, version: 1 });
    }
    if (method === 'PATCH' && ifMatch !== `"${state.version}"`) {
      throw new RequestError(412, '{"message":"Somebody has changed this post"}');
    }
    const taken = Number(/\d+/.exec(headers?.['Working-Copy'] ?? '')?.[0] ?? 0);
    if (copies.has(taken) && headers?.['Working-Copy'] !== etagOf(taken)) throw changed();
    copies.delete(taken);
    if (method === 'PATCH') {
      Object.assign(state.post, body);
      state.version++;
    }
    return answer({ id: 7, ...state.post, createdAt: at, updatedAt: at });
  };

  return {
    call,
    calls,
    state,
    copies,
    /** Another user saves. */
    saveElsewhere(changes: Record<string, unknown>) {
      Object.assign(state.post, changes);
      state.version++;
    },
    /** Another window writes in a draft. */
    writeElsewhere(id: number, values: Record<string, unknown>) {
      const copy = copies.get(id);
      if (copy) copies.set(id, { ...copy, values: { ...copy.values, ...values }, version: copy.version + 1 });
    },
    recover: () => Object.assign(state, { losing: false, offline: false, signedOut: false }),
    loseAnswers: () => (state.losing = true),
    /** How many posts were created in addition to the initial one. */
    created: () => [...created.keys()].filter((key) => !key.startsWith('copy ')).length,
    post: () => state.post,
  };
}
