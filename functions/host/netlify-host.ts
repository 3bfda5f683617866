import { type Context, purgeCache } from '@netlify/functions';
import type { Bindings } from '#api/context.ts';
import type { Host } from '#api/host.ts';
import { callBackground } from './background.ts';
import { markerBlob, mediaBlobs } from './blobs.ts';

/** The platform as a host of the API. */
export const netlifyHost: Host = {
  // Previews have a separate store, as they have a separate database.
  mediaStore: ({ isPreview }) => mediaBlobs({ isPreview }),
  marker: (_env, name) => markerBlob(name),
  forget: (tags) => purgeCache({ tags: [...tags] }),
  isPlatform: true,
  handOn: callBackground,
  wakesItself: false,
};

/** What a request's context says. */
export function bindingsOf(context: Context): Bindings {
  const { ip, requestId, deploy } = context;
  return {
    host: netlifyHost,
    address: ip,
    requestId,
    deploy: deploy?.context,
    waitUntil: (work) => context.waitUntil(work),
  };
}
