import { mediaBlobs, mediaFolder, type MediaStore } from '#functions/shared/media/store.ts';
import type { Env } from '#src/contracts/env.ts';

/** Where the pictures of the site are, whose database is in use: on the platform, if it says how to get there. */
export function mediaStoreOfSite(env: Env): MediaStore {
  const { DATABASE_URL, NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token, DATA_DIR } = env;
  return DATABASE_URL && siteID && token ? mediaBlobs({ siteID, token }) : mediaFolder(DATA_DIR);
}
