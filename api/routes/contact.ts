import { Hono } from 'hono';
import { insertLead } from '#db/inbox/leads.ts';
import { readSettings } from '#db/settings.ts';
import { contactRequest, trapField } from '#src/contracts/contact.ts';
import { contactReceipt } from '#src/domain/contact-receipt.ts';
import { failedContactPage, thanksPage } from '#api/contact/contact-page.ts';
import type { Api } from '#api/context.ts';
import { createdId, idempotent } from '#api/http/idempotency.ts';
import { limits } from '#api/http/limits.ts';
import { database } from '#api/middleware/database.ts';
import { form } from '#api/middleware/form.ts';
import { body } from '#api/middleware/input.ts';
import { limit } from '#api/middleware/limit.ts';
import { origin } from '#api/middleware/origin.ts';
import { eventFor } from '#api/outbox/notify.ts';
import { runSoon } from '#api/outbox/run-due.ts';
import { withSettings } from '#api/settings/secret-addresses.ts';

export const contact = new Hono<Api>();

const plainForm = form({
  toInput: (typed) => ({ ...typed, consent: ['on', 'true'].includes(typed.consent ?? '') }),
  failed: failedContactPage,
});

/**
 * Stores a contact request and notifies the agency. Suspected spam is stored and reported too, with a flag, so that no
 * real message is lost.
 */
contact.post('/api/contact', plainForm, origin, limit(limits.contact), body(contactRequest), database, async (c) => {
  const { db, env, request } = c.var;
  const input = c.req.valid('json');
  const { consent: _given, [trapField]: trap, ...lead } = input;
  const flagged = { ...lead, isSpam: trap !== undefined };
  const row = { ...flagged, phone: lead.phone ?? '', consentAt: new Date() };
  const settings = await readSettings(db);
  const event = eventFor(withSettings(env, settings), 'contact', flagged, ['createdAt']);
  const created = await idempotent({ db, endpoint: 'contact', request, input, answer: createdId }, async (at) => {
    const { id } = await insertLead(at, row, event);
    return { id };
  });
  runSoon(c.var);
  if (!c.var.form) return c.json(created, 201);
  return thanksPage(contactReceipt({ ...lead, ...created }, new Date(), settings));
});
