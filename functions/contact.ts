import type { Config } from '@netlify/functions';
import { insertLead } from '#db/inbox/leads.ts';
import { readSettings } from '#db/settings.ts';
import { contactRequest, trapField } from '#src/contracts/contact.ts';
import { contactReceipt } from '#src/domain/contact-receipt.ts';
import { answer, json, limits } from '#api/http/answer.ts';
import { failedPage, thanksPage } from '#api/contact/contact-page.ts';
import { eventFor } from '#api/outbox/notify.ts';
import { idempotent } from '#api/http/idempotency.ts';
import { withSettings } from '#api/settings/secret-addresses.ts';
import { runSoon } from '#api/outbox/run-due.ts';

/**
 * POST /api/contact: stores a contact request and notifies the agency. Suspected spam is stored and reported too, with
 * a flag, so that no real message is lost.
 */
export default answer('/api/contact', {
  POST: {
    limit: limits.contact,
    body: contactRequest,
    form: {
      toInput: (typed) => ({ ...typed, consent: ['on', 'true'].includes(typed.consent ?? '') }),
      failed: failedPage,
    },
    handle: async ({ db, env, request, input, asForm }) => {
      const { consent: _given, [trapField]: trap, ...lead } = input;
      const flagged = { ...lead, isSpam: trap !== undefined };
      const row = { ...flagged, phone: lead.phone ?? '', consentAt: new Date() };
      const settings = await readSettings(db);
      const envNow = withSettings(env, settings);
      const event = eventFor(envNow, 'contact', flagged, ['createdAt']);
      const created = await idempotent({ db, endpoint: 'contact', request, input }, async (at) => {
        const { id } = await insertLead(at, row, event);
        return { id };
      });
      return asForm ? thanksPage(contactReceipt({ ...lead, ...created }, new Date(), settings)) : json(201, created);
    },
    after: runSoon,
  },
});

export const config: Config = { path: '/api/contact' };
