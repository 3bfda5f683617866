/** What a contact form that was sent without scripts shows: the built page, with the thanks or with what is wrong. */
import { html, raw } from 'hono/html';
import { site } from '#src/content/site.ts';
import type { ReceiptLine } from '#src/domain/contact-receipt.ts';
import type { HttpFailure } from '#functions/shared/http/http-failure.ts';
// Written by each build of the pages; scripts/ensure-generated.ts makes an empty one if there is none.
import { contactPage } from '#functions/shared/generated/contact-page.ts';
import { fillForm } from './fill-form.ts';

/** 201, in the words of the dialog's thanks, with the receipt that the forms show (src/ui/receipt). */
export function thanksPage(receipt: readonly ReceiptLine[]): Response {
  return page(
    201,
    'Thank You!',
    html`<svg class="size-14 text-success" viewBox="0 0 56 56" fill="none" aria-hidden="true">
        <path d="M10 30.5 23 43 47 14" stroke="currentColor" stroke-width="4" />
      </svg>
      <h1 class="text-h2">Thank You!</h1>
      <p>Your message has been sent successfully. We'll be in touch soon.</p>
      <div class="receipt" role="group" aria-label="Receipt">
        <dl class="account">
          ${receipt.map(
            ([label, value]) =>
              html`<div>
                <dt>${label}</dt>
                <dd>${value}</dd>
              </div>`,
          )}
        </dl>
      </div>
      <p class="screen-only"><a class="link" href="/">Back to Home</a></p>`,
  );
}

/** The failure, above the form as it was typed. */
export function failedPage(failure: HttpFailure, typed: Record<string, string>): Response {
  const errors = failure.errors ?? {};
  const [form = ''] = /<form\b[^>]*action="\/api\/contact".*?<\/form>/s.exec(contactPage) ?? [];
  const { markup, ids } = fillForm(form, typed, errors);
  const lines = Object.entries(errors).flatMap(([field, messages]) =>
    messages.map((message) => {
      const id = ids.get(field);
      return html`<li>${id ? html`<a href="#${id}">${message}</a>` : message}</li>`;
    }),
  );
  return page(
    failure.status,
    `Error: Contact ${site.name}`,
    html`<h1 class="text-h2">Contact ${site.name}</h1>
      <div class="error-summary" role="alert" aria-labelledby="summary" tabindex="-1" autofocus>
        <h2 id="summary" class="text-[1.125rem]">There is a problem</h2>
        <ul>
          ${lines.length > 0 ? lines : html`<li>${failure.message}</li>`}
        </ul>
      </div>
      ${raw(markup)}`,
  );
}

function page(status: number, title: string, main: ReturnType<typeof html>): Response {
  const content = html`<div class="column section-space">
    <div class="grid max-w-[36rem] gap-5">${main}</div>
  </div>`;
  const markup = contactPage
    .replace(/(<main\b[^>]*>).*(<\/main>)/s, (_, open, close) => `${open}${content}${close}`)
    .replace(/<title>.*?<\/title>/s, () => `<title>${title} | ${site.productName}</title>`);
  return new Response(markup, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}
