import type { Settings } from '#src/contracts/settings.ts';
import type { FunctionEnv } from '#functions/shared/http/environment.ts';

/**
 * The environment with the owners' settings, which come before its variables. Not in previews: they may have a copy of
 * the site's database, and must notify nobody.
 */
export function withSettings(env: FunctionEnv, settings: Settings): FunctionEnv {
  if (env.isPreview) return env;
  const { notificationEmails, notificationWebhook } = settings;
  return {
    ...env,
    ...(notificationEmails.length > 0 && { NOTIFY_EMAIL: notificationEmails.join(', ') }),
    ...(notificationWebhook && { NOTIFY_WEBHOOK_URL: notificationWebhook, ownersWebhook: true }),
  };
}
