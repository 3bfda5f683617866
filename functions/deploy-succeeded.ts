import { type DeploySucceededEvent, purgeCache } from '@netlify/functions';

/**
 * When a deploy is live: empties the cache of the whole site once more. The platform does so itself when it
 * switches to a deploy; but a page that the deploy before was still rendering at that moment is kept after it. It
 * names scripts and styles that are no longer served, and would do so for a day.
 */
export default {
  async deploySucceeded({ deploy }: DeploySucceededEvent): Promise<void> {
    if (deploy.context === 'production') await purgeCache();
  },
};
