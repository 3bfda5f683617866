import type { Config } from '@netlify/functions';
import { inTransaction } from '#db/transaction.ts';
import { personDeletion } from '#src/contracts/inbox-person.ts';
import { answer } from './shared/http/answer.ts';
import { erasePerson } from './shared/inbox/person.ts';

/** POST /api/admin/inbox/person/delete: deletes the data about a person that was shown, in one transaction. */
export default answer({
  POST: {
    body: personDeletion,
    handleAdmin: async ({ db, admin, input }) => {
      await inTransaction(db, (transaction) => erasePerson(transaction, admin, input));
      return new Response(null, { status: 204 });
    },
  },
});

export const config: Config = { path: '/api/admin/inbox/person/delete' };
