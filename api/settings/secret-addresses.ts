/**
 * Addresses of the settings that open something to whoever knows them: sealed in the database, masked in answers.
 */
import type { FunctionEnv } from '#api/http/environment.ts';
import { invalid } from '#api/http/http-failure.ts';
import { canBePublic } from '#api/http/public-fetch.ts';
import { seal, unseal } from '#api/http/seal.ts';
import type { Settings, SettingsChange } from '#src/contracts/settings.ts';

type Env = Pick<FunctionEnv, 'SESSION_SECRET'>;

const NAMES = ['busyCalendar', 'notificationWebhook'] as const;

const PURPOSE = 'address in the settings';

const NOT_PUBLIC = 'This address is on a private network, so it cannot be reached. Please enter a public one';

/** Shown instead of an address that was sealed with an earlier secret of the site. */
const UNREADABLE = 'Cannot be read since SESSION_SECRET was changed';

/** Refuses addresses from which or to which nothing could ever be delivered. @throws {HttpFailure} 422 */
export function requirePublicAddresses(change: SettingsChange): void {
  const wrong = NAMES.filter((name) => change[name] && !canBePublic(new URL(change[name])));
  if (wrong.length === 0) return;
  throw invalid(Object.fromEntries(wrong.map((name) => [name, [NOT_PUBLIC]])));
}

/** Seals the addresses of a change, and those that earlier releases stored in the clear. */
export function sealAddresses(env: Env, change: SettingsChange, stored: Settings): SettingsChange {
  const sealed = NAMES.flatMap((name) => {
    const address = change[name] === undefined ? stored[name] : change[name];
    return address && isClear(address) ? [[name, seal(address, env, PURPOSE)] as const] : [];
  });
  return { ...change, ...Object.fromEntries(sealed) };
}

/** An address as it was entered; undefined if there is none, or it was sealed with another secret. */
export function openAddress(env: Env, stored: string | null): string | undefined {
  if (!stored) return undefined;
  return isClear(stored) ? stored : unseal(stored, env, PURPOSE);
}

/** The settings for an answer: of each address only whose it is. */
export function maskAddresses(env: Env, settings: Settings): Settings {
  const masked = NAMES.map((name) => [name, maskOf(env, settings[name])] as const);
  return { ...settings, ...Object.fromEntries(masked) };
}

function maskOf(env: Env, stored: string | null): string | null {
  if (!stored) return null;
  const address = openAddress(env, stored);
  return address ? `${new URL(address).origin}/…` : UNREADABLE;
}

/** What is sealed has no colon. */
function isClear(stored: string): boolean {
  return stored.startsWith('https:');
}

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
