import { expect, test, vi } from 'vitest';
import contact from '#functions/contact.ts';
import { policyHeaders } from '#functions/shared/http/policy.ts';
import { goodContact } from './support/contact.ts';
import { contextOf, newClient, SITE, useDatabase } from './support/harness.ts';

// As a build writes it, around the form that the page really has.
vi.mock('#functions/shared/generated/contact-page.ts', async () => {
  const { createElement } = await import('react');
  const { renderToString } = await import('react-dom/server');
  const { ContactPageForm } = await import('#src/features/contact/ContactPageForm.tsx');
  const form = renderToString(createElement(ContactPageForm));
  return { contactPage: `<!doctype html><title>Contact</title><main><nav></nav>${form}</main>` };
});

const { db } = useDatabase();

const good = { ...goodContact, phone: '', consent: 'on', department: 'partnerships' };

function post(body: URLSearchParams | FormData, client = newClient()) {
  const request = new Request(`${SITE}/api/contact`, {
    method: 'POST',
    headers: { Origin: SITE, 'Sec-Fetch-Site': 'same-origin' },
    body,
  });
  return contact(request, contextOf(client));
}

test('a valid form: 201, the thanks, and the request is stored', async () => {
  const response = await post(new URLSearchParams(good));
  expect(response.status).toBe(201);
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('Content-Security-Policy')).toBe(
    policyHeaders['Content-Security-Policy'],
  );
  const page = await response.text();
  expect(page).toMatch(/<title>Thank You! .*<h1[^>]*>Thank You!<\/h1>/s);
  expect(page).not.toMatch(/<form|<nav>/);
  expect(page).toMatch(/<dt>Task<\/dt>\s*<dd>We type invoices twice\.<\/dd>/);
  expect(page).toMatch(/<dt>Answer by<\/dt>\s*<dd>\w+day, .* CST<\/dd>/);
  const leads = await db().selectFrom('leads').selectAll().execute();
  expect(leads).toMatchObject([{ name: 'Ada Park', department: 'partnerships', phone: '' }]);
});

test('a multipart form is the same', async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries(good)) form.set(name, value);
  form.set('file', new Blob(['x']), 'x.txt');
  expect((await post(form)).status).toBe(201);
});

test('a form that is wrong: 422, each error with a link to its field, and all that was typed', async () => {
  const { consent: _, ...unticked } = good;
  const typed = {
    ...unticked,
    name: '"><script>alert(1)</script>',
    email: 'ada',
    message: '\nshort &',
    about: 'Invoice entry',
  };
  const response = await post(new URLSearchParams(typed));
  expect(response.status).toBe(422);
  const page = await response.text();

  const problems = {
    email: 'Please enter a valid email address',
    consent: 'You must agree to the terms',
  };
  for (const [name, message] of Object.entries(problems)) {
    const [field = ''] = new RegExp(`<input [^>]*name="${name}"[^>]*>`).exec(page) ?? [];
    const [, id] = / id="([^"]+)"/.exec(field) ?? [];
    expect(page).toContain(`<a href="#${id}">${message}</a>`);
    expect(field).toContain(`aria-invalid="true" aria-describedby="${id}-error"`);
    expect(page).toMatch(new RegExp(`<p id="${id}-error" class="\\w+-error">${message}</p>`));
  }
  expect(page).toMatch(/<a href="#[^"]+">Message must be at least 10 characters<\/a>/);
  expect(page.match(/aria-invalid/g)).toHaveLength(3);

  expect(page).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  expect(page).not.toContain('<script');
  expect(page).toContain('value="ada"');
  expect(page).toContain('value="Park &amp; Daughters"');
  expect(page).toContain('>\n\nshort &amp;</textarea>');
  expect(page).toMatch(/<input [^>]*value="partnerships" checked="">/);
  expect(page.match(/checked/g)).toHaveLength(1);
  expect(page).toContain('<input type="hidden" name="about" value="Invoice entry">');
  expect(page).not.toMatch(/ style=| on\w+=/);
});

test('too many forms: a page with what was typed, the status and when to come back', async () => {
  const client = newClient();
  for (let i = 0; i < 5; i++) await post(new URLSearchParams(good), client);
  const response = await post(new URLSearchParams(good), client);
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
  const page = await response.text();
  expect(page).toContain('Too many requests.');
  expect(page).toContain('We type invoices twice.');
});

test('a form that cannot be read is 400', async () => {
  const request = new Request(`${SITE}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data' },
    body: 'no boundary',
  });
  expect((await contact(request, contextOf(newClient()))).status).toBe(400);
});
