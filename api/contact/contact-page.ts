/** What a contact form that was sent without scripts shows: the built page, with the thanks or with what is wrong. */
import { html, raw } from 'hono/html';
import { defaultTreeAdapter as tree, type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';
import { site } from '#src/content/site.ts';
import type { ReceiptLine } from '#src/domain/contact-receipt.ts';
import type { HttpFailure } from '#api/http/http-failure.ts';
// Written by each build of the pages; scripts/ensure-generated.ts makes an empty one if there is none.
import { contactPage } from '#api/generated/contact-page.ts';

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

type Element = DefaultTreeAdapterTypes.Element;

/**
 * A form as it was typed, each message under its field. What came along without a field of its own
 * is carried in hidden ones.
 *
 * @param form its markup, empty
 * @returns its markup, and the id of each field by name
 */
function fillForm(
  form: string,
  typed: Readonly<Record<string, string>>,
  errors: Readonly<Record<string, string[]>>,
): { markup: string; ids: Map<string, string> } {
  const fragment = parseFragment(form);
  const fields = [...elements(fragment)].filter((element) => read(element, 'name'));
  const ids = new Map<string, string>();
  for (const field of fields) {
    const [name, id] = [read(field, 'name'), read(field, 'id')];
    fill(field, typed[name] ?? '');
    if (!id) continue;
    ids.set(name, id);
    if (errors[name]) tell(field, id, errors[name].join('. '));
  }
  const names = new Set(fields.map((field) => read(field, 'name')));
  const [root] = [...elements(fragment)];
  for (const [name, value] of Object.entries(typed)) {
    if (root && !names.has(name)) append(root, 'input', { type: 'hidden', name, value });
  }
  return { markup: serialize(fragment), ids };
}

function fill(field: Element, value: string): void {
  const type = read(field, 'type');
  if (field.tagName === 'textarea') {
    field.childNodes = [];
    // The first line break after the tag is swallowed: this one, not one that was typed.
    tree.insertText(field, `\n${value}`);
  } else if (type === 'checkbox' || type === 'radio') {
    const isChecked = type === 'radio' ? value === read(field, 'value') : value !== '';
    field.attrs = field.attrs.filter(({ name }) => name !== 'checked');
    if (isChecked) write(field, 'checked', '');
  } else {
    write(field, 'value', value);
  }
}

/** As Field.tsx and Consent.tsx mark what is wrong. */
function tell(field: Element, id: string, message: string): void {
  const cell = field.parentNode as Element;
  write(field, 'aria-invalid', 'true');
  write(field, 'aria-describedby', `${id}-error`);
  const kind = read(cell, 'class') === 'check' ? 'check' : 'cell';
  tree.insertText(append(cell, 'p', { id: `${id}-error`, class: `${kind}-error` }), message);
}

function append(parent: Element, tag: string, attributes: Record<string, string>): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const element = tree.createElement(tag, parent.namespaceURI, attrs);
  tree.appendChild(parent, element);
  return element;
}

function read({ attrs }: Element, name: string): string {
  return attrs.find((attribute) => attribute.name === name)?.value ?? '';
}

function write(element: Element, name: string, value: string): void {
  element.attrs = [...element.attrs.filter((other) => other.name !== name), { name, value }];
}

function* elements(node: DefaultTreeAdapterTypes.ParentNode): Generator<Element> {
  for (const child of node.childNodes) {
    if (!tree.isElementNode(child)) continue;
    yield child;
    yield* elements(child);
  }
}
