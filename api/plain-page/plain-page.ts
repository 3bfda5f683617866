/** What a browser without scripts shows once it has sent a form. */
import { hash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { everywhereLinks } from '#src/content/navigation.data.ts';
import { site } from '#src/content/site.ts';
import { NO_PAGE } from '#src/lib/security-headers.ts';
import { style } from './style.ts';

export type Markup = ReturnType<typeof html>;

/** The fields of a form, as they were typed. */
export type TypedFields = Readonly<Record<string, string>>;

/** Nothing but its own style, and a form that is sent to this site. */
const policy = `${NO_PAGE}; style-src 'sha256-${hash('sha256', style, 'base64')}'; form-action 'self'; base-uri 'none'`;

/** What every page has to link to; nothing where the content names nothing. */
const footer =
  everywhereLinks.length > 0
    ? html`<footer>${everywhereLinks.map(({ label, href }) => html`<a href="${href}">${label}</a> `)}</footer>`
    : '';

/** A small page of its own, in the colors of the site. */
export function plainPage(status: number, title: string, main: Markup): Response {
  const markup = html`<!doctype html>
    <html lang="${site.locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} | ${site.productName}</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <header><a href="/">${site.productName}</a></header>
        <main>${main}</main>
        ${footer}
      </body>
    </html>`;
  return new Response(String(markup), {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy },
  });
}

/** Names and values, as on a receipt. */
export function listOf(lines: readonly (readonly [label: string, value: string])[]): Markup {
  return html`<dl>
    ${lines.map(
      ([label, value]) =>
        html`<div>
          <dt>${label}</dt>
          <dd dir="auto">${value}</dd>
        </div>`,
    )}
  </dl>`;
}
