import type { Config } from '@netlify/functions';
import { personDeletion, personQuery } from '#src/contracts/inbox-person.ts';
import { answerAt, at } from './shared/http/answer.ts';
import { erasePerson, personData } from './shared/inbox/person.ts';

/**
 * The data stored under an email address or a phone number. A POST although the first changes nothing, since logs record
 * the addresses of requests and must not contain the person's.
 */
export default answerAt(
  at('/api/admin/inbox/person', {
    POST: { body: personQuery, handleAdmin: ({ db, input }) => personData(db, input.person) },
  }),
  at('/api/admin/inbox/person/delete', {
    /** Deletes the data that was shown. */
    POST: {
      body: personDeletion,
      handleAdminAtomic: ({ db, admin, input }) => erasePerson(db, admin, input),
    },
  }),
);

export const config: Config = {
  path: ['/api/admin/inbox/person', '/api/admin/inbox/person/delete'],
};
