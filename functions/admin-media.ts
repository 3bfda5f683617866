import type { Config } from '@netlify/functions';
import { addAuditEntry } from '#db/accounts/audit-log.ts';
import { listMedia, saveMedia, usesOf } from '#db/posts/media.ts';
import { inTransaction } from '#db/transaction.ts';
import { MEDIA_LIMIT, mediaQuery, mediaUpload } from '#src/contracts/media.ts';
import { answer, json } from './shared/http/answer.ts';
import { withNext } from './shared/http/paths.ts';
import { listedMedia, mediaOf } from './shared/media/media.ts';
import { readPicture } from './shared/media/picture.ts';
import { mediaStoreOf } from './shared/media/store.ts';

/** /api/admin/media: GET lists the pictures, POST uploads one. */
export default answer({
  GET: {
    query: mediaQuery,
    handleAdmin: async ({ db, request, input }) => {
      const rows = await listMedia(db, { ...input, limit: input.limit + 1 });
      const { page, next } = withNext(request, rows, input);
      const keys = page.map(({ key }) => key);
      const uses = await usesOf(db, keys);
      const listed = page.map((row) => listedMedia(row, uses));
      return json(200, listed, next);
    },
  },
  POST: {
    upload: true,
    body: mediaUpload,
    bodyLimit: MEDIA_LIMIT,
    handleAdmin: async ({ db, env, admin, input: { file, alt = '' } }) => {
      const { bytes, ...picture } = await readPicture(new Uint8Array(await file.arrayBuffer()));
      const media = { ...picture, alt, bytes: bytes.length, uploadedBy: admin.username };
      const row = await inTransaction(db, async (transaction) => {
        const saved = await saveMedia(transaction, media);
        const details = { type: saved.type, bytes: saved.bytes };
        const entry = { action: 'media.upload', by: admin, entityId: saved.id, details };
        await addAuditEntry(transaction, entry);
        // After the row, whose insert waits for a concurrent deletion of the same picture.
        await mediaStoreOf(env).write(saved.key, bytes);
        return saved;
      });
      return json(201, mediaOf(row), { Location: `/media/${row.key}` });
    },
  },
});

export const config: Config = { path: '/api/admin/media' };
