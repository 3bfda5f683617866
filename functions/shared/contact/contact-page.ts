/** What a contact form that was sent without scripts shows: the thanks, or itself with what is wrong. */
import { site } from '#src/content/site.ts';
import { trapField } from '#src/contracts/contact.ts';
import type { HttpFailure } from '#functions/shared/http/http-failure.ts';
import { type Html, html } from '#functions/shared/http/html.ts';

type Typed = Record<string, string>;
type Errors = Record<string, string[]>;

const cells = [
  { name: 'name', label: 'Name', autocomplete: 'name', type: 'text', required: true },
  { name: 'email', label: 'Email', autocomplete: 'email', type: 'email', required: true },
  { name: 'company', label: 'Company', autocomplete: 'organization', type: 'text', required: true },
  { name: 'phone', label: 'Phone (optional)', autocomplete: 'tel', type: 'tel', required: false },
] as const;

/** Fields that come with the form and are not shown. */
const carried = ['department', 'about', 'chatHistory'];

/** Fields that a line of the summary can lead to. */
const shown: string[] = [...cells.map(({ name }) => name), 'message', 'consent'];

/** 201, in the words of the dialog's thanks. */
export function thanksPage(): Response {
  return page(
    201,
    'Thank You!',
    html`
      <svg class="tick" viewBox="0 0 56 56" fill="none" aria-hidden="true">
        <path d="M10 30.5 23 43 47 14" stroke="currentColor" stroke-width="4" />
      </svg>
      <h1>Thank You!</h1>
      <p>Your message has been sent successfully. We'll be in touch soon.</p>
      <a class="button" href="/">Back to Home</a>
    `,
  );
}

/** The failure, above the form as it was typed. */
export function failedPage(failure: HttpFailure, typed: Typed): Response {
  const errors = failure.errors ?? {};
  return page(
    failure.status,
    `Error: Contact ${site.name}`,
    html`
      <h1>Contact ${site.name}</h1>
      ${summary(failure, errors)}
      <form method="post" action="/api/contact" novalidate>
        <div class="sheet">
          ${cells.map((cell) => textCell(cell, typed, errors))} ${messageCell(typed, errors)}
        </div>
        ${consentCheck(typed, errors)}
        ${carried.map((name) => typed[name] && hidden(name, typed[name]))} ${trap(typed)}
        <button class="button" type="submit">Submit</button>
      </form>
    `,
  );
}

function summary(failure: HttpFailure, errors: Errors): Html {
  const lines = Object.entries(errors).flatMap(([field, messages]) =>
    messages.map((message) =>
      shown.includes(field)
        ? html`<li><a href="#${field}">${message}</a></li>`
        : html`<li>${message}</li>`,
    ),
  );
  return html`
    <div class="summary" role="alert" aria-labelledby="summary" tabindex="-1" autofocus>
      <h2 id="summary">There is a problem</h2>
      ${
        lines.length > 0
          ? html`<ul>
              ${lines}
            </ul>`
          : html`<p>${failure.message}</p>`
      }
    </div>
  `;
}

function textCell(cell: (typeof cells)[number], typed: Typed, errors: Errors): Html {
  const { name, label, type, autocomplete, required } = cell;
  return html`
    <div class="cell">
      <label for="${name}">${label}</label>
      <input
        id="${name}"
        name="${name}"
        type="${type}"
        autocomplete="${autocomplete}"
        value="${typed[name] ?? ''}"
        ${required && html`required`}
        ${invalid(name, errors)}
      />
      ${problem(name, errors)}
    </div>
  `;
}

// A textarea swallows one line break after its tag: the one written here, not one that was typed.
function messageCell(typed: Typed, errors: Errors): Html {
  return html`
    <div class="cell wide">
      <label for="message">Message</label>
      <textarea id="message" name="message" rows="6" required ${invalid('message', errors)}>
${typed.message ?? ''}</textarea>
      ${problem('message', errors)}
    </div>
  `;
}

function consentCheck(typed: Typed, errors: Errors): Html {
  return html`
    <div class="check">
      <input
        id="consent"
        name="consent"
        type="checkbox"
        required
        ${typed.consent ? html`checked` : ''}
        ${invalid('consent', errors)}
      />
      <label for="consent">
        I agree to the <a href="/privacy-policy" target="_blank">Privacy Policy</a>
      </label>
      ${problem('consent', errors)}
    </div>
  `;
}

function trap(typed: Typed): Html {
  return html`
    <div class="trap" aria-hidden="true">
      <input
        name="${trapField}"
        value="${typed[trapField] ?? ''}"
        tabindex="-1"
        autocomplete="off"
      />
    </div>
  `;
}

function hidden(name: string, value: string): Html {
  return html`<input type="hidden" name="${name}" value="${value}" />`;
}

function invalid(name: string, errors: Errors): Html | undefined {
  return errors[name] && html`aria-invalid="true" aria-describedby="${name}-error"`;
}

function problem(name: string, errors: Errors): Html | undefined {
  return errors[name] && html`<p class="problem" id="${name}-error">${errors[name].join('. ')}</p>`;
}

function page(status: number, title: string, content: Html): Response {
  const { markup } = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} | ${site.productName}</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="/form-answer.css" />
      </head>
      <body>
        <header>
          <a class="home" href="/">
            <svg
              viewBox="0 0 28 28"
              fill="none"
              stroke="currentColor"
              stroke-width="2"
              aria-hidden="true"
            >
              <path
                d="M5.2 3.4 21.5 2.6a2 2 0 0 1 2 1.9l.6 19a2 2 0 0 1-2 2.1l-15.7.5a2 2 0 0 1-2-1.9L3.2 5.5a2 2 0 0 1 2-2.1Z"
              />
              <path d="m9 9.2 9.5-.4M9.2 14l9.5-.4M9.4 18.8l5.5-.2" stroke-linecap="round" />
            </svg>
            ${site.name}
          </a>
        </header>
        <main>${content}</main>
        <footer>
          <p>
            Or reach us directly:
            <a href="mailto:${site.email.sales}">${site.email.sales}</a>,
            <a href="${site.phone.href}">${site.phone.text}</a>
          </p>
        </footer>
      </body>
    </html>`;
  return new Response(markup, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
}
