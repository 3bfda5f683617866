/** What a browser without scripts shows once it has sent the contact form: the thanks, or the form with what is wrong. */
import { html, raw } from 'hono/html';
import { consent } from '#src/content/consent.ts';
import { contact, controls } from '#src/content/messages.ts';
import { site } from '#src/content/site.ts';
import { departments, trapField } from '#src/contracts/contact.ts';
import type { FieldErrors } from '#src/contracts/failure.ts';
import type { ReceiptLine } from '#src/domain/contact-receipt.ts';
import { departmentNames } from '#src/domain/department-names.ts';
import type { HttpFailure } from '#api/http/http-failure.ts';
import { listOf, type Markup, plainPage, type TypedFields } from '#api/plain-page/plain-page.ts';

/** 201, in the words of the dialog's thanks, with the receipt that the forms show. */
export function thanksPage(receipt: readonly ReceiptLine[]): Response {
  return plainPage(
    201,
    contact.thanksTitle,
    html`<h1>${contact.thanksTitle}</h1>
      <p>${contact.thanksNote}</p>
      <div role="group" aria-label="${contact.receipt}">${listOf(receipt)}</div>
      <p><a href="/">${contact.backToHome}</a></p>`,
  );
}

/** The fields of the form, as on the contact page. */
const fields = [
  { name: 'name', label: contact.nameLabel, type: 'text', autocomplete: 'name', isRequired: true },
  { name: 'email', label: contact.emailLabel, type: 'email', autocomplete: 'email', isRequired: true },
  { name: 'company', label: contact.companyLabel, type: 'text', autocomplete: 'organization', isRequired: true },
  { name: 'phone', label: contact.phoneLabel, type: 'tel', autocomplete: 'tel', isRequired: false },
] as const;

/** In this order in the summary of errors too. */
const names: readonly string[] = [...fields.map(({ name }) => name), 'message', 'consent', 'department'];

/** The failure, above the form as it was typed. */
export function failedContactPage(failure: HttpFailure, typed: TypedFields): Response {
  const errors = failure.errors ?? {};
  return plainPage(
    failure.status,
    contact.errorTitle(site.name),
    html`<h1>${contact.formTitle(site.name)}</h1>
      ${summaryOf(failure)} ${contactForm(typed, errors)}
      <p>
        ${contact.orCall(
          html`<a href="${site.phone.href}">${site.phone.text}</a>`,
          html`<a href="mailto:${site.email.support}">${site.email.support}</a>`,
        )}
      </p>`,
  );
}

/** The form, filled in. What came along without a field of its own is kept in hidden ones. */
export function contactForm(typed: TypedFields, errors: FieldErrors = {}): Markup {
  const others = Object.entries(typed).filter(([name]) => name !== trapField && !names.includes(name));
  return html`<form method="post" action="/api/contact" novalidate>
    ${departmentOf(typed)} ${fields.map((field) => inputOf(field, typed, errors))}
    <p>
      <label for="message">${contact.messageLabel}</label>
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
      <label for="consent">${consent(linkToPolicy)}</label>
      ${errorOf('consent', errors)}
    </p>
    ${others.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <button type="submit">${contact.submit}</button>
  </form>`;
}

const linkToPolicy = (words: string) => html`<a href="/privacy-policy" target="_blank">${words}</a>`;

/** Each message leads to its field. */
function summaryOf({ message, errors = {} }: HttpFailure): Markup {
  const lines = Object.entries(errors).flatMap(([name, messages]) =>
    messages.map((text) => html`<li>${names.includes(name) ? html`<a href="#${name}">${text}</a>` : text}</li>`),
  );
  return html`<div class="summary" role="alert" aria-labelledby="summary" tabindex="-1" autofocus>
    <h2 id="summary">${controls.thereIsAProblem}</h2>
    <ul>
      ${lines.length > 0 ? lines : html`<li>${message}</li>`}
    </ul>
  </div>`;
}

/** On the contact page the tabs choose it. */
function departmentOf(typed: TypedFields): Markup {
  const options = departments.map(
    (name) =>
      html`<label>
        <input type="radio" name="department" value="${name}" ${name === typed.department ? raw('checked') : ''} />
        ${departmentNames[name]}
      </label>`,
  );
  return html`<fieldset id="department">
    <legend>${contact.department}</legend>
    ${options}
  </fieldset>`;
}

function inputOf(field: (typeof fields)[number], typed: TypedFields, errors: FieldErrors): Markup {
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
