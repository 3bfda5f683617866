import type { Config } from '@netlify/functions';
import { addAuditEntry } from '#db/accounts/audit-log.ts';
import { deleteMedia, findMediaKey, takePosts, usesOf } from '#db/posts/media.ts';
import { addPurge } from '#db/purges.ts';
import { inTransaction } from '#db/transaction.ts';
import { answer, HttpFailure } from './shared/http/answer.ts';
import { mediaTag } from './shared/media/media.ts';
import { mediaStoreOf } from './shared/media/store.ts';
import { runSoon } from './shared/outbox/run-due.ts';
import { idAfter } from './shared/http/paths.ts';

/** DELETE /api/admin/media/{id}: deletes a picture that no post uses. */
export default answer(
  {
    DELETE: {
      handleAdmin: async ({ db, env, context, admin, params: id }) => {
        await inTransaction(db, async (transaction) => {
          await takePosts(transaction);
          const key = await findMediaKey(transaction, id);
          if (!key) throw new HttpFailure(404, 'There is no such picture.');
          const [use] = await usesOf(transaction, [key]);
          if (use) throw new HttpFailure(409, `The post “${use.title}” uses this picture.`);
          await deleteMedia(transaction, id);
          await addAuditEntry(transaction, { action: 'media.delete', by: admin, entityId: id });
          await addPurge(transaction, [mediaTag(key)]);
          await mediaStoreOf(env).remove(key);
        });
        runSoon(env, context);
        return new Response(null, { status: 204 });
      },
    },
  },
  { params: idAfter('/api/admin/media/') },
);

export const config: Config = { path: '/api/admin/media/:id' };
