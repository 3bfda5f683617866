import type { Config } from '@netlify/functions';
import { type MediaType, mediaTypes } from '#src/contracts/media.ts';
import { answerAt, atChecked, HttpFailure } from '#api/http/answer.ts';
import { isMediaKey, mediaStoreOf, mediaTag } from '#api/media/store.ts';

const typeOf = new Map(Object.entries(mediaTypes).map(([type, ending]) => [ending as string, type as MediaType]));

/** One year: content under a hash never changes. */
const FOREVER = 'public, max-age=31536000, immutable';

/** GET /media/{key}: an uploaded picture. */
export default answerAt(
  atChecked('/media/:file', (params) => (isMediaKey(params.file) ? params : undefined), {
    GET: {
      handle: async ({ env, params: { file: key } }) => {
        const bytes = await mediaStoreOf(env).read(key);
        const type = typeOf.get(key.split('.')[1] ?? '');
        if (!bytes || !type) throw new HttpFailure(404, 'There is no such picture.');
        return new Response(bytes, {
          headers: {
            'Content-Type': type,
            'Content-Length': String(bytes.length),
            'Cache-Control': FOREVER,
            'Netlify-CDN-Cache-Control': `${FOREVER}, durable`,
            'Netlify-Cache-Tag': mediaTag(key),
            'Netlify-Vary': 'query=none',
          },
        });
      },
    },
  }),
);

export const config: Config = { path: '/media/:file' };
