import { type DeploySucceededEvent, purgeCache } from '@netlify/functions';

/**
 * Purges the whole cache once a deploy is live. The platform does so itself when it switches deploys, but a page that
 * the previous deploy is still rendering at that moment is cached afterwards. For a day it would link to scripts and
 * styles that are no longer served.
 */
export default {
  async deploySucceeded({ deploy }: DeploySucceededEvent): Promise<void> {
    if (deploy.context === 'production') await purgeCache();
  },
};
