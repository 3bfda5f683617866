import { mediaBlobs, mediaFolder, type MediaStore } from '#functions/shared/media/store.ts';
import type { Env } from '#src/contracts/env.ts';

/** The picture store of the site: on the platform if its site id and token are set, otherwise the data folder. */
export function mediaStoreOfSite(env: Env): MediaStore {
  const { DATABASE_URL, NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token, DATA_DIR } = env;
  return DATABASE_URL && siteID && token ? mediaBlobs({ siteID, token }) : mediaFolder(DATA_DIR);
}
