import type { Config } from '@netlify/functions';
import { deleteMedia, findMediaKey, listMedia, saveMedia, takePosts, usesOf } from '#db/posts/media.ts';
import { addPurge } from '#db/purges.ts';
import type { MediaRow } from '#db/schema.ts';
import { inTransaction } from '#db/transaction.ts';
import { type ListedMedia, type Media, MEDIA_LIMIT, mediaQuery, mediaUpload } from '#src/contracts/media.ts';
import { answerAt, at, HttpFailure, json } from '#api/http/answer.ts';
import { withNext } from '#api/http/paths.ts';
import type { Unsent } from '#api/http/respond.ts';
import { readPicture } from '#api/media/picture.ts';
import { queuePicture, readPictureApart } from '#api/media/read-apart.ts';
import { mediaStoreOf, mediaTag } from '#api/media/store.ts';
import { runSoon } from '#api/outbox/run-due.ts';

/** Pictures: GET lists them, POST uploads one, DELETE removes one that no post uses. */
export default answerAt(
  at('/api/admin/media', {
    GET: {
      query: mediaQuery,
      handleAdmin: async ({ db, request, input }) => {
        const rows = await listMedia(db, { ...input, limit: input.limit + 1 });
        const { page, next } = withNext(request, rows, input);
        const keys = page.map(({ key }) => key);
        const uses = await usesOf(db, keys);
        const listed = page.map(({ bytes, uploadedBy, createdAt, ...row }): Unsent<ListedMedia> => ({
          ...mediaOf(row),
          bytes,
          uploadedBy,
          createdAt,
          uses: uses.filter(({ key }) => key === row.key).map(({ key: _, ...post }) => post),
        }));
        return json(200, listed, next);
      },
    },
    POST: {
      upload: true,
      body: mediaUpload,
      bodyLimit: MEDIA_LIMIT,
      handleAdmin: async ({ db, env, admin, input: { file, alt = '' }, audit }) => {
        const upload = new Uint8Array(await file.arrayBuffer());
        // Where deployed, each upload has a process and a limit of memory of its own already.
        const read = env.deployed ? readPicture : readPictureApart;
        const { bytes, ...picture } = await queuePicture(() => read(upload));
        const media = { ...picture, alt, bytes: bytes.length, uploadedBy: admin.username };
        // Whatever takes long is done before the transaction, for which all others may have to wait.
        const staged = await mediaStoreOf(env).stage(bytes);
        const stored = inTransaction(db, async (transaction) => {
          const saved = await saveMedia(transaction, media);
          const details = { type: saved.type, bytes: saved.bytes };
          await audit('media.upload', { entityId: saved.id, details, db: transaction });
          // After the row, whose insert waits for a concurrent deletion of the same picture.
          await staged.moveTo(saved.key);
          return saved;
        });
        const row = await stored.finally(staged.discard);
        return json(201, mediaOf(row), { Location: `/media/${row.key}` });
      },
    },
  }),
  at('/api/admin/media/:id', {
    DELETE: {
      handleAdminAtomic: async ({ db, env, params: { id }, audit }) => {
        await takePosts(db);
        const key = await findMediaKey(db, id);
        if (!key) throw new HttpFailure(404, 'There is no such picture.');
        const [use] = await usesOf(db, [key]);
        if (use) throw new HttpFailure(409, `The post “${use.title}” uses this picture.`);
        await deleteMedia(db, id);
        await audit('media.delete', { entityId: id });
        await addPurge(db, [mediaTag(key)]);
        await mediaStoreOf(env).remove(key);
      },
      after: runSoon,
    },
  }),
);

type Shown = Omit<MediaRow, 'bytes' | 'uploadedBy' | 'createdAt'>;

/** A picture as the API returns it. */
function mediaOf({ id, key, width, height, type, alt }: Shown): Media {
  return { id, url: `/media/${key}`, width, height, type, alt };
}

export const config: Config = { path: ['/api/admin/media', '/api/admin/media/:id'] };
