import type { Settings } from '#src/contracts/settings.ts';
import type { FunctionEnv } from '#functions/shared/http/environment.ts';
import { openAddress } from './secret-addresses.ts';

/**
 * The environment with the owners' settings, which come before its variables. Not in previews: they may have a copy of
 * the site's database, and must notify nobody.
 */
export function withSettings(env: FunctionEnv, settings: Settings): FunctionEnv {
  if (env.isPreview) return env;
  const { notificationEmails } = settings;
  const webhook = openAddress(env, settings.notificationWebhook);
  return {
    ...env,
    ...(notificationEmails.length > 0 && { NOTIFY_EMAIL: notificationEmails.join(', ') }),
    ...(webhook && { NOTIFY_WEBHOOK_URL: webhook, ownersWebhook: true }),
  };
}
