import type { Config } from '@netlify/functions';
import { personQuery } from '#src/contracts/inbox-person.ts';
import { answer, json } from './shared/http/answer.ts';
import { personData } from './shared/inbox/person.ts';

/**
 * POST /api/admin/inbox/person: the data stored under an email address or a phone number. A POST although it changes
 * nothing, since logs record the addresses of requests and must not contain the person's.
 */
export default answer({
  POST: {
    body: personQuery,
    handleAdmin: async ({ db, input }) => json(200, await personData(db, input.person)),
  },
});

export const config: Config = { path: '/api/admin/inbox/person' };
