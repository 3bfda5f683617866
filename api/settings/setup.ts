/** The setup steps after the first deploy, as admins see them. */
import type { Database } from '#db/connection.ts';
import type { SessionUser } from '#db/accounts/sessions.ts';
import { dismissedSteps } from '#db/settings.ts';
import { findUser } from '#db/accounts/users.ts';
import type { Settings } from '#src/contracts/settings.ts';
import { type Setup, type SetupStep, setupSteps } from '#src/contracts/setup.ts';
import { todayOf } from '#src/domain/booking/bookable-days.ts';
import { addDays } from '#src/lib/calendar-dates.ts';
import { languageModelOf } from '#api/assistant/language-model.ts';
import type { FunctionEnv } from '#api/http/environment.ts';
import { withSettings } from './secret-addresses.ts';

/** How many days before the list of closed days ends an owner is reminded. */
const REMINDER_DAYS = 90;

/** All steps, and which of them are done or dismissed. */
export async function setupOf(db: Database, env: FunctionEnv, admin: SessionUser, settings: Settings): Promise<Setup> {
  const dismissed = await dismissedSteps(db);
  const user = await findUser(db, admin.username);
  const envNow = withSettings(env, settings);
  const closedDaysEnd = settings.closedDays
    .map(({ date }) => date)
    .toSorted()
    .at(-1);
  const done: Partial<Record<SetupStep, boolean>> = {
    password: !user?.initialPassword,
    notifications: Boolean(envNow.NOTIFY_WEBHOOK_URL ?? env.SMTP_URL),
    'build-hook': env.BUILD_HOOK_URL === undefined,
    // A language model costs money and reads what visitors type: that is to be looked at.
    assistant: assistantOf(env, settings) !== 'model',
    address: isOwnAddress(env.SITE_URL),
  };
  return {
    items: setupSteps
      .filter((step) => step !== 'closed-days' || endsSoon(closedDaysEnd))
      .map((step) => ({
        step,
        required: isRequired(step, env),
        done: done[step] ?? false,
        dismissed: dismissed.has(step) && !isRequired(step, env),
      })),
    onPlatform: env.onPlatform,
    buildHook: env.BUILD_HOOK_URL !== undefined,
    assistant: assistantOf(env, settings),
    modelQuestions: settings.modelQuestions ?? env.ASSISTANT_DAILY_LIMIT,
    closedDaysEnd,
    address: env.SITE_URL,
  };
}

/** Whether calls can soon be booked on days that nobody has thought of. */
function endsSoon(lastDay: string | undefined): boolean {
  return lastDay !== undefined && lastDay < addDays(todayOf(new Date()), REMINDER_DAYS);
}

/** Whether the site is found under a name that somebody has given it. */
function isOwnAddress(address: string): boolean {
  const { hostname } = new URL(address);
  return !/^(localhost|127\.[\d.]+|\[::1\])$|\.(localhost|netlify\.app)$/.test(hostname);
}

/** Notifications are optional where no real visitors come. */
export function isRequired(step: SetupStep, { isProduction }: FunctionEnv): boolean {
  return step === 'password' || step === 'closed-days' || (step === 'notifications' && isProduction);
}

function assistantOf(env: FunctionEnv, { languageModel }: Settings): Setup['assistant'] {
  if (env.CHATBOT_WEBHOOK_URL) return 'webhook';
  return languageModel && languageModelOf(env) ? 'model' : 'embedded';
}
