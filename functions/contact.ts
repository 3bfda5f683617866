import type { Config } from '@netlify/functions';
import { insertLead } from '#db/leads.ts';
import { contactRequest, trapField } from '#src/contracts/contact.ts';
import { answer } from './shared/http/answer.ts';
import { failedPage, thanksPage } from './shared/contact/contact-page.ts';
import { limits } from './shared/http/limits.ts';
import { newsFor } from './shared/outbox/notify.ts';
import { once } from './shared/http/once.ts';
import { json } from './shared/http/respond.ts';
import { runSoon } from './shared/outbox/run-due.ts';

/**
 * POST /api/contact: keeps a contact request and tells the house. What looks like spam is kept and
 * told as well, with a flag: a person's message is never lost to a guess.
 */
export default answer({
  POST: {
    limit: limits.contact,
    body: contactRequest,
    form: {
      toInput: (typed) => ({ ...typed, consent: ['on', 'true'].includes(typed.consent ?? '') }),
      failed: failedPage,
    },
    handle: async ({ db, env, request, context, input, asForm }) => {
      const { consent: _given, [trapField]: trap, ...lead } = input;
      const flagged = { ...lead, isSpam: trap !== undefined };
      const row = { ...flagged, phone: lead.phone ?? '', consentAt: new Date() };
      const news = newsFor(env, 'contact', flagged, ['createdAt']);
      const kept = await once({ db, call: 'contact', request, input }, async (at) => {
        const { id } = await insertLead(at, row, news);
        return { id };
      });
      runSoon(env, context);
      return asForm ? thanksPage() : json(201, kept);
    },
  },
});

export const config: Config = { path: '/api/contact' };
