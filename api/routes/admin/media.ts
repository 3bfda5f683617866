import { Hono } from 'hono';
import { deleteMedia, findMediaKey, listMedia, saveMedia, takePosts, usesOf } from '#db/posts/media.ts';
import { addPurge } from '#db/purges.ts';
import type { MediaRow } from '#db/schema.ts';
import { inTransaction } from '#db/transaction.ts';
import {
  foreignPicture,
  type ListedMedia,
  type Media,
  MEDIA_LIMIT,
  mediaQuery,
  mediaUpload,
} from '#src/contracts/media.ts';
import { isolated } from '#src/lib/isolated.ts';
import type { AdminContext, Api } from '#api/context.ts';
import { HttpFailure, invalid } from '#api/http/http-failure.ts';
import { limits } from '#api/http/limits.ts';
import { ID, idOf, withNext } from '#api/http/paths.ts';
import { FetchError, fetchPublic } from '#api/http/public-fetch.ts';
import type { Unsent } from '#api/http/unsent.ts';
import { readPicture } from '#api/media/picture.ts';
import { queuePicture, readPictureApart } from '#api/media/read-apart.ts';
import { mediaTag } from '#api/media/store.ts';
import { database } from '#api/middleware/database.ts';
import { body, query, upload } from '#api/middleware/input.ts';
import { limit } from '#api/middleware/limit.ts';
import { origin } from '#api/middleware/origin.ts';
import { admin, atomically } from '#api/middleware/signed-in.ts';
import { runSoon } from '#api/outbox/run-due.ts';

/** The pictures of posts. */
export const mediaLibrary = new Hono<Api>();

mediaLibrary.get('/api/admin/media', limit(limits.reads), admin, query(mediaQuery), database, async (c) => {
  const { db, request } = c.var;
  const asked = c.req.valid('query');
  const rows = await listMedia(db, { ...asked, limit: asked.limit + 1 });
  const { page, next } = withNext(request, rows, asked);
  const keys = page.map(({ key }) => key);
  const uses = await usesOf(db, keys);
  const listed = page.map(({ bytes, uploadedBy, createdAt, ...row }): Unsent<ListedMedia> => ({
    ...mediaOf(row),
    bytes,
    uploadedBy,
    createdAt,
    uses: uses.filter(({ key }) => key === row.key).map(({ key: _, ...post }) => post),
  }));
  return c.json(listed, 200, next);
});

/** Uploads one. */
mediaLibrary.post(
  '/api/admin/media',
  origin,
  limit(limits.writes),
  admin,
  upload(mediaUpload, MEDIA_LIMIT),
  database,
  async (c) => {
    const { file, alt } = c.req.valid('json');
    return stored(c.var, new Uint8Array(await file.arrayBuffer()), alt);
  },
);

/** Stores a copy of a picture of another site, which may remove it or count who sees it. */
mediaLibrary.post(
  '/api/admin/media/copies',
  origin,
  limit(limits.writes),
  admin,
  body(foreignPicture),
  database,
  async (c) => {
    const { address, alt } = c.req.valid('json');
    const received = await fetchPublic(address, FETCHED).catch((error: unknown) => {
      if (!(error instanceof FetchError)) throw error;
      throw invalid({ address: [`The picture could not be fetched. ${error.message}`] });
    });
    return stored(c.var, new Uint8Array(received), alt);
  },
);

const FETCHED = { timeout: 8000, maxSize: MEDIA_LIMIT };

/** Puts a picture into the library. @throws {HttpFailure} 422 if it is none */
async function stored(ctx: AdminContext, received: Uint8Array<ArrayBuffer>, alt = ''): Promise<Response> {
  const { db, env, host, audit, admin } = ctx;
  // On the platform, each upload has a process and a limit of memory of its own already.
  const read = host.isPlatform ? readPicture : readPictureApart;
  const { bytes, ...picture } = await queuePicture(() => read(received));
  const media = { ...picture, alt, bytes: bytes.length, uploadedBy: admin.username };
  // Whatever takes long is done before the transaction, for which all others may have to wait.
  const staged = await host.mediaStore(env).stage(bytes);
  const saving = inTransaction(db, async (transaction) => {
    const saved = await saveMedia(transaction, media);
    const details = { type: saved.type, bytes: saved.bytes };
    await audit('media.upload', { entityId: saved.id, details, db: transaction });
    // After the row, whose insert waits for a concurrent deletion of the same picture.
    await staged.moveTo(saved.key);
    return saved;
  });
  const row = await saving.finally(staged.discard);
  return Response.json(mediaOf(row), { status: 201, headers: { Location: `/media/${row.key}` } });
}

/** Removes one that no post uses. */
mediaLibrary.delete(`/api/admin/media/${ID}`, origin, limit(limits.writes), admin, database, async (c) => {
  const id = idOf(c.req.param('id'));
  await atomically(c.var, async ({ db, env, host, audit }) => {
    await takePosts(db);
    const key = await findMediaKey(db, id);
    if (!key) throw new HttpFailure(404, 'There is no such picture.');
    const [use] = await usesOf(db, [key]);
    if (use) throw new HttpFailure(409, `The post “${isolated(use.title)}” uses this picture.`);
    await deleteMedia(db, id);
    await audit('media.delete', { entityId: id });
    await addPurge(db, [mediaTag(key)]);
    await host.mediaStore(env).remove(key);
  });
  runSoon(c.var);
  return c.body(null, 204);
});

type Shown = Omit<MediaRow, 'bytes' | 'uploadedBy' | 'createdAt'>;

/** A picture as the API returns it. */
function mediaOf({ id, key, width, height, type, alt }: Shown): Media {
  return { id, url: `/media/${key}`, width, height, type, alt };
}
