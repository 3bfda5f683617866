import type { Config } from '@netlify/functions';
import type { Database } from '#db/connection.ts';
import type { Admin } from '#db/sessions.ts';
import { readSettings } from '#db/settings.ts';
import { dismissedSteps, dismissStep, recallStep } from '#db/setup.ts';
import { findUser } from '#db/users.ts';
import { type Setup, setupChange, type SetupStep, setupSteps } from '#src/contracts/setup.ts';
import { todayOf } from '#src/domain/booking/booking.ts';
import { addDays } from '#src/lib/calendar-dates.ts';
import { languageModelOf } from './shared/assistant/language-model.ts';
import { answer } from './shared/http/answer.ts';
import type { FunctionEnv } from './shared/http/environment.ts';
import { invalid } from './shared/http/http-failure.ts';
import { limits } from './shared/http/limits.ts';
import { json } from './shared/http/respond.ts';

/** How many days before the list of closed days ends an owner is reminded. */
const REMINDER_DAYS = 90;

/** /api/admin/setup: GET lists the setup steps after the first deploy, PATCH dismisses or restores one. */
export default answer({
  GET: {
    limit: limits.reads,
    handleAdmin: async ({ db, env, admin }) => json(200, await setupOf(db, env, admin)),
  },
  PATCH: {
    limit: limits.writes,
    body: setupChange,
    handleAdmin: async ({ db, env, admin, input: { step, dismissed } }) => {
      if (dismissed && isRequired(step, env)) {
        throw invalid({ step: ['This step stays until it is done.'] });
      }
      if (dismissed) await dismissStep(db, step, admin.username);
      else await recallStep(db, step);
      return json(200, await setupOf(db, env, admin));
    },
  },
});

async function setupOf(db: Database, env: FunctionEnv, admin: Admin): Promise<Setup> {
  const dismissed = await dismissedSteps(db);
  const user = await findUser(db, admin.username);
  const closedDays = (await readSettings(db)).closedDays.map(({ date }) => date);
  const closedDaysEnd = closedDays.toSorted().at(-1);
  const done: Partial<Record<SetupStep, boolean>> = {
    password: !user?.initialPassword,
    notifications: Boolean(env.NOTIFY_WEBHOOK_URL ?? env.SMTP_URL),
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
    deployed: env.deployed,
    buildHook: env.BUILD_HOOK_URL !== undefined,
    assistant: assistantOf(env),
    modelQuestions: env.ASSISTANT_DAILY_LIMIT,
    closedDaysEnd,
    address: env.SITE_URL,
  };
}

/** Whether calls can soon be booked on days that nobody has thought of. */
function endsSoon(lastDay: string | undefined): boolean {
  return lastDay !== undefined && lastDay < addDays(todayOf(new Date()), REMINDER_DAYS);
}

/** On a local machine notifications are optional. */
function isRequired(step: SetupStep, { deployed }: FunctionEnv): boolean {
  return step === 'password' || step === 'closed-days' || (step === 'notifications' && deployed);
}

function assistantOf(env: FunctionEnv): Setup['assistant'] {
  if (env.CHATBOT_WEBHOOK_URL) return 'webhook';
  return languageModelOf(env) ? 'model' : 'embedded';
}

export const config: Config = { path: '/api/admin/setup' };
