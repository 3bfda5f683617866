/** What a browser without scripts shows once it has sent a job: its price slip, and the contact form with the job in it. */
import { html } from 'hono/html';
import { hero } from '#src/content/home.data.ts';
import { slip } from '#src/content/messages.ts';
import { site } from '#src/content/site.ts';
import { JOB_LENGTH } from '#src/contracts/job-length.ts';
import type { PriceSlip, SlipMatch } from '#src/contracts/price-slip.ts';
import { slipRows, slipText } from '#src/domain/price-slip/slip-words.ts';
import { contactForm } from '#api/contact/contact-page.ts';
import type { HttpFailure } from '#api/http/http-failure.ts';
import { listOf, type Markup, plainPage, type TypedFields } from '#api/plain-page/plain-page.ts';

const phone = html`<a href="${site.phone.href}">${site.phone.text}</a>`;

/** 200, with everything that the slip of the page says. */
export function slipPage(job: string, { matches, question, service }: PriceSlip): Response {
  const [only, ...others] = matches;
  const isOne = only && others.length === 0 && !service;
  const line = isOne ? `\n\n${slip.inMessage(only)}` : '';
  const offer =
    service &&
    html`<p>${slip.namedInText(html`<strong>${service.title}</strong>`, service.price)} ${slip.isService}</p>`;
  const title = isOne ? only.title : (question ?? service?.title ?? slip.notOurs);
  return plainPage(
    200,
    slip.priceSlip,
    html`<h1>${title}</h1>
      <p dir="auto">${slip.quoted(job)}</p>
      ${isOne && question ? html`<p>${question}</p>` : ''} ${matches.map((match) => partOf(match, !isOne))}
      ${offer ?? ''} ${matches.length === 0 && !service && !question ? html`<p>${slip.whatIsOurs}</p>` : ''}
      ${jobForm(job)}
      <h2>${matches.length > 0 ? slip.haveItBuilt : slip.askUs}</h2>
      <p>${slip.orTalkFirst(phone, site.hours.text)}</p>
      ${contactForm({ message: `${job}${line}` })}`,
  );
}

/** The failure, above the job as it was typed. */
export function failedSlipPage({ status, message }: HttpFailure, { job = '' }: TypedFields): Response {
  return plainPage(
    status,
    slip.errorPage,
    html`<h1>${slip.priceSlip}</h1>
      <div class="summary" role="alert"><p>${message}</p></div>
      ${jobForm(job)}
      <p>${slip.orCall(phone)}</p>`,
  );
}

/** An automation of the catalog; one of two says which it is. */
function partOf(match: SlipMatch, isOneOfTwo: boolean): Markup {
  const lines = slipRows.map(({ part, label }) => [label, slipText(match, part)] as const);
  return html`${isOneOfTwo ? html`<h2>${match.title}</h2>` : ''}
    <p>${match.description}</p>
    ${listOf(lines)}
    <p><a href="/slip/${match.automation}">${slip.linkOfSlip}</a></p>`;
}

function jobForm(job: string): Markup {
  return html`<form method="post" action="/api/price-slip">
    <p>
      <label for="job">${hero.jobLabel}</label>
      <input id="job" name="job" type="text" dir="auto" value="${job}" maxlength="${JOB_LENGTH}" autocomplete="off" />
    </p>
    <button type="submit">${hero.jobButton}</button>
  </form>`;
}
