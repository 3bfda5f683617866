import { Hono } from 'hono';
import { handleUnhelpful, listUnhelpful } from '#db/inbox/chat-messages.ts';
import {
  changeKnownAnswer,
  countKnownAnswers,
  deleteKnownAnswer,
  insertKnownAnswer,
  listKnownAnswers,
} from '#db/inbox/known-answers.ts';
import { knownAnswer, MOST_KNOWN, unhelpfulChange, unhelpfulQuery } from '#src/contracts/known-answer.ts';
import type { Api } from '#api/context.ts';
import { HttpFailure } from '#api/http/http-failure.ts';
import { limits } from '#api/http/limits.ts';
import { ID, idOf, withNext } from '#api/http/paths.ts';
import { database } from '#api/middleware/database.ts';
import { body, query } from '#api/middleware/input.ts';
import { limit } from '#api/middleware/limit.ts';
import { origin } from '#api/middleware/origin.ts';
import { admin, atomically } from '#api/middleware/signed-in.ts';
import { runSoon } from '#api/outbox/run-due.ts';

const ANSWER = `/api/admin/answers/${ID}` as const;

/** What the assistant answers in the agency's own words, from the next question on, and which answers did not help. */
export const answers = new Hono<Api>();

answers.get('/api/admin/answers', limit(limits.reads), admin, database, async (c) =>
  c.json(await listKnownAnswers(c.var.db)),
);

/** Adds one. */
answers.post('/api/admin/answers', origin, limit(limits.writes), admin, body(knownAnswer), database, async (c) => {
  const { insteadOf, ...written } = c.req.valid('json');
  const added = await atomically(c.var, async ({ db, admin: by, audit }) => {
    if ((await countKnownAnswers(db)) >= MOST_KNOWN) {
      throw new HttpFailure(409, `At most ${MOST_KNOWN} answers are kept. Please delete one first.`);
    }
    if (insteadOf) await handleUnhelpful(db, insteadOf, true);
    const row = await insertKnownAnswer(db, written, by.username);
    await audit('known-answer.create', { entityId: row.id });
    return row;
  });
  // The assistant learns it before anybody asks.
  runSoon(c.var);
  return c.json(added, 201);
});

answers.patch(ANSWER, origin, limit(limits.writes), admin, body(knownAnswer), database, async (c) => {
  const id = idOf(c.req.param('id'));
  const { insteadOf, ...written } = c.req.valid('json');
  const changed = await atomically(c.var, async ({ db, admin: by, audit }) => {
    const row = await changeKnownAnswer(db, id, written, by.username);
    if (!row) throw gone();
    if (insteadOf) await handleUnhelpful(db, insteadOf, true);
    await audit('known-answer.update', { entityId: id });
    return row;
  });
  runSoon(c.var);
  return c.json(changed);
});

answers.delete(ANSWER, origin, limit(limits.writes), admin, database, async (c) => {
  const id = idOf(c.req.param('id'));
  await atomically(c.var, async ({ db, audit }) => {
    if (!(await deleteKnownAnswer(db, id))) throw gone();
    await audit('known-answer.delete', { entityId: id });
  });
  runSoon(c.var);
  return c.body(null, 204);
});

/** Lists the answers that did not help, the last rated first. */
answers.get('/api/admin/answers/unhelpful', limit(limits.reads), admin, query(unhelpfulQuery), database, async (c) => {
  const { db, request } = c.var;
  const asked = c.req.valid('query');
  const { page, next } = withNext(request, await listUnhelpful(db, { ...asked, limit: asked.limit + 1 }), asked);
  return c.json(page, 200, next);
});

/** Takes one off the list, or puts it back. */
answers.patch(
  `/api/admin/answers/unhelpful/${ID}`,
  origin,
  limit(limits.writes),
  admin,
  body(unhelpfulChange),
  database,
  async (c) => {
    const id = idOf(c.req.param('id'));
    const { handled } = c.req.valid('json');
    if (!(await handleUnhelpful(c.var.db, id, handled))) throw gone();
    return c.body(null, 204);
  },
);

function gone(): HttpFailure {
  return new HttpFailure(404, 'There is no such answer anymore.');
}
