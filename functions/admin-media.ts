import type { Config } from '@netlify/functions';
import { addAuditEntry } from '#db/audit-log.ts';
import { listMedia, saveMedia, usesOf } from '#db/media.ts';
import { inTransaction } from '#db/transaction.ts';
import { MEDIA_LIMIT, mediaQuery, mediaUpload } from '#src/contracts/media.ts';
import { answer } from './shared/http/answer.ts';
import { limits } from './shared/http/limits.ts';
import { nextLink } from './shared/http/next-link.ts';
import { json } from './shared/http/respond.ts';
import { listedMedia, mediaOf } from './shared/media/media.ts';
import { readPicture } from './shared/media/picture.ts';
import { mediaStoreOf } from './shared/media/store.ts';

/** /api/admin/media: GET lists the pictures, POST uploads one. */
export default answer({
  GET: {
    limit: limits.reads,
    query: mediaQuery,
    handleAdmin: async ({ db, request, input: { limit, offset } }) => {
      // One more than requested shows whether there is a next page.
      const rows = await listMedia(db, { offset, limit: limit + 1 });
      const page = rows.slice(0, limit);
      const uses = await usesOf(
        db,
        page.map(({ key }) => key),
      );
      const isMore = rows.length > limit;
      return json(
        200,
        page.map((row) => listedMedia(row, uses)),
        {
          ...(isMore &&
            nextLink(request.url, { limit, offset }, { offset: String(offset + limit) })),
        },
      );
    },
  },
  POST: {
    limit: limits.writes,
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
