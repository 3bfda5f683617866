import type { Config } from '@netlify/functions';
import { dismissStep, readSettings, recallStep } from '#db/settings.ts';
import { setupChange } from '#src/contracts/setup.ts';
import { answer, invalid } from './shared/http/answer.ts';
import { isRequired, setupOf } from './shared/settings/setup.ts';

/** /api/admin/setup: GET lists the setup steps after the first deploy, PATCH dismisses or restores one. */
export default answer({
  GET: {
    handleAdmin: async ({ db, env, admin }) => setupOf(db, env, admin, await readSettings(db)),
  },
  PATCH: {
    body: setupChange,
    handleAdmin: async ({ db, env, admin, input: { step, dismissed } }) => {
      if (dismissed && isRequired(step, env)) {
        throw invalid({ step: ['This step stays until it is done.'] });
      }
      if (dismissed) await dismissStep(db, step, admin.username);
      else await recallStep(db, step);
      return setupOf(db, env, admin, await readSettings(db));
    },
  },
});

export const config: Config = { path: '/api/admin/setup' };
