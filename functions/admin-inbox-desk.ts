import type { Config } from '@netlify/functions';
import { listAnswers } from '#db/inbox/work.ts';
import { listTags } from '#db/inbox/items.ts';
import { listNames } from '#db/accounts/users.ts';
import type { InboxDesk } from '#src/contracts/inbox.ts';
import { answer, json } from './shared/http/answer.ts';

/** GET /api/admin/inbox/desk: what is needed to work with the items. */
export default answer({
  GET: {
    handleAdmin: async ({ db, env }) => {
      return json(200, {
        people: await listNames(db),
        tags: await listTags(db),
        answers: await listAnswers(db),
        mail: env.SMTP_URL !== undefined,
      } satisfies InboxDesk);
    },
  },
});

export const config: Config = { path: '/api/admin/inbox/desk' };
