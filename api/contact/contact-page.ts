/** What a browser without scripts shows once it has sent the contact form: the thanks, or the form with what is wrong. */
import { html, raw } from 'hono/html';
import { site } from '#src/content/site.ts';
import { departments, trapField } from '#src/contracts/contact.ts';
import type { FieldErrors } from '#src/contracts/failure.ts';
import type { ReceiptLine } from '#src/domain/contact-receipt.ts';
import type { HttpFailure } from '#api/http/http-failure.ts';
import { listOf, type Markup, plainPage, type Typed } from '#api/plain-page/plain-page.ts';

/** 201, in the words of the dialog's thanks, with the receipt that the forms show. */
export function thanksPage(receipt: readonly ReceiptLine[]): Response {
  return plainPage(
    201,
    'Thank You!',
    html`<h1>Thank You!</h1>
      <p>Your message has been sent successfully. We'll be in touch soon.</p>
      <div role="group" aria-label="Receipt">${listOf(receipt)}</div>
      <p><a href="/">Back to Home</a></p>`,
  );
}

/** The fields of the form, as on the contact page. */
const fields = [
  { name: 'name', label: 'Name', type: 'text', autocomplete: 'name', isRequired: true },
  { name: 'email', label: 'Email', type: 'email', autocomplete: 'email', isRequired: true },
  { name: 'company', label: 'Company', type: 'text', autocomplete: 'organization', isRequired: true },
  { name: 'phone', label: 'Phone (optional)', type: 'tel', autocomplete: 'tel', isRequired: false },
] as const;

/** In this order in the summary of errors too. */
const names: readonly string[] = [...fields.map(({ name }) => name), 'message', 'consent', 'department'];

/** The failure, above the form as it was typed. */
export function failedContactPage(failure: HttpFailure, typed: Typed): Response {
  const errors = failure.errors ?? {};
  return plainPage(
    failure.status,
    `Error: Contact ${site.name}`,
    html`<h1>Contact ${site.name}</h1>
      ${summaryOf(failure)} ${contactForm(typed, errors)}
      <p>
        Or call <a href="${site.phone.href}">${site.phone.text}</a>, or write to
        <a href="mailto:${site.email.support}">${site.email.support}</a>.
      </p>`,
  );
}

/** The form, filled in. What came along without a field of its own is kept in hidden ones. */
export function contactForm(typed: Typed, errors: FieldErrors = {}): Markup {
  const others = Object.entries(typed).filter(([name]) => name !== trapField && !names.includes(name));
  return html`<form method="post" action="/api/contact" novalidate>
    ${departmentOf(typed)} ${fields.map((field) => inputOf(field, typed, errors))}
    <p>
      <label for="message">Message</label>
      <textarea id="message" name="message" rows="6" dir="auto" required ${toldBy('message', errors)}>
${typed.message ?? ''}</textarea>
      ${errorOf('message', errors)}
    </p>
    <p class="trap" aria-hidden="true">
      <input name="${trapField}" value="${typed[trapField] ?? ''}" tabindex="-1" autocomplete="off" />
    </p>
    <p>
      <input
        id="consent"
        name="consent"
        type="checkbox"
        ${typed.consent ? raw('checked') : ''}
        ${toldBy('consent', errors)}
      />
      <label for="consent">I agree to the <a href="/privacy-policy" target="_blank">Privacy Policy</a></label>
      ${errorOf('consent', errors)}
    </p>
    ${others.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <button type="submit">Submit</button>
  </form>`;
}

/** Each message leads to its field. */
function summaryOf({ message, errors = {} }: HttpFailure): Markup {
  const lines = Object.entries(errors).flatMap(([name, messages]) =>
    messages.map((text) => html`<li>${names.includes(name) ? html`<a href="#${name}">${text}</a>` : text}</li>`),
  );
  return html`<div class="summary" role="alert" aria-labelledby="summary" tabindex="-1" autofocus>
    <h2 id="summary">There is a problem</h2>
    <ul>
      ${lines.length > 0 ? lines : html`<li>${message}</li>`}
    </ul>
  </div>`;
}

/** On the contact page the tabs choose it. */
function departmentOf(typed: Typed): Markup {
  const options = departments.map(
    (name) =>
      html`<label>
        <input type="radio" name="department" value="${name}" ${name === typed.department ? raw('checked') : ''} />
        ${name}
      </label>`,
  );
  return html`<fieldset id="department">
    <legend>Department</legend>
    ${options}
  </fieldset>`;
}

function inputOf(field: (typeof fields)[number], typed: Typed, errors: FieldErrors): Markup {
  const { name, label, type, autocomplete, isRequired } = field;
  const direction = type === 'text' ? raw('dir="auto"') : '';
  return html`<p>
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${typed[name] ?? ''}"
      autocomplete="${autocomplete}"
      ${direction}
      ${isRequired ? raw('required') : ''}
      ${toldBy(name, errors)}
    />
    ${errorOf(name, errors)}
  </p>`;
}

/** The attributes of a control that is wrong. */
function toldBy(name: string, errors: FieldErrors) {
  return errors[name] ? raw(`aria-invalid="true" aria-describedby="${name}-error"`) : '';
}

function errorOf(name: string, errors: FieldErrors) {
  const messages = errors[name];
  return messages ? html`<span class="error" id="${name}-error">${messages.join('. ')}</span>` : '';
}
